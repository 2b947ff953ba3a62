import type { LetterContent } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import type { SiteLinks } from '../../../kernel/site-links.ts'
import { linkHours } from '../credentials/email-links.ts'
import type { LinkKind } from '../credentials/store.ts'

type Link = { kind: LinkKind; return_path: string | null }

/** The email with a link that confirms an address or resets the password. */
export const letterWithLink = ({ words, links }: ReaderContext, link: Link, token: string): LetterContent => {
  const { credentialLetters } = words
  const own = credentialLetters[link.kind]
  return {
    subject: own.subject,
    text: [own.text, credentialLetters.linkIsGood(linkHours[link.kind]), credentialLetters.notYou],
    links: [{ label: own.link, url: addressOf(link, token, links) }],
    footer: credentialLetters.footer,
  }
}

const addressOf = ({ kind, return_path }: Link, token: string, links: SiteLinks) => {
  const back = return_path && { returnUrl: return_path }
  if (kind !== 'restore') return links.to(`/auth/activate?${new URLSearchParams({ code: token, ...back })}`)
  return links.to(`${return_path?.startsWith('/') === false ? '/partner' : ''}/forgot-password?${new URLSearchParams({ token, ...back })}`)
}
