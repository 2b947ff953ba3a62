import type { CommonDay } from '../../../contract/bookings/slots.ts'
import type { Ctx } from '../../kernel/call.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { localOf } from '../../kernel/zones.ts'
import { addDays, endIn, opensOn } from '../spaces/hours.ts'
import { daysFrom, ownReservation } from './availability.ts'
import { type BookableSpace, bookableSpaces, busyHalls } from './bookable-space.ts'
import { type BusyHalls, isFree, type Period, slotsOn } from './slots.ts'

export const searchedDays = 31
const offeredDays = 5
const minuteMs = 60_000

/** The next days with times at which every space is open and has a free hall, by the clock of the first space. */
export const commonTimes = async ({ actor, db, now, query }: Ctx<'GET /spaces/common-times'>): Promise<{ _items: CommonDay[] }> => {
  const ids = [...new Set(query.spaceIds)]
  const spaces = await bookableSpaces(db, ids)
  const [first] = spaces
  if (!first || spaces.length < ids.length) throw wrongField('spaceIds')
  const today = localOf(now, first.zone).slice(0, 10)
  const from = query.from && query.from > today ? query.from : today
  const within = daysFrom(addDays(from, -1), searchedDays + 2, first.zone)
  const exceptId = await ownReservation(db, { eventId: query.eventId }, actor)
  const hallIds = spaces.flatMap(({ halls }) => halls.map(({ id }) => id))
  const busy = await busyHalls(db, { hallIds, within, exceptId })
  return { _items: daysInCommon({ spaces, busy, from, minutes: query.minutes, now }) }
}

type Search = { spaces: readonly BookableSpace[]; busy: BusyHalls; from: string; minutes: number; now: Date }

/** The first days that have such times, at the half hours of the first space. */
export const daysInCommon = (search: Search, most = offeredDays): CommonDay[] => {
  const { spaces, from } = search
  const [first] = spaces
  const openings = spaces.map((space) => openingsOf(space, from))
  const days: CommonDay[] = []
  for (let ahead = 0; first && ahead < searchedDays && days.length < most; ahead += 1) {
    const date = addDays(from, ahead)
    const times = startsOn(first, date, search).flatMap((period) => (isCommon(period, search, openings) ? timeIn(first.zone, period) : []))
    if (times.length > 0) days.push({ date, times })
  }
  return days
}

const startsOn = (space: BookableSpace, date: string, { minutes, now }: Search): Period[] =>
  slotsOn(space, date).flatMap(({ startsAt }) => (startsAt < now ? [] : { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) }))

const isCommon = (period: Period, { spaces, busy }: Search, openings: readonly (readonly Period[])[]): boolean =>
  spaces.every(
    ({ isActive, halls }, index) =>
      isActive &&
      openings[index]?.some(({ startsAt, endsAt }) => startsAt <= period.startsAt && period.endsAt <= endsAt) &&
      halls.some(({ id }) => isFree(busy, id, period)),
  )

/** The times at which a space is open without a break; a night between two days that adjoin is none. */
const openingsOf = (space: BookableSpace, from: string): Period[] => {
  const joined: Period[] = []
  // another zone has another date
  for (let ahead = -1; ahead <= searchedDays + 1; ahead += 1) {
    for (const { from: startsAt, to: endsAt } of opensOn(space, addDays(from, ahead))) {
      const last = joined.at(-1)
      if (last && startsAt <= last.endsAt) joined[joined.length - 1] = { startsAt: last.startsAt, endsAt }
      else joined.push({ startsAt, endsAt })
    }
  }
  return joined
}

const timeIn = (zone: string, { startsAt, endsAt }: Period) => ({
  start: localOf(startsAt, zone).slice(11),
  end: endIn(zone, endsAt)[1],
  dateStart: startsAt.toISOString(),
  dateEnd: endsAt.toISOString(),
})
