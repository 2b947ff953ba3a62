import type { Slot } from '../../../contract/bookings/slots.ts'

/** The time of an event on its first day, by the clock of the space; `end` is null if it ends on a later day. */
export type LocalTime = { start: string; end: string | null }
export type Span = { start: string; end: string }

export type HallState = 'free' | 'slotTaken' | 'noHallsForDate' | 'spaceClosed'

/** `any` are the slots in which some hall is free, `own` those in which all chosen ones are. No slots: a closed day. */
type Slots = { any: readonly Slot[]; own: readonly Slot[] }

/** Whether the chosen halls are free at a time, and the reason why not (V106, V107). */
export const hallState = ({ any, own }: Slots, time: LocalTime): HallState => {
  const [first, last] = [any[0], any.at(-1)]
  const { start, end = '' } = { ...time, end: time.end ?? last?.end }
  if (!first || !last || start >= end || start < first.start || end > last.end || !isOpen(any, { start, end })) return 'spaceClosed'
  if (any.every(({ available }) => !available)) return 'noHallsForDate'
  return own.some((slot) => !slot.available && slot.start < end && slot.end > start) ? 'slotTaken' : 'free'
}

/** A break, such as the night between two openings, leaves a gap between the slots. */
const isOpen = (slots: readonly Slot[], { start, end }: Span): boolean => {
  const within = slots.filter((slot) => slot.end > start && slot.start < end)
  return within.length > 0 && within.every((slot, index) => index === 0 || within[index - 1]?.end === slot.start)
}

/** Neighbouring free slots as spans, such as 09:00–14:00. */
export const freeSpans = (slots: readonly Slot[]): Span[] =>
  slots
    .filter(({ available }) => available)
    .reduce<Span[]>((spans, { start, end }) => {
      const last = spans.at(-1)
      if (last?.end === start) last.end = end
      else spans.push({ start, end })
      return spans
    }, [])
