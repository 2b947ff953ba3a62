import { localePrefixes } from '../../../../contract/locales.ts'
import { dictionaries } from '../../../../messages/dictionaries.ts'
import { formatInstant } from '../../../kernel/dates.ts'
import { composeLetter } from '../../../kernel/letter.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { readerOf } from '../credentials/store.ts'

type Seen = { userId: number; device: string | null; at: string }
export type Sending = Pick<Resources, 'db' | 'siteUrl'> & { isRealMail: boolean }

/** The zone of moments in a letter to a user without a chosen zone. */
export const usualZone = 'Europe/Moscow'

/** Reports a sign-in on an unknown device; null without a proven address. */
export const letterAboutSignIn = async ({ db, siteUrl, isRealMail }: Sending, { userId, device, at }: Seen) => {
  const reader = await readerOf(db, userId)
  if (!reader?.email || (reader.is_demo && isRealMail)) return null
  const { letters, careLetters } = dictionaries[reader.locale]
  const words = careLetters.newDevice
  return composeLetter({
    to: reader.email,
    subject: words.subject,
    greeting: letters.greeting(reader.first_name),
    text: [words.text(device ?? words.unknown, formatInstant(new Date(at), reader.timezone ?? usualZone, reader.locale)), words.ifNotYou],
    links: [{ label: words.open, url: `${siteUrl}${localePrefixes[reader.locale]}/settings?tab=account` }],
    footer: careLetters.footer,
  })
}
