import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { countStates, pageOfState, type StatefulList } from '../../kernel/stateful-list.ts'
import { presentBooking } from './present.ts'
import { canSee } from './rules.ts'
import { bookingsWithIds, findBooking } from './store.ts'

type ListCall = Ctx<'GET /meeting-reservations'>

/** Own bookings, or those of the spaces where the user works. Future ones are sorted by ascending start, past ones by descending start. */
export const listBookings = async (ctx: ListCall) => {
  const { actor, caller, db, now, query, refuse } = ctx
  const slice = sliceOf(query, actor)
  if (query.scope === 'space' && !(await mayListSpace(db, actor, query.spaceId))) throw refuse('forbidden')
  const found = query.scope === 'space' ? ofSpaces(actor, query.spaceId) : ofUser(actor.id, query.spaceId)
  const list = bookingsIn(sql`${found} and ${hasStatus(query.status, now)}`, now)
  const { ids, total } = await pageOfState(db, list, { state: query.case, order: orders[query.case], slice })
  const rows = await bookingsWithIds(db, caller.locale, ids)
  return pageOf(
    rows.map((row) => presentBooking(row, { actor, now })),
    total,
    query,
    slice,
  )
}

const orders = { future: sql`starts_at, id`, past: sql`starts_at desc, id desc` }

/** A cancelled booking is past. */
export const bookingsIn = (where: RawBuilder<unknown>, now: Date): StatefulList<'future' | 'past'> => ({
  rows: sql`select r.id, r.starts_at, r.ends_at, r.cancelled_at from reservations r where ${where}`,
  states: {
    future: sql<boolean>`(ends_at > ${now} and cancelled_at is null)`,
    past: sql<boolean>`(ends_at <= ${now} or cancelled_at is not null)`,
  },
})

const hasStatus = (status: ListCall['query']['status'], now: Date) => {
  if (status === undefined) return sql`true`
  if (status === 'waiting') return isWaiting(now)
  return status === 'cancelled' ? sql`r.cancelled_at is not null` : sql`(r.cancelled_at is null and r.status = ${status})`
}

/** Bookings that staff can decide about. Index: reservations_pending. */
const isWaiting = (now: Date) => sql`r.status = 'pending' and r.cancelled_at is null and r.event_id is null and r.starts_at > ${now}`

/** Bookings of the user, and meetings to which they are invited. Indexes: reservations_user, reservation_participants_user. */
export const ofUser = (userId: number, spaceId?: number) => sql`r.id = any(array(
  select x.id from reservations x where x.user_id = ${userId}
  union select x.reservation_id from reservation_participants x where x.user_id = ${userId}))
  and ${spaceId === undefined ? sql`true` : sql`r.space_id = ${spaceId}`}`

/** Index: reservations_space. */
const ofSpaces = ({ id, isStaff }: Actor, spaceId: number | undefined) => {
  if (spaceId !== undefined) return sql`r.space_id = ${spaceId}`
  return isStaff ? sql`true` : sql`r.space_id in (select x.space_id from space_staff x where x.user_id = ${id})`
}

/** Space staff see only the spaces that they are assigned to (V277). */
const mayListSpace = async (db: Db, { id, isStaff, roles }: Actor, spaceId: number | undefined): Promise<boolean> => {
  if (isStaff) return true
  if (!roles.includes('control')) return false
  if (spaceId === undefined) return true
  const { rows } = await sql`select from space_staff where space_id = ${spaceId} and user_id = ${id}`.execute(db)
  return rows.length > 0
}

type Pending = { id: number; name: string; pending: number }

/** Numbers of own bookings, and the spaces where the user works with the bookings that wait there. */
export const countBookings = async ({ actor, db, now }: Ctx<'GET /meeting-reservations/counters'>) => {
  const { future, past } = await countStates(db, bookingsIn(ofUser(actor.id), now))
  const isSpaceStaff = actor.isStaff || actor.roles.includes('control')
  return { future, past, isSpaceStaff, spaces: isSpaceStaff ? await spacesOf(db, actor, now) : [] }
}

/** Assigned spaces; staff of the site get those with pending bookings. Indexes: space_staff_user, reservations_pending. */
const spacesOf = async (db: Db, { id, isStaff }: Actor, now: Date): Promise<Pending[]> => {
  const pending = sql`from reservations r where r.space_id = s.id and ${isWaiting(now)}`
  const { rows } = await sql<Pending>`
    select s.id, s.name, (select count(*) ${pending}) as pending from spaces s where s.deleted_at is null
      and ${isStaff ? sql`exists (select ${pending})` : sql`s.id in (select x.space_id from space_staff x where x.user_id = ${id})`}
    order by s.name, s.id limit ${shownSpaces}`.execute(db)
  return rows
}

/** Staff of the site find the others in the list of all spaces. */
const shownSpaces = 50

/** A booking for its author, its participants, the organizers of its event and the staff of its space. */
export const oneBooking = async ({ actor, caller, db, now, params, refuse }: Ctx<'GET /meeting-reservations/:id'>) => {
  const row = await findBooking(db, caller.locale, params.id)
  if (!row || !canSee(row, actor)) throw refuse('forbidden')
  return presentBooking(row, { actor, now })
}
