import type { EventCard } from '../../../contract/events/events.ts'
import { liveOpensMinutesBefore } from '../../../contract/events/limits.ts'
import { toZonedInstant, toZoneOf } from '../../kernel/zoned-time.ts'
import { notJoinedOnSite } from './joining.ts'

export type EventState = 'canceled' | 'past' | 'live' | 'full' | 'closesSoon' | 'opensLater' | 'today' | 'plain'

const soonMs = 24 * 3_600_000

/** The most important state of an event, shown on its cover. */
export const stateOf = (event: EventCard, now: string): EventState => {
  if (event.status === 'canceled') return 'canceled'
  if (event.timeline === 'finished') return 'past'
  if (isLive(event, now)) return 'live'
  if (event.timeline === 'beforeRequestAvailable') return 'opensLater'
  if (event.seats.all.free === 0 || (event.seats.online.free === 0 && event.seats.offline.free === 0)) return 'full'
  if (closesSoon(event, now)) return 'closesSoon'
  const start = toZonedInstant(event.dateStart, event.timezoneName)
  return start.slice(0, 10) === toZoneOf(start, now).slice(0, 10) ? 'today' : 'plain'
}

/** Only for events with registration on the site that closes before the event ends. */
const closesSoon = (event: EventCard, now: string) => {
  if (notJoinedOnSite(event)) return false
  const endsEarly = Date.parse(event.registrationDateEnd) < Date.parse(event.dateEnd)
  return endsEarly && event.registrationOpen && Date.parse(event.registrationDateEnd) - Date.parse(now) < soonMs
}

const isLive = (event: EventCard, now: string) => event.hasLive && Date.parse(now) >= Date.parse(event.dateStart) - liveOpensMinutesBefore * 60_000
