import type { NotNull } from 'kysely'
import { invalidate } from '../../../server/kernel/cache/changes.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import type { Resources } from '../../../server/kernel/resources.ts'
import { type Edition, editionOn, fromDemoKey } from './editions/edition.ts'
import { hasVenue } from './editions/venues.ts'
import { demoEvents } from './events.ts'
import { type Ground, readGround } from './ground.ts'
import { loadMeetings } from './load-bookings.ts'
import { loadEditions } from './load-events.ts'
import { loadExperts } from './load-experts.ts'
import { loadInquiries } from './load-inquiries.ts'
import { loadOutbox } from './load-outbox.ts'
import { renewQueues } from './load-queues.ts'
import { loadQuizzes } from './load-quizzes.ts'
import { loadReviews } from './load-reviews.ts'
import { loadVisits } from './load-visits.ts'
import { addDays } from './zoned.ts'

const daysRemembered = 60
const daysBetweenEditions = 150
const dayMs = 86_400_000

type Latest = { number: number; startsOn: string; endsAt: Date }

/**
 * Keeps the demo current: each event that ended more than 60 days ago gets a new edition 150 days after the last, or a
 * multiple of 150. Returns the number added. Guarantee: a repeated or parallel run adds no duplicates.
 */
export const topUpDemo = ({ db, outside, clock }: Pick<Resources, 'db' | 'outside' | 'clock'>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const now = clock()
    await renewQueues(tx, now)
    await loadOutbox(tx, now)
    const ground = await readGround(tx)
    const editions = nextEditions(await latestEditions(tx), ground, now)
    const added = editions.length === 0 ? 0 : await loadEditions({ tx, outside, clock, ground }, editions)
    await loadMeetings(tx, ground, now)
    await loadVisits(tx, ground, now)
    await loadReviews(tx, now)
    await loadInquiries(tx, now)
    await loadExperts(tx, now)
    await loadQuizzes(tx, now)
    if (added > 0) await invalidate(tx, ['events'])
    return added
  })

/** By event key. */
const latestEditions = async (tx: Tx): Promise<Map<string, Latest>> => {
  const rows = await tx.selectFrom('events').select(['demo_key', 'starts_on', 'date_end']).where('demo_key', 'is not', null).where('starts_on', 'is not', null).where('date_end', 'is not', null).$narrowType<{ starts_on: NotNull; date_end: NotNull }>().execute()
  const editions = rows.map(({ demo_key, starts_on, date_end }) => ({ ...fromDemoKey(demo_key ?? ''), startsOn: starts_on, endsAt: date_end }))
  return new Map(editions.sort((a, b) => a.number - b.number).map(({ key, ...latest }) => [key, latest]))
}

const nextEditions = (latest: ReadonlyMap<string, Latest>, ground: Ground, now: Date): Edition[] => {
  const staleAt = new Date(now.getTime() - daysRemembered * dayMs)
  return demoEvents.flatMap((event) => {
    const last = latest.get(event.key)
    const zone = ground.cities.get(event.city)?.zone
    if (!last || !zone || last.endsAt >= staleAt || !hasVenue(event, ground)) return []
    let next = editionOn({ event, zone, ...later(last) })
    while (next.endsAt < staleAt) next = editionOn({ event, zone, ...later(next) })
    return [next]
  })
}

const later = ({ number, startsOn }: Pick<Latest, 'number' | 'startsOn'>) => ({ number: number + 1, startsOn: addDays(startsOn, daysBetweenEditions) })
