import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { holdMessages, releaseMessages } from '../../kernel/outbox/queue.ts'
import { presentMailing } from './present.ts'
import { mailingKind, progressOf, subjectOf } from './progress.ts'
import { mayPause, mayResume } from './rules.ts'
import { lockMailing, type MailingRow } from './store.ts'

type Call = Ctx<'POST /owner/mailings/:id/pause'>

/** Letters that wait are held; those in flight leave. */
export const pauseMailing = (ctx: Call) =>
  change(ctx, mayPause, async (tx, { id, user_id }) => {
    const isByStaff = user_id !== ctx.actor.id
    await tx.updateTable('mailings').set({ paused_at: ctx.now, is_paused_by_staff: isByStaff }).where('id', '=', id).execute()
    await holdMessages(tx, { kind: mailingKind, subject: subjectOf(id) })
    return { paused_at: ctx.now, is_paused_by_staff: isByStaff }
  })

export const resumeMailing = (ctx: Call) =>
  change(ctx, mayResume, async (tx, { id }) => {
    await tx.updateTable('mailings').set({ paused_at: null, is_paused_by_staff: false }).where('id', '=', id).execute()
    await releaseMessages(tx, { kind: mailingKind, subject: subjectOf(id) }, ctx.now)
    return { paused_at: null, is_paused_by_staff: false }
  })

type Step = (tx: Tx, row: MailingRow) => Promise<Pick<MailingRow, 'paused_at' | 'is_paused_by_staff'>>

const change = ({ db, actor, params, refuse }: Call, isPossible: (row: MailingRow, actor: Actor) => boolean, step: Step) =>
  db.transaction().execute(async (tx) => {
    const row = await lockMailing(tx, params.id)
    if (!row) throw refuse('notFound')
    if (!isAllowed(row, actor)) throw refuse('forbidden')
    if (!isPossible(row, actor)) throw refuse('mailingNotSending')
    const changed = await step(tx, row)
    return presentMailing({ ...row, ...changed, ...(row.started_at && (await progressOf(tx, row.id))) }, actor)
  })

/** Staff stop a mailing that causes complaints. */
const isAllowed = (row: MailingRow, actor: Actor): boolean => row.user_id === actor.id || actor.isStaff
