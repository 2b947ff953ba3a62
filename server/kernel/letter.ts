import type { Letter } from '../outside/mail.ts'

type Content = {
  to: string
  subject: string
  greeting: string
  /** Paragraphs in order. */
  text: string[]
  link?: { label: string; url: string }
  footer: string
}

/** A letter as text and as HTML that looks right in a plain client: one column, no pictures, no scripts. */
export const composeLetter = ({ to, subject, greeting, text, link, footer }: Content): Letter => ({
  to,
  subject: subject.replace(/\s+/g, ' ').slice(0, 200),
  text: [greeting, ...text, link && `${link.label}: ${link.url}`, `—\n${footer}`].filter(Boolean).join('\n\n'),
  html: [
    '<!doctype html><meta charset="utf-8"><div style="font:16px/1.5 -apple-system,Segoe UI,Roboto,sans-serif;color:#1a1a1a;max-width:560px;margin:0 auto;padding:24px">',
    ...[greeting, ...text].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    link ? `<p><a href="${escapeHtml(link.url)}" style="color:#1f4bd8">${escapeHtml(link.label)}</a></p>` : '',
    `<p style="color:#666;font-size:14px">${escapeHtml(footer)}</p></div>`,
  ].join('\n'),
})

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
