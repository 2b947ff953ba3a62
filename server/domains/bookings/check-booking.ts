import { bookingDaysAhead, minBookingMinutes } from '../../../contract/limits.ts'
import type { Db } from '../../kernel/db.ts'
import { type Refusal, wrongField } from '../../kernel/refusal.ts'
import { localOf } from '../../kernel/zones.ts'
import { addDays, isOpenFor } from '../spaces/hours.ts'
import { freeHallIds } from './availability.ts'
import { type BookableHall, type BookableSpace, bookableSpace } from './bookable-space.ts'
import { type Period, periodOf } from './slots.ts'
import { activeAmong, isRestricted } from './store.ts'

export type Wanted = { spaceId: number; hallId: number; date: string; start: string; end: string }
type Ctx = { db: Db; now: Date; refuse: (code: 'spaceClosed' | 'slotTaken' | 'noHallsForDate' | 'banned') => Refusal }

/** The space and the hall, with the instants of the time. Refuses closed times, past days and users banned from the space. */
export const checkPlaceAndTime = async (
  ctx: Ctx,
  wanted: Wanted,
  userId: number,
): Promise<{ space: BookableSpace; hall: BookableHall; period: Period }> => {
  const space = await spaceFor(ctx, wanted.spaceId, userId)
  return { space, ...checkTime(ctx, space, wanted) }
}

/** A space in which the user may book. */
export const spaceFor = async ({ db, now, refuse }: Ctx, spaceId: number, userId: number): Promise<BookableSpace> => {
  const space = await bookableSpace(db, { id: spaceId })
  if (!space) throw wrongField('spaceId')
  const today = localOf(now, space.zone).slice(0, 10)
  if (await isRestricted(db, { spaceId, userId, today })) throw refuse('banned')
  return space
}

export const checkTime = ({ now, refuse }: Ctx, space: BookableSpace, wanted: Omit<Wanted, 'spaceId'>): { hall: BookableHall; period: Period } => {
  const hall = space.halls.find(({ id }) => id === wanted.hallId)
  if (!hall) throw wrongField('hallId')
  const period = timeOf(space, wanted, { now, today: localOf(now, space.zone).slice(0, 10) })
  if (!space.isActive || !isOpenFor(space, period)) throw refuse('spaceClosed')
  return { hall, period }
}

const timeOf = ({ zone }: BookableSpace, { date, start, end }: Omit<Wanted, 'spaceId'>, { now, today }: { now: Date; today: string }): Period => {
  if (end <= start) throw wrongField('end', 'beforeStart')
  if (date < today) throw wrongField('date', 'past')
  if (date > addDays(today, bookingDaysAhead)) throw wrongField('date', 'tooFarAhead', bookingDaysAhead)
  const period = periodOf({ date, zone, start, end })
  if (!period || period.endsAt <= period.startsAt) throw wrongField('start')
  if (period.endsAt.getTime() - period.startsAt.getTime() < minBookingMinutes * 60_000) throw wrongField('end', 'tooBrief', minBookingMinutes)
  if (period.startsAt < now) throw wrongField('start', 'past')
  return period
}

export const checkEquipment = (equipment: readonly string[], hall: Pick<BookableHall, 'equipment'>): void => {
  if (!equipment.every((item) => hall.equipment.includes(item))) throw wrongField('equipment')
}

export const checkParticipants = async (db: Db, ids: readonly number[]): Promise<void> => {
  const unique = [...new Set(ids)]
  if (unique.length > 0 && (await activeAmong(db, unique)).length < unique.length) throw wrongField('participants')
}

type Taken = { space: BookableSpace; date: string; exceptId: number | null }

/** The refusal of a taken time: it says whether another time of that day is worth a try. */
export const refusalOfTaken = async ({ db, now, refuse }: Ctx, { space, date, exceptId }: Taken): Promise<Refusal> => {
  const free = await freeHallIds(db, space, { date, now, exceptId })
  return refuse(free.length > 0 ? 'slotTaken' : 'noHallsForDate')
}
