import { sql } from 'kysely'
import type { User } from '../../../contract/people/people.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import { isSelf, seesBlock } from './rules.ts'
import { type PersonRow, peopleRows, themeNames } from './store.ts'

type MatchContext = { db: Db; caller: Pick<Caller, 'locale'>; now: Date }

/** Adds the reasons of a match with the viewer: common interests, common events, the same city. */
export const addMatch = async ({ db, caller, now }: MatchContext, viewer: Actor, rows: PersonRow[], people: User[]): Promise<User[]> => {
  const [mine] = await peopleRows(db, [viewer.id], { userId: null, locale: caller.locale })
  const others = rows.filter((row) => !isSelf(row, viewer) && seesBlock(row, viewer, null))
  const common = new Map(others.map((row) => [row.id, row.theme_ids.filter((id) => mine?.theme_ids.includes(id))]))
  const meeting = others.filter((row) => seesBlock(row, viewer, 'events')).map((row) => row.id)
  const [themes, events] = await Promise.all([
    themeNames(db, [...new Set([...common.values()].flat())], caller.locale),
    commonEvents(db, viewer.id, meeting, now),
  ])
  const matchOf = (row: PersonRow, themeIds: number[]) => ({
    themes: themes.filter((theme) => themeIds.includes(theme.id)),
    events: events.get(row.id) ?? 0,
    city: row.city_id !== null && row.city_id === viewer.cityId,
  })
  return rows.flatMap((row, index) => {
    const [person, themeIds] = [people[index], common.get(row.id)]
    if (!person) return []
    return themeIds ? [{ ...person, match: matchOf(row, themeIds) }] : [person]
  })
}

/** The number of started events with approved participations of both. Indexes: event_participants_user, the unique (event_id, user_id). */
const commonEvents = async (db: Db, viewerId: number, ids: number[], now: Date): Promise<Map<number, number>> => {
  const { rows } = await sql<{ user_id: number; total: number }>`
    select x.user_id, count(*) as total from event_participants mine
      join events e on e.id = mine.event_id and e.date_start <= ${now} and e.deleted_at is null and e.status <> 'canceled'
      join event_participants x on x.event_id = mine.event_id and x.state = 'approved'
    where mine.user_id = ${viewerId} and mine.state = 'approved' and x.user_id = any(${ids}::bigint[])
    group by x.user_id`.execute(db)
  return new Map(rows.map((row) => [row.user_id, row.total]))
}
