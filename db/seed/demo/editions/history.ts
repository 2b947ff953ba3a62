import { chance, chosenBetween } from '../chance.ts'
import type { DemoEvent } from '../shapes.ts'
import type { Edition } from './edition.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** True if the event was ever approved and thus public. */
export const wasPublic = ({ state }: DemoEvent): boolean => state === undefined || state === 'unpublished' || state === 'canceled'

/** Created some weeks ahead and published within two days after. */
export const historyOf = ({ event, startsAt }: Edition, now: Date): { createdAt: Date; publishedAt: Date | null } => {
  const latest = now.getTime() - chosenBetween(3, 12, event.key, 'made') * dayMs
  const createdAt = Math.min(latest, startsAt.getTime() - chosenBetween(21, 49, event.key, 'ahead') * dayMs)
  const publishedAt = createdAt + chance(event.key, 'published') * 2 * dayMs
  return { createdAt: new Date(createdAt), publishedAt: event.state === 'draft' ? null : new Date(publishedAt) }
}

/** Opening and closing of registration, where the organizer has set them. */
export const registrationDates = ({ event, startsAt }: Edition): { opensAt: Date | null; closesAt: Date | null } => {
  const { opensDaysBefore, closesHoursBefore } = event.registration ?? {}
  const before = (ms: number) => new Date(startsAt.getTime() - ms)
  return {
    opensAt: opensDaysBefore === undefined ? null : before(opensDaysBefore * dayMs),
    closesAt: closesHoursBefore === undefined ? null : before(closesHoursBefore * hourMs),
  }
}

/** Views outnumber guests by far. */
export const viewsOf = (event: DemoEvent): number =>
  wasPublic(event) ? event.going * chosenBetween(5, 14, event.key, 'views') + chosenBetween(10, 160, event.key, 'strangers') : 0
