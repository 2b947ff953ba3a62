import { bookingDaysAhead } from '../../../contract/limits.ts'
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
  const space = await bookableSpace(ctx.db, { id: wanted.spaceId })
  if (!space) throw wrongField('spaceId')
  const hall = space.halls.find(({ id }) => id === wanted.hallId)
  if (!hall) throw wrongField('hallId')
  const today = localOf(ctx.now, space.zone).slice(0, 10)
  if (await isRestricted(ctx.db, { spaceId: space.id, userId, today })) throw ctx.refuse('banned')
  const period = timeOf(space, wanted, { now: ctx.now, today })
  if (!space.isActive || !isOpenFor(space, period)) throw ctx.refuse('spaceClosed')
  return { space, hall, period }
}

const timeOf = ({ zone }: BookableSpace, { date, start, end }: Wanted, { now, today }: { now: Date; today: string }): Period => {
  if (end <= start) throw wrongField('end', 'beforeStart')
  if (date < today) throw wrongField('date', 'past')
  if (date > addDays(today, bookingDaysAhead)) throw wrongField('date', 'range', bookingDaysAhead)
  const period = periodOf({ date, zone, start, end })
  if (!period || period.endsAt <= period.startsAt) throw wrongField('start')
  if (period.startsAt < now) throw wrongField('start', 'past')
  return period
}

export const checkEquipment = (equipment: readonly string[], hall: BookableHall): void => {
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
