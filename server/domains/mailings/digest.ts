import { defaultCityId, digestMailingTypeId } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Resources } from '../../kernel/resources.ts'
import { sendLetter } from '../../kernel/send-letter.ts'
import { moscowDate } from '../accounts/rules.ts'
import { type EventRow, listEvents } from '../events/store.ts'
import { digestLetter } from './letters/digest.ts'
import { noteDigest, type Subscriber, subscribersAfter } from './store.ts'

const batch = 200
const eventsShown = 6
const windowDays = 7
const wednesday = 3

/** Writes to every subscriber of the weekly digest, on Wednesdays of Moscow and once. */
export const sendDigest = async (resources: Resources): Promise<void> => {
  const today = moscowDate(resources.clock())
  if (new Date(`${today}T00:00:00Z`).getUTCDay() !== wednesday) return
  const eventsFor = eventsOfTheWeek(resources)
  for (let after = 0; ; ) {
    const subscribers = await nextSubscribers(resources, after)
    for (const subscriber of subscribers) await write(resources, subscriber, today, await eventsFor(subscriber))
    after = subscribers.at(-1)?.id ?? 0
    if (subscribers.length < batch) return
  }
}

const nextSubscribers = ({ db }: Resources, after: number) => subscribersAfter(db, { typeId: digestMailingTypeId, after, most: batch })

const write = async (resources: Resources, subscriber: Subscriber, today: string, events: EventRow[]) => {
  const { db } = resources
  if (events.length === 0) return
  await sendLetter(resources, {
    to: subscriber,
    compose: async (stationery) => ((await noteDigest(db, subscriber.id, today)) ? digestLetter(db, events, stationery) : null),
  })
}

/** The next events of a city and streams of others; one reading serves all readers of the same city and language. */
const eventsOfTheWeek = (resources: Resources) => {
  const now = resources.clock()
  const read = new Map<string, Promise<EventRow[]>>()
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
      paginationSize: eventsShown,
    }
    const known = read.get(key) ?? listEvents(resources, query, { limit: eventsShown, offset: 0 }, { userId: null, locale }, now)
    read.set(key, known)
    return known
  }
}
