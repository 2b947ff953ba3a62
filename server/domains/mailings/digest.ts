import { defaultCityId, digestMailingTypeId } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Resources } from '../../kernel/resources.ts'
import { sendLetter } from '../../kernel/send-letter.ts'
import { moscowDate } from '../accounts/rules.ts'
import { type EventRow, listEvents } from '../events/store.ts'
import { digestLetter } from './letters/digest.ts'
import { recordDigest, type Subscriber, subscribersAfter } from './store.ts'

const batchSize = 200
const maxEvents = 6
const windowDays = 7
const wednesday = 3

/** Sends the weekly digest to every subscriber: on Wednesdays, Moscow time. Guarantee: one email per subscriber and day. */
export const sendDigest = async (resources: Resources): Promise<void> => {
  const today = moscowDate(resources.clock())
  if (new Date(`${today}T00:00:00Z`).getUTCDay() !== wednesday) return
  const eventsFor = eventsOfTheWeek(resources)
  for (let after = 0; ; ) {
    const subscribers = await nextSubscribers(resources, after)
    for (const subscriber of subscribers) await sendTo(resources, subscriber, today, await eventsFor(subscriber))
    after = subscribers.at(-1)?.id ?? 0
    if (subscribers.length < batchSize) return
  }
}

const nextSubscribers = ({ db }: Resources, after: number) => subscribersAfter(db, { typeId: digestMailingTypeId, after, limit: batchSize })

const sendTo = async (resources: Resources, subscriber: Subscriber, today: string, events: EventRow[]) => {
  const { db } = resources
  if (events.length === 0) return
  await sendLetter(resources, {
    to: subscriber,
    compose: async (stationery) => ((await recordDigest(db, subscriber.id, today)) ? digestLetter(db, events, stationery) : null),
  })
}

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
