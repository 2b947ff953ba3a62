import { type Locale, localePrefixes } from '../../../../contract/locales.ts'
import { dictionaries } from '../../../../messages/dictionaries.ts'
import { composeLetter } from '../../../kernel/letter.ts'
import { linkHours } from '../delete-account.ts'

type Reader = { email: string; first_name: string | null; locale: Locale }

export const deletionLetter = ({ email, first_name, locale }: Reader, { token, siteUrl }: { token: string; siteUrl: string }) => {
  const { letters, leavingLetters: words } = dictionaries[locale]
  return composeLetter({
    to: email,
    subject: words.deletion.subject,
    greeting: letters.greeting(first_name),
    text: [words.deletion.text, words.deletion.linkIsGood(linkHours), words.deletion.notYou],
    links: [{ label: words.deletion.link, url: `${siteUrl}${localePrefixes[locale]}/delete-confirmation?${new URLSearchParams({ code: token })}` }],
    footer: words.footer,
  })
}
