import { type RawBuilder, sql } from 'kysely'
import type { ExpertEvent } from '../../../contract/experts/experts.ts'
import type { ExpertEventState } from '../../../contract/experts/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { containing } from '../../kernel/like.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { countStates, pageOfState, type StatefulList } from '../../kernel/stateful-list.ts'
import { knownCardsOf } from '../events/cards.ts'
import { presentEvents } from '../events/expand.ts'
import { answersScored, answersTotal, invitationsOf } from './store.ts'

type Call = Omit<Ctx<'GET /expert/events' | 'GET /expert/events/:id'>, 'refuse' | 'query' | 'params'>

/** The events of an expert; only those with an invitation in force (V536). */
export const expertEvents = async (ctx: Ctx<'GET /expert/events'>) => {
  const { db, actor, query } = ctx
  const slice = sliceOf(query, actor)
  const list = eventsOf({ userId: actor.id, search: query.search })
  const { ids, total } = await pageOfState(db, list, { state: query.status ?? 'all', order: sql`invited_at desc, id desc`, slice })
  return pageOf(await presentExpertEvents(ctx, ids), total, query, slice)
}

export const countExpertEvents = ({ db, actor, query }: Ctx<'GET /expert/events/counters'>) =>
  countStates(db, eventsOf({ userId: actor.id, search: query.search }))

export const expertEvent = async (ctx: Ctx<'GET /expert/events/:id'>): Promise<ExpertEvent> => {
  const [event] = await presentExpertEvents(ctx, [ctx.params.id])
  if (!event) throw ctx.refuse('forbidden')
  return event
}

const cardRelations = new Set(['type', 'city', 'place', 'space', 'photo'])

/** Events of the ids to which the expert is invited, as they were public last. */
const presentExpertEvents = async (ctx: Call, ids: readonly number[]): Promise<ExpertEvent[]> => {
  const { db, actor, caller, now } = ctx
  const progress = await progressOf(db, ids, actor.id)
  const invited = ids.filter((id) => progress.has(id))
  const rows = await knownCardsOf(db, invited, { userId: actor.id, locale: caller.locale })
  const cards = await presentEvents(ctx, rows, { actor, now, expand: cardRelations })
  return cards.flatMap((card) => {
    const own = progress.get(card.id)
    if (!own) return []
    return [{ ...card, invite: own.invite, answersTotal: own.total, answersScored: own.scored, scoringClosed: own.is_closed }]
  })
}

type Progress = { id: number; invite: ExpertEvent['invite']; total: number; scored: number; is_closed: boolean }

const progressOf = async (db: Db, ids: readonly number[], userId: number): Promise<Map<number, Progress>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Progress>`select e.id, x.invite, ${progress} from ${invitationsOf(userId)} and e.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

const progress = sql`${answersTotal(sql`x.event_id`, sql`x.user_id`)} as total, ${answersScored(sql`x.event_id`, sql`x.user_id`)} as scored,
  exists (select from event_scoring c where c.event_id = x.event_id and c.closed_at is not null) as is_closed`

const isDone = sql`(is_closed or (total > 0 and scored >= total))`

const eventStates: Record<ExpertEventState, RawBuilder<boolean>> = {
  invited: sql<boolean>`invite = 'wait'`,
  accepted: sql<boolean>`invite = 'approved' and not ${isDone}`,
  scored: sql<boolean>`invite = 'approved' and ${isDone}`,
}

type Filter = { userId: number; search?: string | undefined }

const eventsOf = ({ userId, search }: Filter): StatefulList<ExpertEventState> => ({
  rows: sql`select e.id, x.invite, x.invited_at, ${progress} from ${invitationsOf(userId)}
    ${search ? sql`and coalesce(e.last_public ->> 'name', e.name) ilike ${containing(search)}` : sql``}`,
  states: eventStates,
})
