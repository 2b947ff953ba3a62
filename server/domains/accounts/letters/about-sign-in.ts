import { formatInstant } from '../../../kernel/dates.ts'
import type { LetterContent } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'

type Seen = { device: string | null; at: string }

/** Time zone in emails to a user without a chosen zone. */
export const usualZone = 'Europe/Moscow'

/** Reports a sign-in on an unknown device. */
export const letterAboutSignIn = ({ reader, words: { careLetters }, links }: ReaderContext, { device, at }: Seen): LetterContent => {
  const words = careLetters.newDevice
  return {
    subject: words.subject,
    text: [words.text(device ?? words.unknown, formatInstant(new Date(at), reader.timezone ?? usualZone, reader.locale)), words.ifNotYou],
    links: [{ label: words.open, url: links.accountSettings }],
    footer: careLetters.footer,
  }
}
