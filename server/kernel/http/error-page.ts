import { createHash } from 'node:crypto'
import { type Locale, languageTags } from '../../../contract/locales.ts'
import type { Problem } from '../../../contract/shapes.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { siteLinks } from '../site-links.ts'

type ErrorPage = { problem: Pick<Problem, 'status'>; locale: Locale; siteUrl: string }

/** An error page without scripts, assets or rendering, for requests that the site must not or cannot render. */
export const errorPage = ({ problem: { status }, locale, siteUrl }: ErrorPage): { headers: [string, string][]; body: string } => {
  const { errors, common } = dictionaries[locale]
  const { title, text } = errors[wordsOf(status)]
  return {
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', policy],
      ['cache-control', 'no-store'],
    ],
    body: `<!DOCTYPE html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} — ${common.siteName}</title>
<style>${style}</style>
</head>
<body>
<main>
<p aria-hidden="true">${status}</p>
<h1>${title}</h1>
<p>${text}</p>
<a href="${siteLinks(siteUrl, locale).home}">${errors.home}</a>
</main>
</body>
</html>
`,
  }
}

const known = [400, 401, 403, 404, 408, 413, 421, 431, 500, 503] as const

const wordsOf = (status: number) => {
  const found = known.find((one) => one === status)
  return found ? (`s${found}` as const) : 'other'
}

const style = `:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1b1a17;--soft:#5c584e;--accent:#0b5c4b;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#151412;--ink:#f3f0e8;--soft:#b5afa1;--accent:#6fd0b4;--on-accent:#07231c}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.6 system-ui,Arial,sans-serif}
main{max-width:36rem;margin:0 auto;padding:5rem 1rem}
p{color:var(--soft)}p:first-child{margin:0;font-size:4.5rem;font-weight:600;line-height:1;color:var(--accent)}
h1{font-size:1.875rem;line-height:1.25}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border-radius:.75rem;background:var(--accent);color:var(--on-accent);text-decoration:none}`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
