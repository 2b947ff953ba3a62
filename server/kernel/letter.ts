import type { Locale } from '../../contract/locales.ts'
import type { Letter, LetterCalendar } from './gateways.ts'
import { escapeHtml, type LetterLink, type LetterLook, type LetterPart, letterHtml } from './letter-html.ts'

export type LetterContent = {
  subject: string
  /** Paragraphs in order. */
  text: string[]
  links?: LetterLink[]
  footer: string
  /** Replies go to this address. */
  replyTo?: string
  /** Unsubscribes from emails of this kind without signing in. */
  unsubscribe?: LetterLink
  calendar?: LetterCalendar
  /** The HTML version if it is more than the paragraphs and links, which stay the plain one. */
  look?: LetterLook
  /** Leaves out the usual greeting. */
  greeting?: ''
}
type Addressed = Omit<LetterContent, 'greeting'> & { to: string; greeting: string; locale: Locale; siteName: string }

/** The accent of the pages. */
export const siteColour = '#0b5c4b'

/** An email as text and as HTML. */
export const composeLetter = ({ to, subject, greeting, text, links = [], footer, unsubscribe, replyTo, calendar, ...rest }: Addressed): Letter => {
  const { locale, siteName, look } = rest
  const title = subject.replace(/\s+/g, ' ').slice(0, 200)
  const written = look ?? { header: siteName, colour: siteColour, parts: [...[greeting, ...text].map(paragraph), ...linkParts(links)] }
  return {
    to,
    subject: title,
    text: [...(greeting ? [greeting] : []), ...text, ...links.map(textLink), `—\n${footer}`, ...(unsubscribe ? [textLink(unsubscribe)] : [])].join(
      '\n\n',
    ),
    html: letterHtml({ ...written, locale, subject: title, footer, unsubscribe: unsubscribe ?? null }),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar }),
  }
}

const textLink = ({ label, url }: LetterLink) => `${label}: ${url}`

export const paragraph = (text: string): LetterPart => ({
  type: 'text',
  html: `<p style="margin:0 0 12px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
})

/** The first of a few links is what the letter is for. */
const linkParts = (links: readonly LetterLink[]): LetterPart[] => {
  const [first, ...others] = links
  if (!first) return []
  if (others.length > 1) return [{ type: 'links', title: '', items: links }]
  return [{ type: 'button', ...first }, ...others.map((link): LetterPart => ({ type: 'links', title: '', items: [link] }))]
}
