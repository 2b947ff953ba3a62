import type { LetterContent } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import { linkHours } from '../delete-account.ts'

export const deletionLetter = ({ words: { leavingLetters }, links }: ReaderContext, token: string): LetterContent => {
  const words = leavingLetters.deletion
  return {
    subject: words.subject,
    text: [words.text, words.linkIsGood(linkHours), words.notYou],
    links: [{ label: words.link, url: links.deletion(token) }],
    footer: leavingLetters.footer,
  }
}

/** The last email to the erased address. */
export const deletedLetter = ({ words: { leavingLetters } }: ReaderContext): LetterContent => ({
  subject: leavingLetters.deleted.subject,
  text: [leavingLetters.deleted.text],
  footer: leavingLetters.footer,
})
