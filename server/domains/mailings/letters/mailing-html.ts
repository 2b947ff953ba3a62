import type { Locale } from '../../../../contract/locales.ts'
import type { MailingTemplate } from '../../../../contract/mailings/limits.ts'
import { escapeHtml } from '../../../kernel/letter.ts'

/** A block in its final words. */
export type LetterPart =
  | { type: 'heading'; text: string }
  | { type: 'text'; html: string }
  | { type: 'image'; url: string; alt: string }
  | { type: 'button'; label: string; url: string }
  | { type: 'event'; name: string; facts: string[]; url: string; open: string }
  | { type: 'divider' }

type Link = { label: string; url: string }
type Look = {
  locale: Locale
  subject: string
  header: string
  template: MailingTemplate
  parts: readonly LetterPart[]
  files: { title: string; items: { name: string; url: string }[] }
  footer: string
  unsubscribe: Link | null
}

/** The colour of the header and the buttons; white text on it has a contrast of 5.5 at least. */
const colours: Record<MailingTemplate, string> = { organizer: '#1f4bd8', partner: '#0b6b5d', boiling_point: '#b3261e' }

const languages: Record<Locale, string> = { ru: 'ru', en: 'en', kz: 'kk' }

const font = 'font-family:-apple-system,Segoe UI,Roboto,Arial,sans-serif'

/**
 * A letter of tables with inline styles, because Outlook ignores the rest. Clients that support it use the dark colours of the style
 * sheet, the others invert by themselves.
 */
export const mailingHtml = (look: Look): string => `<!doctype html>
<html lang="${languages[look.locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(look.subject)}</title>
<style>@media (prefers-color-scheme:dark){.page{background:#14171c!important}.sheet{background:#1e232b!important;color:#e8ebf0!important}
.sheet a:not(.button){color:#9db4ff!important}.card,.line{border-color:#3a424f!important}.quiet{color:#a8b0bd!important}}
.sheet p{margin:0 0 12px}.sheet ul,.sheet ol{margin:0 0 12px;padding-left:24px}</style></head>
<body class="page" style="margin:0;padding:0;background:#f2f3f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f2f3f6"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:600px;background:#ffffff;color:#1b1f24;border-radius:16px;${font};font-size:16px;line-height:1.5">
<tr><td style="background:${colours[look.template]};border-radius:16px 16px 0 0;padding:14px 24px;color:#ffffff;font-size:14px;font-weight:600">${escapeHtml(look.header)}</td></tr>
<tr><td style="padding:20px 24px 8px;word-break:break-word">
${look.parts.map((part) => partHtml(part, colours[look.template])).join('\n')}
${filesHtml(look.files)}
</td></tr>
<tr><td class="quiet" style="padding:8px 24px 24px;color:#5b6470;font-size:13px">${escapeHtml(look.footer)}${unsubscribeHtml(look.unsubscribe)}</td></tr>
</table></td></tr></table></body></html>`

const partHtml = (part: LetterPart, colour: string): string => {
  switch (part.type) {
    case 'heading':
      return `<h2 style="margin:12px 0;font-size:22px;line-height:1.25">${escapeHtml(part.text)}</h2>`
    case 'text':
      return part.html
    case 'image':
      return `<p><img src="${escapeHtml(part.url)}" alt="${escapeHtml(part.alt)}" width="552" style="display:block;width:100%;max-width:552px;height:auto;border-radius:12px"></p>`
    case 'button':
      return buttonHtml(part, colour)
    case 'event':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="card" style="border:1px solid #d7dbe2;border-radius:12px;padding:14px 16px">
<strong>${escapeHtml(part.name)}</strong><br><span class="quiet" style="color:#5b6470;font-size:14px">${part.facts.map(escapeHtml).join('<br>')}</span><br>
<a href="${escapeHtml(part.url)}" style="color:${colour}">${escapeHtml(part.open)}</a></td></tr></table>`
    case 'divider':
      return '<hr class="line" style="border:0;border-top:1px solid #d7dbe2;margin:16px 0">'
  }
}

const buttonHtml = (
  { label, url }: Link,
  colour: string,
) => `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 16px"><tr>
<td style="background:${colour};border-radius:10px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`

const filesHtml = ({ title, items }: Look['files']) =>
  items.length === 0
    ? ''
    : `<p style="margin-top:16px"><strong>${escapeHtml(title)}</strong><br>${items.map(({ name, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`).join('<br>')}</p>`

const unsubscribeHtml = (link: Link | null) => (link ? `<br><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>` : '')
