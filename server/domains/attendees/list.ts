import { type RawBuilder, sql } from 'kysely'
import type { Attendee } from '../../../contract/attendees/attendees.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import { plannedEachTime } from '../../kernel/db.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { countMatching } from './counters.ts'
import { type Filters, matching } from './filter.ts'
import { presentAttendees } from './present.ts'

type Call = Ctx<'GET /owner/event-participants'>

export const participantsPage = async (ctx: Call) => {
  const { db, actor, query } = ctx
  const { sort, expand, paginationPage, paginationSize, ...filters } = query
  if (filters.eventId !== undefined) await ownEvent(db, { eventId: filters.eventId, actor })
  const slice = sliceOf(query, actor)
  const [ids, total] = await Promise.all([idsOfPage(ctx, filters, slice), countMatching(db, filters, actor)])
  const items: Attendee[] = await presentAttendees(ctx, ids, expand)
  return pageOf(items, total, { paginationPage, paginationSize }, slice)
}

const idsOfPage = async ({ db, actor, query }: Call, filters: Filters, slice: Slice): Promise<number[]> => {
  const { rows } = await pageStatement(filters, actor, { sort: query.sort, slice }).execute(db)
  return rows.map(({ id }) => id)
}

type Page = { sort: Call['query']['sort']; slice: Slice }

export const pageStatement = (filters: Filters, viewer: Pick<Actor, 'id' | 'status'>, { sort, slice }: Page) => sql<{ id: number }>`
  ${plannedEachTime} select p.id from ${matching(filters, viewer)} order by ${orders[sort]} limit ${slice.limit} offset ${slice.offset}`

/** A lookup per participant, because names change without their participants. */
const name = sql`(select concat(n.last_name, ' ', n.first_name) from users n where n.id = p.user_id)`

const orders: Record<Page['sort'], RawBuilder<unknown>> = {
  '-createdAt': sql`p.created_at desc, p.id desc`,
  createdAt: sql`p.created_at, p.id`,
  name: sql`${name}, p.id`,
  '-name': sql`${name} desc, p.id desc`,
}
