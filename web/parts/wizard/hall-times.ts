import type { Slot } from '../../../contract/bookings/slots.ts'

/** The time of an event on its first day, by the clock of the space; `end` is null if it ends on a later day. */
export type LocalTime = { start: string; end: string | null }
export type Span = { start: string; end: string }

export type HallState = 'free' | 'slotTaken' | 'noHallsForDate' | 'spaceClosed'

/** `any` are the slots in which some hall is free, `own` those in which all chosen ones are. No slots: a closed day. */
type Slots = { any: readonly Slot[]; own: readonly Slot[] }

/** The state of the chosen halls at a time, with the reason why they are not free (V106, V107). */
export const hallState = ({ any, own }: Slots, time: LocalTime): HallState => {
  const span = { start: time.start, end: time.end ?? any.at(-1)?.end ?? '' }
  if (!isOpen(any, span)) return 'spaceClosed'
  if (any.every(({ available }) => !available)) return 'noHallsForDate'
  return within(own, span).some(({ available }) => !available) ? 'slotTaken' : 'free'
}

/** A break between two openings leaves a gap between the slots. */
const isOpen = (slots: readonly Slot[], span: Span): boolean => {
  const [first, ...others] = within(slots, span)
  if (!first || first.start > span.start) return false
  const last = others.reduce((before, slot) => (slot.start === before.end ? slot : before), first)
  return last.end >= span.end
}

const within = (slots: readonly Slot[], { start, end }: Span) => slots.filter((slot) => slot.start < end && slot.end > start)

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
