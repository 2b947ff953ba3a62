import { coworkingDaysAhead, markDaysBack } from '../../../contract/limits.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { localOf } from '../../kernel/zones.ts'
import { addDays, type Hours, hoursOn, instantIn, type Opening } from '../spaces/hours.ts'

export type CoworkingSpace = Opening & {
  id: number
  name: string
  placeId: number
  address: string
  cityName: string
  isActive: boolean
  capacity: number
}

/** The date by the clock of a space. */
export const todayIn = ({ zone }: Pick<Opening, 'zone'>, now: Date): string => localOf(now, zone).slice(0, 10)

/** The hours of a day on which places can be taken; none for a space without a coworking. */
export const coworkingHours = (space: CoworkingSpace, date: string): Hours[] => (space.isActive && space.capacity > 0 ? hoursOn(space, date) : [])

export const isOpenNow = (space: CoworkingSpace, now: Date): boolean => {
  const date = todayIn(space, now)
  return coworkingHours(space, date).some(({ open, close }) => instantIn(space.zone, date, open) <= now && now < instantIn(space.zone, date, close))
}

/** True until the last closing of the day. */
export const hasHoursLeft = (space: CoworkingSpace, date: string, now: Date): boolean => {
  const last = coworkingHours(space, date).at(-1)
  return last !== undefined && now < instantIn(space.zone, date, last.close)
}

/** Days with places, from today on. */
export const openDays = (space: CoworkingSpace, now: Date): string[] => {
  const today = todayIn(space, now)
  return Array.from({ length: coworkingDaysAhead + 1 }, (_, day) => addDays(today, day)).filter((date) => hasHoursLeft(space, date, now))
}

/** Refuses days that have passed, are too far or on which the coworking does not work (any more). */
export const checkDay = (space: CoworkingSpace, date: string, { now, refuse }: { now: Date; refuse: (code: 'closedOnDate') => Refusal }): void => {
  const today = todayIn(space, now)
  if (date < today) throw wrongField('date', 'past')
  if (date > addDays(today, coworkingDaysAhead)) throw wrongField('date', 'range', coworkingDaysAhead)
  if (!hasHoursLeft(space, date, now)) throw refuse('closedOnDate')
}

/** The day of a mark, today by default. Visits are not marked in advance. */
export const dayToMark = (space: Pick<Opening, 'zone'>, date: string | undefined, now: Date): string => {
  const today = todayIn(space, now)
  if (date === undefined) return today
  if (date > today) throw wrongField('date', 'future')
  if (date < addDays(today, -markDaysBack)) throw wrongField('date', 'range', markDaysBack)
  return date
}
