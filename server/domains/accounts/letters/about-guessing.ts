import type { LetterContent } from '../../../kernel/letter.ts'
import type { LetterContext } from '../../../kernel/send-letter.ts'
import type { AccountReader } from '../credentials/store.ts'

/** Warns the owner that strangers guess at the password or the codes. */
export const letterAboutGuessing = ({ words: { careLetters }, links }: LetterContext<AccountReader>): LetterContent => {
  const words = careLetters.guessing
  return {
    subject: words.subject,
    text: [words.text, words.advice],
    links: [{ label: words.open, url: links.accountSettings }],
    footer: careLetters.footer,
  }
}
