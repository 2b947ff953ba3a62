import type { HallObstacle } from '../../../contract/bookings/slots.ts'
import type { Reply } from '../../../contract/contract.ts'
import { bookingDaysAhead, type SeriesStep } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { localOf } from '../../kernel/zones.ts'
import { addDays, isOpenFor } from '../spaces/hours.ts'
import { daysFrom } from './availability.ts'
import { type BookableSpace, bookableSpace, busyHalls } from './bookable-space.ts'
import { type BusyHalls, isAvailable, isFree, type Period, periodOf, slotsOn } from './slots.ts'

type Call = Ctx<'GET /spaces/:id/reservations/series'>
type SeriesDay = Reply<'GET /spaces/:id/reservations/series'>['_items'][number]
type Other = SeriesDay['others'][number]
type Plan = { space: BookableSpace; busy: BusyHalls; now: Date; hallId: number; start: string; end: string }

const stepDays: Record<SeriesStep, number> = { week: 7, twoWeeks: 14 }
/** Other halls, and other times, proposed for one meeting. */
const proposed = 3

/** The meetings of a series and what prevents each. One statement for the bookings of all days. */
export const planSeries = async ({ db, now, params, query, refuse }: Call) => {
  const space = await bookableSpace(db, { id: params.id })
  if (!space) throw refuse('notFound')
  if (!space.halls.some(({ id }) => id === query.hallId)) throw wrongField('hallId')
  if (query.end <= query.start) throw wrongField('end', 'beforeStart')
  const last = addDays(localOf(now, space.zone).slice(0, 10), bookingDaysAhead)
  const dates = Array.from({ length: query.count }, (_, index) => addDays(query.date, index * stepDays[query.every])).filter((date) => date <= last)
  const busy = await busyHalls(db, {
    hallIds: space.halls.map(({ id }) => id),
    within: daysFrom(query.date, query.count * stepDays[query.every], space.zone),
  })
  const plan = { space, busy, now, hallId: query.hallId, start: query.start, end: query.end }
  return { _items: dates.map((date) => dayOf(plan, date)) }
}

const dayOf = (plan: Plan, date: string): SeriesDay => {
  const { hallId, start, end } = plan
  const obstacle = obstacleOn(plan, date)
  const others = obstacle === null ? [] : [...otherHalls(plan, date), ...otherTimes(plan, date)]
  return { date, start, end, obstacle, others: others.filter((one) => one.hallId !== hallId || one.start !== start) }
}

const obstacleOn = (plan: Plan, date: string): HallObstacle | null => {
  const { space, busy, now, hallId } = plan
  const period = timeOf(plan, date)
  if (!period || !isUsable(plan, period)) return 'spaceClosed'
  if (isFree(busy, hallId, period)) return null
  const hallIds = space.halls.map(({ id }) => id)
  return slotsOn(space, date).some((slot) => isAvailable(slot, { hallIds, isAnyEnough: true, now, busy })) ? 'slotTaken' : 'noHallsForDate'
}

const timeOf = ({ space, start, end }: Plan, date: string) => periodOf({ date, zone: space.zone, start, end })

const isUsable = ({ space, now }: Plan, period: Period) =>
  space.isActive && period.startsAt >= now && period.startsAt < period.endsAt && isOpenFor(space, period)

/** Halls that are free at the same time, in the order of their seats. */
const otherHalls = (plan: Plan, date: string): Other[] => {
  const { space, busy, hallId, start, end } = plan
  const period = timeOf(plan, date)
  if (!period || !isUsable(plan, period)) return []
  const free = space.halls.filter(({ id }) => id !== hallId && isFree(busy, id, period))
  return free.slice(0, proposed).map(({ id }) => ({ hallId: id, start, end }))
}

/** Times of the same length in the chosen hall, the nearest ones, by their start. */
const otherTimes = (plan: Plan, date: string): Other[] => {
  const { space, busy, hallId, start, end } = plan
  const length = minutesOf(end) - minutesOf(start)
  const times = slotsOn(space, date)
    .map((slot) => ({ hallId, start: slot.start, end: timeText(minutesOf(slot.start) + length) }))
    .filter((one) => {
      const period = minutesOf(one.end) <= 24 * 60 ? timeOf({ ...plan, ...one }, date) : null
      return period !== null && isUsable(plan, period) && isFree(busy, hallId, period)
    })
  const distance = (one: Other) => Math.abs(minutesOf(one.start) - minutesOf(start))
  return times
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, proposed)
    .toSorted((one, other) => one.start.localeCompare(other.start))
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeText = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
