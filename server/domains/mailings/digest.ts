import { defaultCityId, digestMailingTypeId } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import { type QueuedMessage, queueMessages } from '../../kernel/outbox/queue.ts'
import type { Resources } from '../../kernel/resources.ts'
import { moscowDate } from '../accounts/rules.ts'
import { type EventRow, listEvents } from '../events/store.ts'
import { type DigestPayload, digestKind } from './messages.ts'
import { type Subscriber, subscribersAfter } from './subscribers-store.ts'

const batchSize = 200
const maxEvents = 6
const windowDays = 7
const wednesday = 3

/** Queues the weekly digest for every subscriber: on Wednesdays, Moscow time. Guarantee: one email per subscriber and day. */
export const queueDigest = async (resources: Resources): Promise<void> => {
  const today = moscowDate(resources.clock())
  if (new Date(`${today}T00:00:00Z`).getUTCDay() !== wednesday) return
  const eventsFor = eventsOfTheWeek(resources)
  for (let after = 0; ; ) {
    const subscribers = await nextSubscribers(resources, after)
    await queueBatch(resources, { subscribers, today, eventsFor })
    after = subscribers.at(-1)?.id ?? 0
    if (subscribers.length < batchSize) return
  }
}

const nextSubscribers = ({ db }: Resources, after: number) => subscribersAfter(db, { typeId: digestMailingTypeId, after, limit: batchSize })

type Batch = { subscribers: Subscriber[]; today: string; eventsFor: (subscriber: Subscriber) => Promise<EventRow[]> }

/** One statement a batch. A subscriber of a city without events gets none. */
const queueBatch = async ({ db, clock }: Resources, { subscribers, today, eventsFor }: Batch) => {
  const messages: QueuedMessage[] = []
  for (const subscriber of subscribers) {
    const eventIds = (await eventsFor(subscriber)).map(({ id }) => id)
    if (eventIds.length > 0) messages.push(messageTo(subscriber, today, eventIds))
  }
  await db.transaction().execute((tx) => queueMessages(tx, messages, clock()))
}

const messageTo = ({ id: subscriberId, user_id, email: address, locale }: Subscriber, today: string, eventIds: number[]): QueuedMessage => ({
  kind: digestKind,
  subject: today,
  to: user_id === null ? { address, locale } : { userId: user_id, address, locale },
  payload: { subscriberId, eventIds } satisfies DigestPayload,
})

/** Upcoming events of a city, with streams of other cities. Subscribers of the same city and language share one query. */
const eventsOfTheWeek = (resources: Resources) => {
  const now = resources.clock()
  const listsByKey = new Map<string, Promise<EventRow[]>>()
  return ({ city_id, locale }: { city_id: number | null; locale: Locale }) => {
    const cityId = city_id ?? defaultCityId
    const key = `${cityId} ${locale}`
    const query = {
      cityId,
      isOnlineOtherCities: true,
      actual: true,
      dateTo: moscowDate(new Date(now.getTime() + windowDays * 86_400_000)),
      sort: 'popularity' as const,
      expand: [],
      paginationPage: 1,
      paginationSize: maxEvents,
    }
    const cached = listsByKey.get(key) ?? listEvents(resources, query, { limit: maxEvents, offset: 0 }, { userId: null, locale }, now)
    listsByKey.set(key, cached)
    return cached
  }
}
