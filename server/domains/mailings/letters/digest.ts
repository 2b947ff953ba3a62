import { formatInstant } from '../../../kernel/dates.ts'
import type { Db } from '../../../kernel/db.ts'
import type { LetterContent } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import type { EventRow } from '../../events/store.ts'
import { unsubscribeHash } from '../../notifications/unsubscribe.ts'

type Context = ReaderContext & { subscriberId: number }

/** Lists the week's events, one per line, each with its date and place. */
export const digestLetter = async (db: Db, events: EventRow[], { reader, words, links, subscriberId }: Context): Promise<LetterContent> => {
  const { digest, letters, notices } = words
  const hash = await unsubscribeHash(db, { id: subscriberId, from: 'mailing' })
  return {
    subject: digest.subject,
    text: [digest.intro],
    links: events.map((event) => ({
      label: [formatInstant(event.date_start, event.zone, reader.locale), event.name, placeOf(event) ?? letters.online].join(' · '),
      url: links.event(event.id),
    })),
    footer: digest.footer,
    unsubscribe: { label: notices.letter.unsubscribe, url: links.unsubscribe(hash) },
  }
}

const placeOf = ({ format, place_name, site_name }: EventRow) => (format === 'online' ? null : (place_name ?? site_name))
