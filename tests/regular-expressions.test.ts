import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { openProven } from './kit/proven-expressions.ts'
import { limitMs } from './kit/time-limits.ts'

// the JavaScript checker of the package, because it needs no native program
process.env.RECHECK_BACKEND = 'pure'

const root = join(import.meta.dirname, '..')
const files = globSync(['contract/**/*.ts', 'messages/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}', '*.ts'], { cwd: root })
  .filter((file) => !/\.test\.|node_modules|fontkit\.d/.test(file))
  .sort()

type Node = { type?: unknown; regex?: { pattern: string; flags: string }; callee?: { name?: string } }

/** Every node of the syntax tree of a file. */
const nodesOf = function* (node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) yield node
  for (const inner of Object.values(node)) yield* nodesOf(inner)
}

const expressions = new Map<string, { file: string; pattern: string; flags: string }>()
const builders = new Set<string>()
for (const file of files) {
  const tree = parseAst(readFileSync(join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  for (const { regex, callee } of nodesOf(tree)) {
    if (regex) expressions.set(`/${regex.pattern}/${regex.flags}`, { file, ...regex })
    if (callee?.name === 'RegExp') builders.add(file)
  }
}

/** Quadratic, and never applied to text of a user. */
const ownTexts: Record<string, string> = {
  '/\\B(?=(\\d{3})+$)/g': 'the digits of a number',
  '/[^a-z0-9]+([a-z0-9])/g': 'an address of the contract',
}

/** Reviewed files that build an expression from strings. */
const reviewed = [
  // repeats whole labels, separated by dots that no label contains
  'server/domains/accounts/rules.ts',
  // escaped words from a constant list
  'server/domains/reference/censorship.ts',
  // runs over generated markup, where user text cannot open a tag
  'server/kernel/http/site.ts',
  // an escaped host name of the configuration
  'server/outside/social/social.ts',
  // a random token of the process
  'web/kernel/markup-cache.tsx',
]

/** No clock: the outcome depends on counted steps only. A negative limit turns off the check that measures time. */
const countedSteps = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null, recallTimeout: -1, maxIteration: 5 }

describe('regular expressions', () => {
  test('finds those of the whole source', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(expressions.size).toBeGreaterThan(100)
    expect([...builders]).toEqual(reviewed)
    for (const source of Object.keys(ownTexts)) expect(expressions.has(source), source).toBe(true)
  })

  test('each takes linear time on any text', { timeout: limitMs(300_000) }, async () => {
    const { proven, store } = openProven(countedSteps)
    const slow: string[] = []
    const linear: string[] = []
    for (const [source, { file, pattern, flags }] of expressions) {
      if (source in ownTexts) continue
      const status = proven.has(source) ? 'safe' : (await check(pattern, flags, countedSteps)).status
      if (status === 'safe') linear.push(source)
      else slow.push(`${status} ${file} ${source}`)
    }
    store(linear)
    expect(slow).toEqual([])
  })
})
