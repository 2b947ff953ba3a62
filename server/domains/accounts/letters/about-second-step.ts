import { formatInstant } from '../../../kernel/dates.ts'
import type { LetterContent } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import type { SecondStepChange } from '../care/facts.ts'
import { usualZone } from './about-sign-in.ts'

type Changed = { change: SecondStepChange; device: string | null; at: string }

/** Reports a change of the second step, because a stranger may have made it. */
export const letterAboutSecondStep = ({ reader, words: { careLetters }, links }: ReaderContext, { change, device, at }: Changed): LetterContent => {
  const { secondStepChanged: words, newDevice } = careLetters
  const when = formatInstant(new Date(at), reader.timezone ?? usualZone, reader.locale)
  return {
    subject: words[change].subject,
    text: [words[change].text, words.where(device ?? newDevice.unknown, when), words.ifNotYou],
    links: [{ label: words.open, url: links.accountSettings }],
    footer: careLetters.footer,
  }
}
