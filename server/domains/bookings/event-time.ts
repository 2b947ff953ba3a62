import type { EventTime, HallObstacle } from '../../../contract/bookings/slots.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { type FieldFault, wrongField } from '../../kernel/refusal.ts'
import { localOf } from '../../kernel/zones.ts'
import { addDays, isOpenFor } from '../spaces/hours.ts'
import { daysFrom, freeHallIds, ownReservation } from './availability.ts'
import { type BookableSpace, bookableSpace, busyHalls } from './bookable-space.ts'
import { obstacleToHalls } from './free-for-event.ts'
import { samePeriodOn } from './same-period.ts'
import { type BusyHalls, isAvailable, isFree, type Period, slotsOn } from './slots.ts'

type Call = Ctx<'GET /spaces/:id/reservations/event-time'>

/** The halls that an event asks for, and what holds them in the days from its start on. */
type TimeQuery = Period & { space: BookableSpace; hallIds: readonly number[]; isAnyEnough: boolean; busy: BusyHalls; now: Date }

/** The check of publication for dates and halls that are still being chosen, with free hours and days to choose from (V106, V107). */
export const checkEventTime = async (ctx: Call): Promise<EventTime> => {
  const { actor, db, now, params, query, refuse } = ctx
  const space = await bookableSpace(db, { id: params.id })
  if (!space) throw refuse('notFound')
  const period = { startsAt: new Date(query.dateStart), endsAt: new Date(query.dateEnd) }
  if (period.endsAt <= period.startsAt) throw wrongField('dateEnd', 'beforeStart')
  const { hallIds = [], eventId } = query
  const exceptId = await ownReservation(db, { eventId }, actor)
  const ids = space.halls.map(({ id }) => id)
  const busy = await busyHalls(db, { hallIds: ids, within: searchedDays(space, period), exceptId })
  const asked = { ...period, space, hallIds: hallIds.length > 0 ? hallIds : ids, isAnyEnough: hallIds.length === 0, busy, now }
  const ownEvent = exceptId === null ? null : (eventId ?? null)
  const obstacle = asked.isAnyEnough ? await obstacleToAny(db, asked, exceptId) : await obstacleToChosen(db, asked, ownEvent)
  return {
    obstacle,
    freeHallIds: ids.filter((id) => isFree(busy, id, period)),
    hours: freeHours(asked),
    days: obstacle === null || obstacle === 'hallOutOfUse' || lengthOf(asked) > longestMoved ? [] : freeDays(asked),
  }
}

const obstacleToChosen = async (db: Db, { space, hallIds, startsAt, endsAt, now }: TimeQuery, eventId: number | null) => {
  const found = await obstacleToHalls(db, { eventId, halls: { spaceId: space.id, hallIds, startsAt, endsAt }, now })
  return found && obstacleOf(found.fault)
}

const obstacleOf = (fault: FieldFault['fault']): HallObstacle =>
  fault === 'spaceClosed' || fault === 'slotTaken' || fault === 'noHallsForDate' ? fault : 'hallOutOfUse'

const obstacleToAny = async (db: Db, asked: TimeQuery, exceptId: number | null): Promise<HallObstacle | null> => {
  const { space, now } = asked
  if (!space.isActive || space.halls.length === 0) return 'hallOutOfUse'
  if (!isOpenFor(space, asked)) return 'spaceClosed'
  if (canHave(asked, asked)) return null
  const free = await freeHallIds(db, space, { date: firstDay(asked), now, exceptId })
  return free.length > 0 ? 'slotTaken' : 'noHallsForDate'
}

const firstDay = ({ space, startsAt }: Pick<TimeQuery, 'space' | 'startsAt'>) => localOf(startsAt, space.zone).slice(0, 10)

const canHave = ({ busy, hallIds, isAnyEnough }: TimeQuery, period: Period): boolean => {
  const isHallFree = (id: number) => isFree(busy, id, period)
  return isAnyEnough ? hallIds.some(isHallFree) : hallIds.every(isHallFree)
}

/** Neighbouring free slots of the first day, joined. */
const freeHours = (asked: TimeQuery): EventTime['hours'] => {
  const hours: EventTime['hours'] = []
  for (const slot of slotsOn(asked.space, firstDay(asked))) {
    if (!isAvailable(slot, asked)) continue
    const last = hours.at(-1)
    if (last?.end === slot.start) last.end = slot.end
    else hours.push({ start: slot.start, end: slot.end })
  }
  return hours
}

const searchedAhead = 60
const proposedDays = 5
/** 31 days in milliseconds; other days are proposed for shorter events only. */
const longestMoved = 31 * 86_400_000

const lengthOf = ({ startsAt, endsAt }: Period) => endsAt.getTime() - startsAt.getTime()

/** From the first day on, long enough for an event that is moved to the last proposed day. */
const searchedDays = (space: BookableSpace, period: Period): Period => {
  const { startsAt, endsAt } = daysFrom(firstDay({ space, ...period }), searchedAhead + 1, space.zone)
  return { startsAt, endsAt: new Date(endsAt.getTime() + lengthOf(period)) }
}

/** The next days on which the same time of the day is ahead, open and free. */
const freeDays = (asked: TimeQuery): EventTime['days'] => {
  const { space, now } = asked
  const days: EventTime['days'] = []
  for (let ahead = 1; ahead <= searchedAhead && days.length < proposedDays; ahead += 1) {
    const date = addDays(firstDay(asked), ahead)
    const period = samePeriodOn(asked, date, space.zone)
    if (!period || period.startsAt < now || !isOpenFor(space, period) || !canHave(asked, period)) continue
    days.push({ date, dateStart: period.startsAt.toISOString(), dateEnd: period.endsAt.toISOString() })
  }
  return days
}
