// Compares the scripts of the first load of every route, in KB gz, with tools/script-budget.json. Dictionaries do not count,
// because they depend on the language. `--write` sets new budgets: public routes at today's size + 3 %, others + 15 %.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { screens } from '../web/site-map.ts'
import { root } from './bootstrap/root.mjs'
import { buildSite } from './bootstrap/site.mjs'

const budgetFile = join(root, 'tools/script-budget.json')
const client = join(root, 'build/client')

/** Routes that visitors open first. */
const publicRoutes = ['/', '/events', '/events/:id', '/users', '/users/:id']
const shownChunks = 8

/** The manifest keys of the chunks that a browser loads for the entries: static imports, transitively. */
export const chunksOf = (manifest, entries) => {
  const found = new Set(entries)
  for (const key of found) {
    if (!manifest[key]) throw new Error(`the build has no ${key}`)
    for (const imported of manifest[key].imports ?? []) found.add(imported)
  }
  return [...found]
}

/** A sentence for each route without a budget or over it, with its largest chunks. */
export const overBudget = (sizes, budgets) =>
  Object.entries(sizes).flatMap(([route, { kb, chunks }]) => {
    const budget = budgets[route]
    if (budget === undefined) return [`${route}: ${kb} KB gz has no budget: add it with node tools/script-budget.mjs --write`]
    if (kb <= budget) return []
    const largest = chunks.slice(0, shownChunks).map(({ name, kb: size }) => `    ${size.toFixed(1).padStart(6)} KB ${name}`)
    return [`${route}: ${kb} KB gz of scripts, the budget is ${budget}`, ...largest]
  })

const entryOf = (file) => `web/${file}?__react-router-build-client-route`

const entriesOf = ({ file, layout }) => [
  'web/entry.client.tsx',
  entryOf('root.tsx'),
  ...(layout === 'blank' ? [] : [entryOf(`parts/layout/${layout}-layout.tsx`)]),
  entryOf(file),
]

/** Screens; other files only redirect or receive forms. */
const shown = screens.filter(({ file }) => file.endsWith('.tsx'))

const measure = (manifest) => {
  const gzBytes = new Map()
  const sizeOf = (file) => {
    if (!gzBytes.has(file)) gzBytes.set(file, readFileSync(join(client, `${file}.gz`)).length)
    return gzBytes.get(file)
  }
  return Object.fromEntries(
    shown.map((screen) => {
      const chunks = chunksOf(manifest, entriesOf(screen)).map((key) => ({ name: key.split('?')[0], kb: sizeOf(manifest[key].file) / 1024 }))
      const kb = Number(chunks.reduce((sum, chunk) => sum + chunk.kb, 0).toFixed(1))
      return [screen.path, { kb, chunks: chunks.toSorted((a, b) => b.kb - a.kb) }]
    }),
  )
}

const budgetFor = (route, kb) => Math.ceil(kb * (publicRoutes.includes(route) ? 1.03 : 1.15) * 10) / 10

const main = async () => {
  await buildSite({ node: process.execPath, env: process.env })
  const sizes = measure(JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')))
  if (process.argv.includes('--write')) {
    const budgets = Object.fromEntries(Object.entries(sizes).map(([route, { kb }]) => [route, budgetFor(route, kb)]))
    writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`)
    return
  }
  const faults = overBudget(sizes, JSON.parse(readFileSync(budgetFile, 'utf8')))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (import.meta.main) await main()
