import { sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { type Filters, matching, states } from './filter.ts'

type Counters = { all: number; approved: number; wait: number; waitingList: number; declined: number; attended: number }

export const countersOf = async ({ db, actor, query }: Ctx<'GET /owner/event-participants/counters'>): Promise<Counters> => {
  if (query.eventId !== undefined) await ownEvent(db, { eventId: query.eventId, actor })
  const { rows } = await sql<Counters>`
    select count(*) as all, count(*) filter (where ${states.approved}) as approved, count(*) filter (where ${states.wait}) as wait,
      count(*) filter (where ${states.waitingList}) as "waitingList", count(*) filter (where ${states.declined}) as declined,
      count(p.attended_at) as attended from ${matching(query, actor)}`.execute(db)
  const [counters] = rows
  if (!counters) throw new Error('a count query returned no row')
  return counters
}

/** The length of the list. Triggers keep the length of a whole event and of each state, so that reading it takes one row however long the list is. */
export const countMatching = async (db: Db, filters: Filters, viewer: Pick<Actor, 'id' | 'status'>): Promise<number> => {
  if (filters.eventId !== undefined && isWholeState(filters)) return countOfState(db, filters.eventId, filters.state)
  const { rows } = await sql<{ total: number }>`${plannedEachTime} select count(*) as total from ${matching(filters, viewer)}`.execute(db)
  return rows[0]?.total ?? 0
}

const isWholeState = ({ eventId: _event, state: _state, ...others }: Filters) =>
  Object.values(others).every((value) => value === undefined || value === '')

/** Index: the primary key. */
const countOfState = async (db: Db, eventId: number, state: Filters['state']): Promise<number> => {
  const row = await db
    .selectFrom('event_participant_counts')
    .select(['approved', 'wait', 'waiting_list as waitingList', 'declined'])
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (!row) return 0
  return state === undefined ? row.approved + row.wait + row.waitingList + row.declined : row[state]
}
