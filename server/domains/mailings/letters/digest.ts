import { formatInstant } from '../../../kernel/dates.ts'
import type { Db } from '../../../kernel/db.ts'
import { type LetterContent, paragraph, siteColour } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import type { EventRow } from '../../events/store.ts'
import { unsubscribeHash } from '../../notifications/unsubscribe.ts'
import { eventCard, placeOf } from './event-card.ts'

type Context = ReaderContext & { subscriberId: number }

/** The week's events, each with its date and place. */
export const digestLetter = async (db: Db, events: EventRow[], { reader, words, links, subscriberId }: Context): Promise<LetterContent> => {
  const { common, digest, letters, notices } = words
  const hash = await unsubscribeHash(db, { id: subscriberId, from: 'mailing' })
  return {
    subject: digest.subject,
    text: [digest.intro],
    links: events.map((event) => ({
      label: [formatInstant(event.date_start, event.zone, reader.locale), event.name, placeOf(event, words)].join(' · '),
      url: links.event(event.id),
    })),
    look: {
      header: common.siteName,
      colour: siteColour,
      parts: [letters.greeting(reader.first_name), digest.intro]
        .map(paragraph)
        .concat(events.map((event) => eventCard(event, { reader, words, links }))),
    },
    footer: digest.footer,
    unsubscribe: { label: notices.letter.unsubscribe, url: links.unsubscribe(hash) },
  }
}
