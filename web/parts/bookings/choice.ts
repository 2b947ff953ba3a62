import type { Slot } from '../../../contract/bookings/slots.ts'

/** A hall with the slots of the shown day, in order. */
export type HallDay = { id: number; name: string; capacity: number; equipment: string[]; slots: Slot[] }

/** The chosen time of a hall, by the clock of the space. */
export type Choice = { hallId: number; start: string; end: string }

/** The slots of a day in which a choice lies; empty where one of them is taken or missing. */
const slotsWithin = (slots: readonly Slot[], { start, end }: Pick<Choice, 'start' | 'end'>): Slot[] => {
  const within = slots.filter((slot) => slot.start >= start && slot.end <= end)
  const isWhole = within[0]?.start === start && within.at(-1)?.end === end && within.every(({ available }) => available)
  return isWhole ? within : []
}

/** A stored choice, if all of its slots are still free. */
export const validChoice = (halls: readonly HallDay[], choice: Choice | null): Choice | null => {
  const hall = choice && halls.find(({ id }) => id === choice.hallId)
  return hall && slotsWithin(hall.slots, choice).length > 0 ? choice : null
}

/**
 * The choice after a press on a slot: a later slot of the same hall ends the chosen time, if all between is free; any other slot begins a
 * new one.
 */
export const pressed = (hall: HallDay, slot: Slot, before: Choice | null): Choice => {
  const extended = before && { hallId: hall.id, start: before.start, end: slot.end }
  const isLonger = before?.hallId === hall.id && slot.end > before.end && extended && slotsWithin(hall.slots, extended).length > 0
  return isLonger && extended ? extended : { hallId: hall.id, start: slot.start, end: slot.end }
}

export const isChosen = (hall: Pick<HallDay, 'id'>, slot: Slot, choice: Choice | null): boolean =>
  choice?.hallId === hall.id && slot.start >= choice.start && slot.end <= choice.end

/** The times at which a booking of the hall may end after a start: up to the first taken slot. */
export const endsAfter = (slots: readonly Slot[], start: string): string[] => {
  const later = slots.filter((slot) => slot.start >= start)
  const taken = later.findIndex(({ available }) => !available)
  return (taken < 0 ? later : later.slice(0, taken)).map(({ end }) => end)
}

/** True if the hall has slots for the whole time, and all of them are free. A time may begin and end within slots. */
export const isTimeFree = (slots: readonly Slot[], { start, end }: Pick<Choice, 'start' | 'end'>): boolean => {
  const within = slots.filter((slot) => slot.start < end && slot.end > start)
  return within.length > 0 && within.every(({ available }) => available)
}

/** The end after a start was moved: the meeting keeps its length, as far as the times of the day allow. */
export const movedEnd = (before: { start: string; end: string }, start: string, ends: readonly string[]): string => {
  const later = ends.filter((end) => end > start)
  const wanted = minutesOf(start) + minutesOf(before.end) - minutesOf(before.start)
  return later.findLast((end) => minutesOf(end) <= wanted) ?? later[0] ?? before.end
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The times of all halls at which a booking may start or end, from the first free slot of the day on. */
export const timesOf = (halls: readonly Pick<HallDay, 'slots'>[]): { starts: string[]; ends: string[] } => {
  const slots = halls.flatMap((hall) => hall.slots)
  const first = earliest(slots.filter(({ available }) => available))
  const later = slots.filter(({ start }) => first !== undefined && start >= first)
  return { starts: ordered(later.map(({ start }) => start)), ends: ordered(later.map(({ end }) => end)) }
}

const earliest = (slots: readonly Slot[]): string | undefined => ordered(slots.map(({ start }) => start))[0]

const ordered = (times: readonly string[]): string[] => [...new Set(times)].sort()
