import type { useWords } from '../../../kernel/words.tsx'

export type AwayWords = ReturnType<typeof useWords>['control']['offline']['away']
type Page = { words: AwayWords; lang: string; colours: Record<string, string> }

/** The names of the colours of `web/app.css` that the page needs. */
export const awayColours = ['--paper', '--ink', '--ink-soft', '--accent', '--on-accent', '--line-strong']

/** The page that `door-sw.js` answers with in place of other pages of the panel without a network. It leads to the scanner. */
export const awayPage = ({ scanner, ...page }: Page & { scanner: string }): string =>
  htmlOf(page, { text: page.words.text, link: `<a class="main" href="${escaped(scanner)}">${escaped(page.words.scanner)}</a>` })

/** The page in place of a scanner that is not kept, and after a sign-out. It says nothing about the operator. */
export const lostPage = (page: Page): string => htmlOf(page, { text: page.words.lost, link: '' })

const htmlOf = ({ words, lang, colours }: Page, { text, link }: { text: string; link: string }): string => `<!doctype html>
<html lang="${escaped(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title)}</title>
<style>
:root { ${Object.entries(colours)
  .map(([name, value]) => `${name}: ${escaped(value)};`)
  .join(' ')} }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { display: flex; min-height: 100dvh; max-width: 32rem; margin: auto; padding: 1.5rem; box-sizing: border-box; flex-direction: column; justify-content: center; gap: 1rem; }
h1 { margin: 0; font-size: 1.75rem; }
p { margin: 0; color: var(--ink-soft); }
a { display: flex; min-height: 3.5rem; align-items: center; justify-content: center; border: 1px solid var(--line-strong); border-radius: 0.75rem; color: inherit; font-weight: 500; text-decoration: none; }
a.main { border-color: transparent; background: var(--accent); color: var(--on-accent); }
</style>
<main>
<h1>${escaped(words.title)}</h1>
<p>${escaped(text)}</p>
${link}
<a href="">${escaped(words.again)}</a>
</main>
</html>
`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
