// Guarantee: texts have the sizes of web/app.css, and the widths of pages are its utilities `frame` and `frame-narrow`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './bootstrap/root.mjs'
import { filesIn } from './source-files.mjs'

const rules = [
  { pattern: /(?<![\w-])text-(?:[5-9]xl|\[(?!color:)[^\]]*\])/g, advice: 'take a size of web/app.css, text-xs to text-4xl' },
  { pattern: /(?<![\w-])max-w-(?:[5-7]xl|screen-\w+)(?![\w-])/g, advice: 'take the width of a page from `frame` or `frame-narrow`' },
]

export const looksIn = (source) => rules.flatMap(({ pattern, advice }) => [...source.matchAll(pattern)].map(([name]) => `${name}: ${advice}`))

/** These two have a width of their own until they move into a frame. */
const exempt = new Set(['web/parts/obligations/parental-consent-banner.tsx'])

if (process.argv[1] === import.meta.filename) {
  const sources = filesIn('web').filter((path) => path.endsWith('.tsx') && !exempt.has(path))
  const faults = sources.flatMap((path) => looksIn(readFileSync(join(root, path), 'utf8')).map((fault) => `${path}: ${fault}`))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
