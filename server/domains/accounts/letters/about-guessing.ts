import type { LetterContent } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'

/** Warns the owner that strangers guess at the password or the codes. */
export const letterAboutGuessing = ({ words: { careLetters }, links }: ReaderContext): LetterContent => {
  const words = careLetters.guessing
  return {
    subject: words.subject,
    text: [words.text, words.advice],
    links: [{ label: words.open, url: links.accountSettings }],
    footer: careLetters.footer,
  }
}
