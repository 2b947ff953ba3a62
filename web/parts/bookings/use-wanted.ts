import { use, useState } from 'react'
import { PageForms } from '../../forms/use-form-post.ts'
import { type Choice, endsAfter, validChoice } from './choice.ts'
import type { BookingDay } from './load-create.ts'

/** The hall and the time that the form shows. */
export type Wanted = Omit<Choice, 'hallId'> & { hallId: number | null }

/**
 * The hall and the time of the address, and what the user has selected since. Another address replaces the selection. `choice` is what the user
 * has chosen, if it is free: a press on the grid extends it, unlike the first free slot that the form proposes.
 */
export const useWanted = (day: BookingDay) => {
  const shown = wantedOf(day)
  const key = [day.date, shown.hallId, shown.start, shown.end].join()
  const typed = use(PageForms).answer?.typed
  const [own, setOwn] = useState(
    typed ? { key, wanted: { ...shown, start: typed.start?.[0] ?? shown.start, end: typed.end?.[0] ?? shown.end } } : null,
  )
  const selected = own?.key === key ? own.wanted : null
  const wanted = selected ?? shown
  const choice = selected || day.wanted ? validChoice(day.halls, withHall(wanted)) : null
  return { wanted, choice, setWanted: (next: Wanted) => setOwn({ key, wanted: next }) }
}

/** The time of the address, which may be taken by now, or else the first free slot of the hall. */
const wantedOf = ({ halls, hallId, wanted }: BookingDay): Wanted => {
  if (wanted) return { hallId, start: wanted.start, end: wanted.end }
  const slots = halls.find(({ id }) => id === hallId)?.slots ?? []
  const start = slots.find(({ available }) => available)?.start ?? ''
  return { hallId, start, end: endsAfter(slots, start)[0] ?? '' }
}

const withHall = ({ hallId, start, end }: Wanted): Choice | null => (hallId === null ? null : { hallId, start, end })
