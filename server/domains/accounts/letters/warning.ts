import { type Locale, localePrefixes } from '../../../../contract/locales.ts'
import { dictionaries } from '../../../../messages/dictionaries.ts'
import { composeLetter } from '../../../kernel/letter.ts'

type Reader = { email: string; first_name: string; locale: Locale }

/** Tells the address in use that another one was asked for. */
export const letterAboutEmailChange = (reader: Reader, { email, siteUrl }: { email: string; siteUrl: string }) => {
  const words = dictionaries[reader.locale].credentialLetters.emailChanging
  return warning(reader, { ...words, text: words.text(email), url: `${siteUrl}${localePrefixes[reader.locale]}/settings?tab=account` })
}

export const letterAboutPasswordChange = (reader: Reader, { siteUrl }: { siteUrl: string }) => {
  const words = dictionaries[reader.locale].credentialLetters.passwordChanged
  return warning(reader, { ...words, url: `${siteUrl}${localePrefixes[reader.locale]}/forgot-password` })
}

type Words = { subject: string; text: string; notYou: string; link: string; url: string }

const warning = (reader: Reader, { subject, text, notYou, link, url }: Words) => {
  const { letters, credentialLetters } = dictionaries[reader.locale]
  return composeLetter({
    to: reader.email,
    subject,
    greeting: letters.greeting(reader.first_name),
    text: [text, notYou],
    links: [{ label: link, url }],
    footer: credentialLetters.footer,
  })
}
