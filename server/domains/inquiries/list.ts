import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { countStates, pageOfState } from '../../kernel/stateful-list.ts'
import { visibleEvent } from '../events/visible.ts'
import { presentForOrganizer, presentInquiry } from './present.ts'
import { obstacleToInquiry } from './rules.ts'
import { inquiriesByIds, isOrganizer, organizerInquiries, organizerRows, ownInquiryIds } from './store.ts'

/** The caller's inquiries about an event, and the one that may be sent now. */
export const ownInquiries = async (ctx: Ctx<'GET /events/:id/participant-inquiries'>) => {
  const { actor, db, now, params } = ctx
  const event = await visibleEvent(ctx, params.id)
  const rows = await inquiriesByIds(db, await ownInquiryIds(db, event.id, actor.id))
  const isWaiting = rows.some(({ status }) => status === 'wait')
  const types = (['attendance', 'participation'] as const).filter((type) => obstacleToInquiry(type, { event, actor, now }) === null)
  return { _items: rows.map(presentInquiry), available: (isWaiting ? undefined : types[0]) ?? null }
}

type OrganizerCall = Ctx<
  'GET /owner/event-participant-inquiries' | 'GET /owner/event-participant-inquiries/counters' | 'GET /owner/event-participant-inquiries/download'
>

/** The filter of the caller. A foreign event is refused like an unknown one. */
export const filterOf = async ({ actor, db, query, refuse }: OrganizerCall) => {
  if (query.eventId !== undefined && !(await isOrganizer(db, query.eventId, actor.id))) throw refuse('forbidden')
  return { organizerId: actor.id, eventId: query.eventId }
}

const oldestFirst = sql`created_at, id`
const newestFirst = sql`created_at desc, id desc`

export const listInquiries = async (ctx: Ctx<'GET /owner/event-participant-inquiries'>) => {
  const { actor, db, query } = ctx
  const filter = await filterOf(ctx)
  const slice = sliceOf(query, actor)
  const { ids, total } = query.status
    ? await pageOfState(db, organizerInquiries(filter), { state: query.status, order: query.status === 'wait' ? oldestFirst : newestFirst, slice })
    : await pageOfState(db, { rows: organizerRows(filter), states: { any: sql<boolean>`true` } }, { state: 'any', order: newestFirst, slice })
  const rows = await inquiriesByIds(db, ids)
  return pageOf(rows.map(presentForOrganizer), total, query, slice)
}

export const countInquiries = async (ctx: Ctx<'GET /owner/event-participant-inquiries/counters'>) => {
  const { wait, approved, declined } = await countStates(ctx.db, organizerInquiries(await filterOf(ctx)))
  return { wait, approved, declined }
}
