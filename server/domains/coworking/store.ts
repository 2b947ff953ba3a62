import { sql } from 'kysely'
import type { CoworkingStatus } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { shownSpaces } from '../spaces/space-store.ts'
import type { CoworkingSpace } from './coworking-space.ts'

const spaceColumns = (locale: Locale) => sql`s.id, s.name, s.place_id as "placeId", p.address, ${nameIn('c', locale)} as "cityName",
  s.is_active as "isActive", coalesce(p.zone, c.zone) as zone, s.schedule, s.special_days as "specialDays", s.coworking_capacity as capacity`

/** Spaces with these ids, in their order. Indexes: the primary keys. */
export const coworkingSpaces = async (db: Db, locale: Locale, ids: readonly number[]): Promise<CoworkingSpace[]> => {
  const { rows } = await sql<CoworkingSpace>`
    select ${spaceColumns(locale)} from unnest(${ids}::bigint[]) with ordinality found(id, place)
    join ${shownSpaces} on s.id = found.id join cities c on c.id = p.city_id order by found.place`.execute(db)
  return rows
}

export type EntryRow = {
  id: number
  user_id: number
  date: string
  status: CoworkingStatus
  visited_at: Date | null
  closed_at: Date | null
  created_at: Date
  is_restricted: boolean
  restricted_until: string | null
  space: CoworkingSpace
}

/** Entries with these ids, in their order, also of spaces that the catalogue no longer shows. Indexes: the primary keys. */
export const entriesWithIds = async (db: Db, locale: Locale, ids: readonly number[]): Promise<EntryRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<EntryRow>`
    select x.id, x.user_id, x.date::text as date, x.status, x.visited_at, x.closed_at, x.created_at, r.user_id is not null as is_restricted,
      r.until::text as restricted_until, (select to_json(one) from (select ${spaceColumns(locale)}) one) as space
    from unnest(${ids}::bigint[]) with ordinality found(id, place) join coworking_entries x on x.id = found.id
    join spaces s on s.id = x.space_id join places p on p.id = s.place_id join cities c on c.id = p.city_id
    left join space_restrictions r on r.space_id = x.space_id and r.user_id = x.user_id and (r.until is null or r.until >= x.date)
    order by found.place`.execute(db)
  return rows
}

/**
 * Locks the space until the transaction ends. All changes of places and bans in a space lock it first, and
 * the account of the user before it: so the capacity holds and a banned user takes no place.
 */
export const lockSpace = (tx: Tx, spaceId: number) => sql`select from spaces where id = ${spaceId} for no key update`.execute(tx)

/** Keeps changes of places and bans of a space away until the transaction ends, while marks go on side by side. */
export const shareSpace = (tx: Tx, spaceId: number) => sql`select from spaces where id = ${spaceId} for share`.execute(tx)

/** Locks an account until the transaction ends, so that two requests do not both count its last place. */
export const lockUser = (tx: Tx, userId: number) => sql`select from users where id = ${userId} for no key update`.execute(tx)

/** Places held on days from `today` on. Index: coworking_entries_user. */
export const countUpcoming = async (tx: Tx, userId: number, today: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from coworking_entries where user_id = ${userId} and date >= ${today}::date and status <> 'delisted'`.execute(tx)
  return rows[0]?.total ?? 0
}

type Key = { spaceId: number; userId: number; date: string }

/** A visitor who has come takes a place of the day, also after giving it back: they may still be inside. */
const isTaken = sql`(status <> 'delisted' or visited_at is not null)`

export type FoundEntry = { id: number; status: CoworkingStatus; isTaken: boolean }

/** Index: the unique (space_id, date, user_id). */
export const findEntry = async (db: Db, { spaceId, userId, date }: Key): Promise<FoundEntry | undefined> => {
  const { rows } = await sql<FoundEntry>`
    select id, status, ${isTaken} as "isTaken" from coworking_entries where space_id = ${spaceId} and date = ${date}::date and user_id = ${userId}`.execute(
    db,
  )
  return rows[0]
}

/** Places taken in a space by day. Index: the unique (space_id, date, user_id). */
export const takenPlaces = async (db: Db, spaceId: number, { from, to }: { from: string; to: string }): Promise<Map<string, number>> => {
  const { rows } = await sql<{ date: string; taken: number }>`
    select date::text as date, count(*) as taken from coworking_entries
    where space_id = ${spaceId} and date between ${from}::date and ${to}::date and ${isTaken} group by date`.execute(db)
  return new Map(rows.map(({ date, taken }) => [date, taken]))
}

/** A visitor who has come and takes the place of the day again is still marked; one to whom staff give it again is expected again (V393). */
export const takeEntry = async (tx: Tx, { spaceId, userId, date }: Key, { addedBy, now }: { addedBy: number | null; now: Date }): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into coworking_entries (space_id, user_id, date, added_by, created_at) values (${spaceId}, ${userId}, ${date}::date, ${addedBy}, ${now})
    on conflict (space_id, date, user_id) do update
      set status = case when ${addedBy}::bigint is null and coworking_entries.visited_at is not null then 'visited' else 'enlisted' end,
        visited_at = case when ${addedBy}::bigint is null then coworking_entries.visited_at end,
        marked_by = case when ${addedBy}::bigint is null then coworking_entries.marked_by end, closed_at = null, added_by = excluded.added_by, created_at = excluded.created_at
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an entry was neither added nor renewed')
  return row.id
}

type Mark = { markedBy: number | null; now: Date }

/** Marks an entry that waits for its visit. Guarantee: of concurrent marks one is made. */
export const markEntry = async (db: Db, id: number, { markedBy, now }: Mark): Promise<boolean> => {
  const { rows } = await sql`update coworking_entries set status = 'visited', visited_at = ${now}, marked_by = ${markedBy}
    where id = ${id} and status = 'enlisted' returning id`.execute(db)
  return rows.length > 0
}

/** Moves a later mark back to an earlier time. False without a later one. */
export const advanceEntry = async (db: Db, id: number, { markedBy, now }: Mark): Promise<boolean> => {
  const { rows } = await sql`update coworking_entries set visited_at = ${now}, marked_by = ${markedBy}
    where id = ${id} and status = 'visited' and visited_at > ${now} returning id`.execute(db)
  return rows.length > 0
}

/** Also of a visitor who gave the place back afterwards. False without a mark. */
export const unmarkEntry = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await sql`update coworking_entries
    set status = case when status = 'visited' then 'enlisted' else status end, visited_at = null, marked_by = null
    where id = ${id} and visited_at is not null returning id`.execute(db)
  return rows.length > 0
}

/** Gives the place of a day back. The visit stays, if there was one. */
export const delistEntry = (db: Db, { spaceId, userId, date }: Key) =>
  sql`update coworking_entries set status = 'delisted'
    where space_id = ${spaceId} and date = ${date}::date and user_id = ${userId} and status <> 'delisted'`.execute(db)

export type HeldDay = { userId: number; date: string }

/** Cancels places of days that the space has closed, but for those of visits and those given back meanwhile. Returns the cancelled ones. */
export const closeEntries = async (tx: Tx, ids: readonly number[], now: Date): Promise<HeldDay[]> => {
  const { rows } = await sql<HeldDay>`update coworking_entries set status = 'delisted', closed_at = ${now}
    where id = any(${ids}::bigint[]) and status = 'enlisted' returning user_id as "userId", date::text as date`.execute(tx)
  return rows
}

/** Of these places those that still wait for their visit. Index: the primary key. */
export const heldDays = async (tx: Tx, ids: readonly number[]): Promise<HeldDay[]> => {
  const { rows } = await sql<HeldDay>`
    select user_id as "userId", date::text as date from coworking_entries where id = any(${ids}::bigint[]) and status = 'enlisted'`.execute(tx)
  return rows
}

type Ban = { spaceId: number; userId: number; from: string; until: string | null }

/** Gives back the places of the days that a ban covers, except those of visits. */
export const delistBanned = (tx: Tx, { spaceId, userId, from, until }: Ban) =>
  sql`update coworking_entries set status = 'delisted' where space_id = ${spaceId} and user_id = ${userId} and status = 'enlisted'
    and date >= ${from}::date and (${until}::date is null or date <= ${until}::date)`.execute(tx)

/** Users who may have a place: active, minor and unfinished accounts that are not blocked. Index: the primary key. */
export const mayVisit = async (db: Db, userId: number): Promise<boolean> => {
  const { rows } = await sql`select from users where id = ${userId} and status in (8, 10, 15) and blocked_at is null`.execute(db)
  return rows.length > 0
}
