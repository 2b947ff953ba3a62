import { type Locale, localePrefixes } from '../../../../contract/locales.ts'
import { dictionaries } from '../../../../messages/dictionaries.ts'
import { composeLetter } from '../../../kernel/letter.ts'
import { linkHours } from '../credentials/email-links.ts'
import type { LinkKind } from '../credentials/store.ts'

type Link = { kind: LinkKind; email: string; first_name: string | null; locale: Locale; return_path: string | null }

/** The letter that carries a link which confirms an address or restores the password. */
export const letterWithLink = (link: Link, { token, siteUrl }: { token: string; siteUrl: string }) => {
  const { letters, credentialLetters: words } = dictionaries[link.locale]
  return composeLetter({
    to: link.email,
    subject: words[link.kind].subject,
    greeting: letters.greeting(link.first_name),
    text: [words[link.kind].text, words.linkIsGood(linkHours[link.kind]), words.notYou],
    links: [{ label: words[link.kind].link, url: `${siteUrl}${localePrefixes[link.locale]}${pathOf(link, token)}` }],
    footer: words.footer,
  })
}

const pathOf = ({ kind, return_path }: Link, token: string) => {
  const back = return_path && { returnUrl: return_path }
  if (kind !== 'restore') return `/auth/activate?${new URLSearchParams({ code: token, ...back })}`
  return `${return_path?.startsWith('/') === false ? '/partner' : ''}/forgot-password?${new URLSearchParams({ token, ...back })}`
}
