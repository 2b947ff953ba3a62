import type { LetterContent } from '../../../kernel/letter.ts'
import type { LetterContext, LetterReader } from '../../../kernel/send-letter.ts'
import { linkHours } from '../delete-account.ts'

export const deletionLetter = ({ words: { leavingLetters }, links }: LetterContext<LetterReader>, token: string): LetterContent => {
  const words = leavingLetters.deletion
  return {
    subject: words.subject,
    text: [words.text, words.linkIsGood(linkHours), words.notYou],
    links: [{ label: words.link, url: links.deletion(token) }],
    footer: leavingLetters.footer,
  }
}

/** Sent before the address is erased. */
export const deletedLetter = ({ words: { leavingLetters } }: LetterContext<LetterReader>): LetterContent => ({
  subject: leavingLetters.deleted.subject,
  text: [leavingLetters.deleted.text],
  footer: leavingLetters.footer,
})
