import { formatInstant } from '../../../kernel/dates.ts'
import type { LetterContent } from '../../../kernel/letter.ts'
import type { MessageContext } from '../../../kernel/outbox/kinds.ts'
import type { EventRow } from '../../events/store.ts'

export type Kind = 'registered' | 'requested' | 'waiting' | 'seatFreed' | 'approved' | 'declined' | 'returned'
type About = { event: EventRow; kind: Kind; comment?: string | null }

/** An email to a participant about the state of their registration. */
export const letterAbout = (
  { reader, words: { letters: words }, links }: Pick<MessageContext<unknown>, 'reader' | 'words' | 'links'>,
  { event, kind, comment }: About,
): LetterContent => {
  const where =
    event.format === 'online'
      ? words.online
      : [event.place_name ?? event.site_name, event.place_address ?? event.site_address].filter(Boolean).join(', ')
  return {
    subject: words[kind].subject(event.name),
    text: [
      words[kind].text(event.name),
      ...(comment ? [words.declined.comment(comment)] : []),
      words.whenIs(formatInstant(event.date_start, event.zone, reader.locale)),
      words.whereIs(where),
    ],
    links: [{ label: words.openEvent, url: links.event(event.id) }],
    footer: words.footer,
  }
}
