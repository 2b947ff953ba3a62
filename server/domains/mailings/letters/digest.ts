import { localePrefixes } from '../../../../contract/locales.ts'
import { dictionaries } from '../../../../messages/dictionaries.ts'
import { formatInstant } from '../../../kernel/dates.ts'
import type { Db } from '../../../kernel/db.ts'
import { composeLetter } from '../../../kernel/letter.ts'
import type { EventRow } from '../../events/store.ts'
import { unsubscribeHash } from '../../notifications/unsubscribe.ts'
import type { Subscriber } from '../store.ts'

type Digest = { subscriber: Subscriber; events: EventRow[]; siteUrl: string }

/** The week's events, a line each with its day and place. */
export const digestLetter = async (db: Db, { subscriber, events, siteUrl }: Digest) => {
  const { digest, letters, notices } = dictionaries[subscriber.locale]
  const site = `${siteUrl}${localePrefixes[subscriber.locale]}`
  const hash = await unsubscribeHash(db, { id: subscriber.id, from: 'mailing' })
  return composeLetter({
    to: subscriber.email,
    subject: digest.subject,
    greeting: letters.greeting(subscriber.first_name),
    text: [digest.intro],
    links: events.map((event) => ({
      label: [formatInstant(event.date_start, event.zone, subscriber.locale), event.name, placeOf(event) ?? letters.online].join(' · '),
      url: `${site}/events/${event.id}`,
    })),
    footer: digest.footer,
    unsubscribe: { label: notices.letter.unsubscribe, url: `${site}/mailing/unsubscribe?hash=${hash}` },
  })
}

const placeOf = ({ format, place_name, site_name }: EventRow) => (format === 'online' ? null : (place_name ?? site_name))
