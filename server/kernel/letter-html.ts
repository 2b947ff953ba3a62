import type { Locale } from '../../contract/locales.ts'

/** A block of a letter in its final words. `html` is safe already. */
export type LetterPart =
  | { type: 'heading'; text: string }
  | { type: 'text'; html: string }
  | { type: 'image'; url: string; alt: string }
  | { type: 'button'; label: string; url: string }
  | { type: 'event'; name: string; facts: string[]; url: string; open: string }
  | { type: 'links'; title: string; items: readonly LetterLink[] }
  | { type: 'divider' }

export type LetterLink = { label: string; url: string }

/** The colour is that of the header and the buttons; white text on it needs a contrast of 4.5. */
export type LetterLook = { header: string; colour: string; parts: readonly LetterPart[] }

type Sheet = LetterLook & { locale: Locale; subject: string; footer: string; unsubscribe: LetterLink | null }

const languages: Record<Locale, string> = { ru: 'ru', en: 'en', kz: 'kk' }

const font = 'font-family:-apple-system,Segoe UI,Roboto,Arial,sans-serif'

/**
 * A letter of tables with inline styles, because Outlook ignores the rest: it has no largest width and no padding of links either. Clients
 * that support it use the dark colours of the style sheet, the others invert by themselves.
 */
export const letterHtml = (look: Sheet): string => `<!doctype html>
<html lang="${languages[look.locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(look.subject)}</title>
<style>@media (prefers-color-scheme:dark){.page{background:#14171c!important}.sheet{background:#1e232b!important;color:#e8ebf0!important}
.sheet a:not(.button){color:#9db4ff!important}.card,.line{border-color:#3a424f!important}.quiet{color:#a8b0bd!important}}
.sheet p{margin:0 0 12px}.sheet ul,.sheet ol{margin:0 0 12px;padding-left:24px}</style></head>
<body class="page" style="margin:0;padding:0;background:#f2f3f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f2f3f6"><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]--><table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="sheet" style="max-width:600px;background:#ffffff;color:#1b1f24;border-radius:16px;${font};font-size:16px;line-height:1.5">
<tr><td style="background:${look.colour};border-radius:16px 16px 0 0;padding:14px 24px;color:#ffffff;font-size:14px;font-weight:600">${escapeHtml(look.header)}</td></tr>
<tr><td style="padding:20px 24px 8px;word-break:break-word">
${look.parts.map((part) => partHtml(part, look.colour)).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:8px 24px 24px;color:#5b6470;font-size:13px">${escapeHtml(look.footer)}${unsubscribeHtml(look.unsubscribe)}</td></tr>
</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`

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
    case 'links':
      return linksHtml(part)
    case 'divider':
      return '<hr class="line" style="border:0;border-top:1px solid #d7dbe2;margin:16px 0">'
  }
}

const buttonHtml = (
  { label, url }: LetterLink,
  colour: string,
) => `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 16px"><tr>
<td style="background:${colour};border-radius:10px;mso-padding-alt:12px 20px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`

const linksHtml = ({ title, items }: { title: string; items: readonly LetterLink[] }) =>
  `<p style="margin-top:16px">${title ? `<strong>${escapeHtml(title)}</strong><br>` : ''}${items.map(linkHtml).join('<br>')}</p>`

const linkHtml = ({ label, url }: LetterLink) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

const unsubscribeHtml = (link: LetterLink | null) => (link ? `<br>${linkHtml(link)}` : '')

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
