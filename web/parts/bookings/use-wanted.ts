import { use, useState } from 'react'
import { PageForms } from '../../forms/use-form-post.ts'
import { type Choice, endsAfter, validChoice } from './choice.ts'
import type { BookingDay } from './load-create.ts'

/** The hall and the time that the form shows. */
export type Wanted = Omit<Choice, 'hallId'> & { hallId: number | null }

/** A selection, and the addresses that do not replace it: those before it, which may still be loading, and its own. */
type Own = { keys: readonly string[]; wanted: Wanted }

/**
 * The hall and the time of the address, and what the user has selected since. Another address replaces the selection. `choice` is what the user
 * has chosen, if it is free: a press on the grid extends it, unlike the first free slot that the form proposes.
 */
export const useWanted = (day: BookingDay) => {
  const shown = wantedOf(day)
  const key = keyOf(day.date, shown)
  const typed = use(PageForms).answer?.typed
  const [own, setOwn] = useState<Own | null>(
    typed ? { keys: [key], wanted: { ...shown, start: typed.start?.[0] ?? shown.start, end: typed.end?.[0] ?? shown.end } } : null,
  )
  const selected = own?.keys.includes(key) ? own : null
  const wanted = selected?.wanted ?? shown
  const choice = selected || day.wanted ? validChoice(day.halls, withHall(wanted)) : null
  const setWanted = (next: Wanted) => {
    const hasLanded = selected?.keys.at(-1) === key
    setOwn({ keys: [...(selected && !hasLanded ? selected.keys : [key]), keyOf(day.date, next)], wanted: next })
  }
  return { wanted, choice, setWanted }
}

const keyOf = (date: string, { hallId, start, end }: Wanted): string => [date, hallId, start, end].join()

/** The time of the address, which may be taken by now, or else the first free slot of the hall. */
const wantedOf = ({ halls, hallId, wanted }: BookingDay): Wanted => {
  if (wanted) return { hallId, start: wanted.start, end: wanted.end }
  const slots = halls.find(({ id }) => id === hallId)?.slots ?? []
  const start = slots.find(({ available }) => available)?.start ?? ''
  return { hallId, start, end: endsAfter(slots, start)[0] ?? '' }
}

const withHall = ({ hallId, start, end }: Wanted): Choice | null => (hallId === null ? null : { hallId, start, end })
