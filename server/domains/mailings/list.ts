import { type MailingStatus, mailingCodes, mailingStatuses } from '../../../contract/mailings/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import { type PageQuery, pageOf, sliceOf } from '../../kernel/paging.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { editedQuiz } from '../quizzes/read.ts'
import { findQuiz } from '../quizzes/store.ts'
import { readableMailing } from './own-mailing.ts'
import { presentMailing } from './present.ts'
import { progressOf } from './progress.ts'
import { listMailings } from './store.ts'

type Listing = Pick<Ctx<'GET /owner/mailings'>, 'db' | 'actor'> & { query: PageQuery }

const pageWith = async ({ db, actor, query }: Listing, filters: Parameters<typeof listMailings>[1]) => {
  const slice = sliceOf(query, actor)
  const { rows, total } = await listMailings(db, filters, slice)
  return pageOf(
    rows.map((row) => presentMailing(row, actor)),
    total,
    query,
    slice,
  )
}

export const ownMailingsPage = (ctx: Ctx<'GET /owner/mailings'>) => {
  const { status, search, eventId } = ctx.query
  return pageWith(ctx, { userId: ctx.actor.id, status: statusOf(status), search, eventId })
}

/** A state by its code, its name, or the customer's name of `sent`. */
const statusOf = (given: number | string | undefined): MailingStatus | undefined =>
  given === 'sended' ? 'sent' : mailingStatuses.find((name) => name === given || mailingCodes[name] === given)

/** Mailings of others, with their drafts and recipients, are for staff only. */
const authorOf = ({ id, isStaff }: Actor) => (isStaff ? {} : { userId: id })

export const mailingsOfEvent = async (ctx: Ctx<'GET /owner/events/:id/mailings'>) => {
  const { id } = await ownEvent(ctx.db, { eventId: ctx.params.id, actor: ctx.actor })
  return pageWith(ctx, { eventId: id, ...authorOf(ctx.actor) })
}

export const mailingsOfQuiz = async (ctx: Ctx<'GET /quizzes/:id/mailings'>) => {
  const { id } = editedQuiz(ctx, await findQuiz(ctx.db, ctx.params.id, { userId: ctx.actor.id }))
  return pageWith(ctx, { quizId: id, ...authorOf(ctx.actor) })
}

type One = Pick<Ctx<'GET /owner/mailings/:id'>, 'db' | 'refuse'> & { actor: Actor; params: { id: number } }

/** With the progress of this moment while it is being sent. */
export const readMailing = async (ctx: One) => {
  const row = await readableMailing(ctx, ctx.db)
  return presentMailing(row.status === 'executing' ? { ...row, ...(await progressOf(ctx.db, row.id)) } : row, ctx.actor)
}
