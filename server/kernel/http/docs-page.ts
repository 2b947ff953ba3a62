import { languageTags, locales } from '../../../contract/locales.ts'
import { type RefusalCode, refusals } from '../../../contract/refusals.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { Refusal } from '../refusal.ts'
import { problemOf } from './problems.ts'

/** The page of the API reference. The list of refusals is plain HTML, so that links from a problem's `type` work without scripts. */
export const pageHtml = (apiBase: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference — ${dictionaries.en.common.siteName}</title>
<link rel="stylesheet" href="${apiBase}/docs/assets/swagger-ui.css">
<link rel="stylesheet" href="${apiBase}/docs/assets/docs.css">
<script src="${apiBase}/docs/assets/swagger-ui-bundle.js" defer></script>
<script src="${apiBase}/docs/assets/start.js" defer></script>
</head>
<body>
<header>
<h1>API reference</h1>
<p>All calls of the platform, generated from the contract that the server enforces. For machines: <a href="${apiBase}/openapi.json">OpenAPI 3.1</a>. Declared error responses: <a href="#refusals">refusals</a>.</p>
</header>
<main>
<div id="reference" data-document="${apiBase}/openapi.json"><noscript><p>The list of calls needs JavaScript; the OpenAPI document above and the refusals below do not.</p></noscript></div>
<section id="refusals" aria-labelledby="refusals-title">
<h2 id="refusals-title">Refusals</h2>
<p>Every refusal is an <code>application/problem+json</code>; its <code>reason</code> is the name shown here unless the entry gives another. Its message is in the language of the request.</p>
<dl>
${refusalCodes.map(refusalHtml).join('\n')}
</dl>
</section>
</main>
</body>
</html>
`

// the keys of `refusals` are the codes
const refusalCodes = Object.keys(refusals) as RefusalCode[]

const refusalHtml = (name: RefusalCode): string => {
  const { status, code, reason, errors } = problemOf(new Refusal(name), { locale: 'en', requestId: '', apiBase: '' })
  const [field] = Object.keys(errors)
  const facts = [status, code && `code ${code}`, reason !== name && `reason <code>${reason}</code>`, field && `field <code>${field}</code>`]
  const words = locales.map((locale) => `<dd lang="${languageTags[locale]}">${escapeHtml(dictionaries[locale].refusals[name])}</dd>`)
  return `<div id="${name}"><dt><a href="#${name}"><code>${name}</code></a> ${facts.filter(Boolean).join(', ')}</dt>${words.join('')}</div>`
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Starts the reference. The target of the address stays in view while the page grows, until the user scrolls or types. */
export const startScript = `const reference = document.getElementById('reference')
const target = document.getElementById(location.hash.slice(1))
SwaggerUIBundle({
  url: reference.dataset.document,
  domNode: reference,
  presets: [SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  deepLinking: !target,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
})

if (target) {
  const growth = new ResizeObserver(() => target.scrollIntoView())
  growth.observe(reference)
  for (const move of ['wheel', 'keydown', 'pointerdown', 'touchstart']) addEventListener(move, () => growth.disconnect(), { once: true })
}
`

export const style = `body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1b1b1f; background: #fff; }
header, noscript p, #refusals { max-width: 1460px; margin: 0 auto; padding: 24px 20px; box-sizing: border-box; }
h1 { font-size: 2rem; margin: 0 0 8px; }
h2 { font-size: 1.5rem; margin: 0 0 8px; }
a { color: #1a4fd0; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 20px; margin: 20px 0; }
dl > div { scroll-margin-top: 16px; padding: 12px; border-radius: 8px; }
dl > div:target { background: #fff4cc; }
dt { font-weight: 600; }
dd { margin: 4px 0 0; color: #46464f; }
`
