import { localePrefixes } from '../../../../contract/locales.ts'
import { dictionaries } from '../../../../messages/dictionaries.ts'
import { sayInstant } from '../../../kernel/dates.ts'
import type { Db } from '../../../kernel/db.ts'
import { composeLetter } from '../../../kernel/letter.ts'
import type { Resources } from '../../../kernel/resources.ts'

type Seen = { userId: number; device: string | null; at: string }
export type Sending = Pick<Resources, 'db' | 'siteUrl'> & { isRealMail: boolean }

/** Where moments are told for who has chosen no zone. */
export const usualZone = 'Europe/Moscow'

/** Tells of a sign-in on an unknown device, or null when there is no proven address to tell it to. */
export const letterAboutSignIn = async ({ db, siteUrl, isRealMail }: Sending, { userId, device, at }: Seen) => {
  const reader = await readerOf(db, userId)
  if (!reader?.email || (reader.is_demo && isRealMail)) return null
  const { letters, careLetters } = dictionaries[reader.locale]
  const words = careLetters.newDevice
  return composeLetter({
    to: reader.email,
    subject: words.subject,
    greeting: letters.greeting(reader.first_name),
    text: [words.text(device ?? words.unknown, sayInstant(new Date(at), reader.timezone ?? usualZone, reader.locale)), words.ifNotYou],
    links: [{ label: words.open, url: `${siteUrl}${localePrefixes[reader.locale]}/settings?tab=account` }],
    footer: careLetters.footer,
  })
}

/** Who has proven his address. */
export const readerOf = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name', 'locale', 'timezone', 'is_demo'])
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
