import type { LetterContent } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'

/** Warns the current address that an email change was requested. */
export const letterAboutEmailChange = ({ words: { credentialLetters }, links }: ReaderContext, email: string): LetterContent => {
  const words = credentialLetters.emailChanging
  return {
    subject: words.subject,
    text: [words.text(email), words.notYou],
    links: [{ label: words.link, url: links.accountSettings }],
    footer: credentialLetters.footer,
  }
}

export const letterAboutPasswordChange = ({ words: { credentialLetters }, links }: ReaderContext): LetterContent => {
  const words = credentialLetters.passwordChanged
  return {
    subject: words.subject,
    text: [words.text, words.notYou],
    links: [{ label: words.link, url: links.forgotPassword }],
    footer: credentialLetters.footer,
  }
}
