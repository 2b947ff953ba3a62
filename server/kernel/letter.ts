import type { Letter, LetterCalendar } from './gateways.ts'

export type LetterContent = {
  subject: string
  /** Paragraphs in order. */
  text: string[]
  links?: Link[]
  footer: string
  /** Replies go to this address. */
  replyTo?: string
  /** Unsubscribes from emails of this kind without signing in. */
  unsubscribe?: Link
  calendar?: LetterCalendar
  /** The whole HTML of a letter with a look of its own; `text` stays its plain version. */
  document?: string
  /** Leaves out the usual greeting. */
  greeting?: ''
}
type Addressed = Omit<LetterContent, 'greeting'> & { to: string; greeting: string }
type Link = { label: string; url: string }

/** An email as text and as HTML for simple mail clients: one column, no images, no scripts. */
export const composeLetter = ({ to, subject, greeting, text, links = [], footer, unsubscribe, replyTo, calendar, document }: Addressed): Letter => ({
  to,
  subject: subject.replace(/\s+/g, ' ').slice(0, 200),
  text: [...(greeting ? [greeting] : []), ...text, ...links.map(textLink), `—\n${footer}`, ...(unsubscribe ? [textLink(unsubscribe)] : [])].join(
    '\n\n',
  ),
  html:
    document ??
    [
      '<!doctype html><meta charset="utf-8"><div style="font:16px/1.5 -apple-system,Segoe UI,Roboto,sans-serif;color:#1a1a1a;max-width:560px;margin:0 auto;padding:24px">',
      ...[greeting, ...text].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      ...links.map((link) => `<p>${htmlLink(link)}</p>`),
      `<p style="color:#666;font-size:14px">${escapeHtml(footer)}${unsubscribe ? `<br>${htmlLink(unsubscribe)}` : ''}</p></div>`,
    ].join('\n'),
  ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
  ...(replyTo && { replyTo }),
  ...(calendar && { calendar }),
})

const textLink = ({ label, url }: Link) => `${label}: ${url}`

const htmlLink = ({ label, url }: Link) => `<a href="${escapeHtml(url)}" style="color:#1f4bd8">${escapeHtml(label)}</a>`

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
