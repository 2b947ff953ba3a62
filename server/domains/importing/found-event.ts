/** A local time of the event's place, or an instant. A date without a time is a whole day. */
export type FoundTime = { local: string; zone: string | null; isDay: boolean } | { instant: Date; offset: string | null }

/** An event as its source states it, before our limits. Texts are plain, except `html`. */
export type FoundEvent = {
  name: string
  html: string | null
  text: string | null
  start: FoundTime | null
  end: FoundTime | null
  /** Name and address of the place in one or more parts, the city where the source names it apart. */
  place: { name: string; address: string; city: string | null } | null
  isOnline: boolean
  links: string[]
}

/** The event to take: the first that has not started, or else the last. */
export const chosenOf = (events: readonly FoundEvent[], now: Date): FoundEvent | null => {
  const sorted = events.toSorted((one, other) => roughly(one) - roughly(other))
  return sorted.find((event) => roughly(event) >= now.getTime()) ?? sorted.at(-1) ?? null
}

/** Good enough to sort: local times count as UTC. */
const roughly = ({ start }: FoundEvent): number => {
  if (!start) return Number.NEGATIVE_INFINITY
  return 'instant' in start ? start.instant.getTime() : Date.parse(`${start.local.slice(0, 16)}Z`)
}

/** False for a day that the calendar does not have, such as 30 February, and for years that no event has. */
export const isRealTime = (local: string): boolean => {
  const year = Number(local.slice(0, 4))
  const at = new Date(`${local.slice(0, 16)}Z`)
  return year >= 1970 && year <= 2200 && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local.slice(0, 16))
}
