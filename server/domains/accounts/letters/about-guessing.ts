import { localePrefixes } from '../../../../contract/locales.ts'
import { dictionaries } from '../../../../messages/dictionaries.ts'
import { composeLetter } from '../../../kernel/letter.ts'
import { readerOf } from '../credentials/store.ts'
import type { Sending } from './about-sign-in.ts'

/** Warns the owner that strangers guess at the password or the codes; null without a proven address. */
export const letterAboutGuessing = async ({ db, siteUrl, isRealMail }: Sending, userId: number) => {
  const reader = await readerOf(db, userId)
  if (!reader?.email || (reader.is_demo && isRealMail)) return null
  const { letters, careLetters } = dictionaries[reader.locale]
  const words = careLetters.guessing
  return composeLetter({
    to: reader.email,
    subject: words.subject,
    greeting: letters.greeting(reader.first_name),
    text: [words.text, words.advice],
    links: [{ label: words.open, url: `${siteUrl}${localePrefixes[reader.locale]}/settings?tab=account` }],
    footer: careLetters.footer,
  })
}
