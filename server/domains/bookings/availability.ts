import { sql } from 'kysely'
import { bookingDaysAhead } from '../../../contract/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { instantOf, localOf } from '../../kernel/zones.ts'
import { hallsOfSpaces } from '../spaces/halls.ts'
import { addDays, hoursOn } from '../spaces/hours.ts'
import { type BookableSpace, bookableSpace, busyHalls } from './bookable-space.ts'
import { isAvailable, type Period, slotsOn } from './slots.ts'

type AvailabilityQuery = Pick<Ctx<'GET /spaces/:id/reservations/available-days'>, 'db' | 'actor' | 'params' | 'refuse'> & {
  query: { hallIds?: number[] | undefined; reserveId?: number | undefined; eventId?: number | undefined; spaceId?: number | undefined }
}

/** Days of a month with an available slot (V381). One statement for the whole month. */
export const availableDays = async (ctx: Ctx<'GET /spaces/:id/reservations/available-days'>) => {
  const { db, now, query } = ctx
  const asked = await askedHalls(ctx)
  const today = localOf(now, asked.space.zone).slice(0, 10)
  const month = query.month ?? today.slice(0, 7)
  const dates = datesOf(month).filter((date) => date >= today && date <= addDays(today, bookingDaysAhead))
  const [first] = dates
  if (!first || !asked.space.isActive) return { days: [] }
  const busy = await busyHalls(db, { ...asked, within: daysFrom(first, dates.length, asked.space.zone) })
  return { days: dates.filter((date) => slotsOn(asked.space, date).some((slot) => isAvailable(slot, { ...asked, now, busy }))) }
}

/** The slots of a day, each with whether it can be booked (V381). */
export const availableSlots = async (ctx: Ctx<'GET /spaces/:id/reservations/available-slots'>) => {
  const { db, now, query, refuse } = ctx
  const asked = await askedHalls(ctx)
  const { space } = asked
  if (!space.isActive || hoursOn(space, query.date).length === 0) throw refuse('spaceClosed')
  const busy = await busyHalls(db, { ...asked, within: daysFrom(query.date, 1, space.zone) })
  const isOffered = !isTooFar(space, { date: query.date, now })
  return {
    _items: slotsOn(space, query.date).map((slot) => ({
      start: slot.start,
      end: slot.end,
      available: isOffered && isAvailable(slot, { ...asked, now, busy }),
    })),
  }
}

/** The halls of a space with their slots of a day, in one statement for all of them (V381). */
export const hallsOfDay = async (ctx: Ctx<'GET /spaces/:id/reservations/halls'>) => {
  const { actor, db, now, params, query, refuse } = ctx
  const space = await bookableSpace(db, { id: params.id })
  if (!space) throw refuse('notFound')
  const exceptId = await ownReservation(db, query, actor)
  const halls = await hallsOfSpaces(db, [space.id])
  const busy = await busyHalls(db, { hallIds: halls.map(({ id }) => id), within: daysFrom(query.date, 1, space.zone), exceptId })
  const isOffered = space.isActive && !isTooFar(space, { date: query.date, now })
  const slots = isOffered ? slotsOn(space, query.date) : []
  const slotsOf = (id: number) =>
    slots.map((slot) => ({ start: slot.start, end: slot.end, available: isAvailable(slot, { hallIds: [id], isAnyEnough: false, now, busy }) }))
  return { _items: halls.map((hall) => ({ ...hall, slots: slotsOf(hall.id) })) }
}

/** Halls of a space, with a date those with a free slot on it: none when all are taken (V106). Empty for an unknown space. */
export const freeHalls = async ({ db, params, query, now }: Ctx<'GET /spaces/:id/halls'>) => {
  const halls = await hallsOfSpaces(db, [params.id], sql<boolean>`h.capacity >= ${query.capacity ?? 0}`)
  if (query.date === undefined) return { _items: halls }
  const space = await bookableSpace(db, { id: params.id })
  const isOffered = space && !isTooFar(space, { date: query.date, now })
  const ids = isOffered ? await freeHallIds(db, space, { date: query.date, now }) : []
  return { _items: halls.filter(({ id }) => ids.includes(id)) }
}

type Day = { date: string; now: Date; exceptId?: number | null }

/** Halls with an available slot on a day. */
export const freeHallIds = async (db: Db, space: BookableSpace, { date, now, exceptId }: Day): Promise<number[]> => {
  if (!space.isActive) return []
  const ids = space.halls.map(({ id }) => id)
  const busy = await busyHalls(db, { hallIds: ids, within: daysFrom(date, 1, space.zone), exceptId })
  const slots = slotsOn(space, date)
  return ids.filter((id) => slots.some((slot) => isAvailable(slot, { hallIds: [id], isAnyEnough: false, now, busy })))
}

/** Meetings are booked a year ahead; the halls of an event follow the event. */
const isTooFar = ({ zone }: Pick<BookableSpace, 'zone'>, { date, now }: Day): boolean =>
  date > addDays(localOf(now, zone).slice(0, 10), bookingDaysAhead)

/** The requested halls, or all of the space where one is enough. A booking that the user may change does not block itself. */
const askedHalls = async ({ db, actor, params, query, refuse }: AvailabilityQuery) => {
  const { hallIds = [] } = query
  const space = await bookableSpace(db, { id: params.id ?? query.spaceId, hallId: hallIds[0] })
  if (!space) throw refuse('notFound')
  const known = space.halls.map(({ id }) => id)
  if (!hallIds.every((id) => known.includes(id))) throw wrongField('hallIds')
  const exceptId = await ownReservation(db, query, actor)
  return { space, hallIds: hallIds.length > 0 ? hallIds : known, isAnyEnough: hallIds.length === 0, exceptId }
}

/**
 * The reservation that is being changed, named by its id or by its event. Only its author, organizers of its event and staff change it; for
 * others it is as taken as any. Indexes: primary keys, the unique event_id.
 */
export const ownReservation = async (db: Db, { reserveId, eventId }: AvailabilityQuery['query'], actor: Actor): Promise<number | null> => {
  if (reserveId === undefined && eventId === undefined) return null
  const { rows } = await sql<{ id: number }>`
    select r.id from reservations r where ${reserveId === undefined ? sql`r.event_id = ${eventId}` : sql`r.id = ${reserveId}`}
      and (r.user_id = ${actor.id} or exists (select from event_owners o where o.event_id = r.event_id and o.user_id = ${actor.id})
        or ${actor.isStaff} or ${actor.roles.includes('control')} and exists (
          select from space_staff x where x.space_id = r.space_id and x.user_id = ${actor.id}))`.execute(db)
  return rows[0]?.id ?? null
}

const datesOf = (month: string): string[] => {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, day) => addDays(first, day)).filter((date) => date.startsWith(month))
}

export const daysFrom = (date: string, count: number, zone: string): Period => ({
  startsAt: instantOf(`${date}T00:00`, zone),
  endsAt: instantOf(`${addDays(date, count)}T00:00`, zone),
})
