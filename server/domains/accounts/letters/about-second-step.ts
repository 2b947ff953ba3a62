import { localePrefixes } from '../../../../contract/locales.ts'
import { dictionaries } from '../../../../messages/dictionaries.ts'
import { formatInstant } from '../../../kernel/dates.ts'
import { composeLetter } from '../../../kernel/letter.ts'
import type { SecondStepChange } from '../care/facts.ts'
import { readerOf } from '../credentials/store.ts'
import { type Sending, usualZone } from './about-sign-in.ts'

type Changed = { userId: number; change: SecondStepChange; device: string | null; at: string }

/** Reports a change of the second step, because a stranger may have made it; null without a proven address. */
export const letterAboutSecondStep = async ({ db, siteUrl, isRealMail }: Sending, { userId, change, device, at }: Changed) => {
  const reader = await readerOf(db, userId)
  if (!reader?.email || (reader.is_demo && isRealMail)) return null
  const { letters, careLetters } = dictionaries[reader.locale]
  const { secondStepChanged: words, newDevice } = careLetters
  const when = formatInstant(new Date(at), reader.timezone ?? usualZone, reader.locale)
  return composeLetter({
    to: reader.email,
    subject: words[change].subject,
    greeting: letters.greeting(reader.first_name),
    text: [words[change].text, words.where(device ?? newDevice.unknown, when), words.ifNotYou],
    links: [{ label: words.open, url: `${siteUrl}${localePrefixes[reader.locale]}/settings?tab=account` }],
    footer: careLetters.footer,
  })
}
