import { slotMinutes } from '../../../contract/limits.ts'
import { localOf } from '../../kernel/zones.ts'
import { endIn, hoursOn, instantIn, type Opening } from '../spaces/hours.ts'

export type Period = { startsAt: Date; endsAt: Date }

/** A slot by the clock of the space, and its instants. */
export type SlotTime = Period & { start: string; end: string }

/**
 * The slots of a date within the opening hours. Times that the clock skips on that date are left out, and a repeated hour belongs to
 * the slot before its end, so that the slots cover the opening hours without gaps and overlaps.
 */
export const slotsOn = (opening: Opening, date: string): SlotTime[] => {
  const instant = clockOf(date, opening.zone)
  return hoursOn(opening, date).flatMap(({ open, close }) => {
    const times = timesBetween(open, close)
    return times.slice(1).flatMap((end, index) => slotBetween(instant, { date, zone: opening.zone, start: times[index] ?? open, end }))
  })
}

type Clock = (time: string) => { at: Date; isSkipped: boolean }
type Wall = { date: string; zone: string; start: string; end: string }

const slotBetween = (clock: Clock, { zone, start, end }: Wall): SlotTime[] => {
  const [from, to] = [clock(start), clock(end)]
  if (from.isSkipped || to.at <= from.at) return []
  return [{ start, end: to.isSkipped ? endIn(zone, to.at)[1] : end, startsAt: from.at, endsAt: to.at }]
}

/** Instants of the times of a date. The offset is computed for each only on a date whose clock changes. */
const clockOf = (date: string, zone: string): Clock => {
  const [start, end] = [instantIn(zone, date, '00:00'), instantIn(zone, date, '24:00')]
  if (end.getTime() - start.getTime() === dayMs && localOf(start, zone).endsWith('T00:00'))
    return (time) => ({ at: new Date(start.getTime() + minutesOf(time) * 60_000), isSkipped: false })
  return (time) => {
    const at = instantIn(zone, date, time)
    return { at, isSkipped: time !== '24:00' && localOf(at, zone) !== `${date}T${time}` }
  }
}

const dayMs = 86_400_000

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const timesBetween = (open: string, close: string): string[] => {
  const times: string[] = []
  for (let minute = minutesOf(open); minute <= minutesOf(close); minute += slotMinutes) times.push(timeOf(minute))
  return times
}

const timeOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The instants of two times of a date; null if the clock skips one of them. */
export const periodOf = ({ date, zone, start, end }: Wall): Period | null => {
  const [startsAt, endsAt] = [instantAt(zone, date, start), instantAt(zone, date, end)]
  return startsAt && endsAt && { startsAt, endsAt }
}

/** The instant of a time of a date; null if the clock skips it. */
export const instantAt = (zone: string, date: string, time: string): Date | null => {
  const { at, isSkipped } = clockOf(date, zone)(time)
  return isSkipped ? null : at
}

export type BusyHalls = ReadonlyMap<number, readonly Period[]>

/** True if the hall has no booking that overlaps the period. */
export const isFree = (busy: BusyHalls, hallId: number, { startsAt, endsAt }: Period): boolean =>
  (busy.get(hallId) ?? []).every((taken) => taken.endsAt <= startsAt || endsAt <= taken.startsAt)

type Wanted = { hallIds: readonly number[]; isAnyEnough: boolean; now: Date; busy: BusyHalls }

/** True if the slot is ahead, and all of the halls are free in it, or one of them where one is enough. */
export const isAvailable = (slot: Period, { hallIds, isAnyEnough, now, busy }: Wanted): boolean => {
  if (slot.startsAt < now) return false
  const isHallFree = (hallId: number) => isFree(busy, hallId, slot)
  return isAnyEnough ? hallIds.some(isHallFree) : hallIds.every(isHallFree)
}
