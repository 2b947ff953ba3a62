import type { LetterContent } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'

/** Goes to the account that is to become part of another. */
export const mergeCodeLetter = (
  { words: { leavingLetters } }: ReaderContext,
  { code, minutes }: { code: string; minutes: number },
): LetterContent => {
  const words = leavingLetters.merge
  return { subject: words.subject(code), text: [words.text, words.code(code, minutes), words.notYou], footer: leavingLetters.footer }
}
