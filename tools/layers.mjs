// Layers: the imports allowed for each part of the tree, and no import cycles. Type imports count; tests are exempt.
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import process from 'node:process'
import { root } from './bootstrap/root.mjs'
import { filesIn } from './source-files.mjs'

const foundation = ['contract', 'messages', 'db/schema.ts']
const base = ['contract', 'messages', 'web/kernel', 'web/ui', 'web/paths.ts', 'web/site-map.ts']
const page = [...base, 'web/forms', 'web/lists']

/** Parts of pages, lowest first: a part imports only those before it. */
const partOrder = [
  'cities',
  'accounts',
  'obligations',
  'notifications',
  'inquiries',
  'events',
  'live-quiz',
  'quizzes',
  'coworking',
  'spaces',
  'bookings',
  'participation',
  'certificates',
  'home',
  'teams',
  'people',
  'settings',
  'wizard',
  'organizations',
  'importing',
  'cabinet',
  'quiz-builder',
  'mailings',
  'short-links',
  'attendees',
  'control',
  'experts',
  'staff',
  'content',
  'outbox',
  'mail-settings',
  'inbox',
  'publications',
  'support',
  'layout',
  'kit',
]

/**
 * A layer is a path; `*` stands for one folder. `imports` names the other layers it may use, `order` the siblings
 * behind `*`, lowest first, `packages` the only packages it may use, `bans` packages it may not.
 */
const rules = (domainOrder) => [
  { layer: 'contract', imports: [], packages: ['zod'] },
  { layer: 'messages', imports: ['contract'], packages: [] },
  { layer: 'db/schema.ts', imports: [] },
  { layer: 'db/seed', imports: [...foundation, 'server/kernel', 'server/domains'], bans: site },
  { layer: 'server/kernel', imports: [...foundation, 'package.json'], bans: site },
  { layer: 'server/outside', imports: [...foundation, 'server/kernel'], bans: site },
  { layer: 'server/domains/*', imports: [...foundation, 'server/kernel', 'server/outside'], order: domainOrder, bans: site },
  { layer: 'server/app.ts', imports: [...foundation, 'server/kernel', 'server/domains'], bans: site },
  { layer: 'server/server.ts', imports: [...foundation, 'server/kernel', 'server/outside', 'server/domains', 'server/app.ts'], bans: site },
  { layer: 'web/ui', imports: ['contract', 'messages', 'web/kernel'], bans: storage },
  { layer: 'web/kernel', imports: ['contract', 'messages', 'web/paths.ts', 'web/site-map.ts'], bans: storage },
  { layer: 'web/paths.ts', imports: ['contract'], bans: storage },
  { layer: 'web/site-map.ts', imports: [], bans: storage },
  { layer: 'web/forms', imports: base, bans: storage },
  { layer: 'web/lists', imports: [...base, 'web/forms'], bans: storage },
  { layer: 'web/parts/*', imports: page, order: partOrder, bans: storage },
  { layer: 'web/screens', imports: [...page, 'web/parts'], areSeparate: true, bans: storage },
  { layer: 'web', imports: [...page, 'web/parts'], bans: storage },
]

const site = ['react', 'react-dom', 'react-router']
const storage = ['pg', 'kysely', 'fastify', 'pg-boss']

/** Violations of the layers in the files, a map of path to source, as readable lines. */
export const layerFaults = (sources, domainOrder) => {
  const ordered = rules(domainOrder)
  return [...sources].filter(([path]) => !isTest(path)).flatMap(([path, source]) => faultsOfFile(ordered, path, source))
}

const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path)

const faultsOfFile = (ordered, path, source) => {
  const rule = ruleOf(ordered, path)
  if (!rule) return [`${path}: no layer is declared for this file`]
  return importsOf(source).flatMap((name) => {
    const fault = name.startsWith('.') ? faultOfPath(ordered, rule, path, normalize(join(dirname(path), name))) : faultOfPackage(rule, name)
    return fault ? [`${path} imports ${name}: ${fault}`] : []
  })
}

const importPattern = /^(?:import|export)\b[\w\s{},*$]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

const importsOf = (source) => [...source.matchAll(importPattern)].map((found) => found[1] ?? found[2] ?? found[3])

const ruleOf = (ordered, path) => ordered.find(({ layer }) => isWithin(path, layer.replace('/*', '')))

const isWithin = (path, layer) => path === layer || path.startsWith(`${layer}/`)

const faultOfPath = (ordered, rule, from, to) => {
  const target = ruleOf(ordered, to)
  if (target === rule) return faultOfSibling(rule, from, to)
  const isAllowed = rule.imports.some((layer) => isWithin(to, layer))
  return isAllowed ? null : `${rule.layer} may not use ${target?.layer ?? to}`
}

const faultOfSibling = ({ layer, order, areSeparate }, from, to) => {
  if (areSeparate) return to.includes('/+types/') ? null : `one of ${layer} may not use another`
  if (!order) return null
  const folder = layer.replace('/*', '')
  const [mine, theirs] = [from, to].map((path) => order.indexOf(path.slice(folder.length + 1).split('/')[0]))
  if (mine < 0 || theirs < 0) return `it has no place in the order of ${layer}`
  return theirs <= mine ? null : `${order[theirs]} comes after ${order[mine]} in the order of ${layer}`
}

const faultOfPackage = ({ layer, packages, bans = [] }, name) => {
  const owner = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]
  if (name.startsWith('node:') || builtinModules.includes(name)) return packages ? `${layer} runs in browsers too` : null
  if (packages && !packages.includes(owner)) return `${layer} uses only ${packages.join(', ') || 'its own files'}`
  return bans.includes(owner) ? `${layer} may not use it` : null
}

/** Import cycles, type imports included, as readable lines: at least one for each group of files that import each other. */
export const cycleFaults = (sources) => {
  const targetsOf = (path) => importsOf(sources.get(path)).map((name) => normalize(join(dirname(path), name)))
  const [faults, finished] = [[], new Set()]
  const visit = (path, trail) => {
    const start = trail.indexOf(path)
    if (start >= 0) return void faults.push(`an import cycle: ${[...trail.slice(start), path].join(' imports ')}`)
    if (finished.has(path)) return
    for (const target of targetsOf(path)) if (sources.has(target)) visit(target, [...trail, path])
    finished.add(path)
  }
  for (const path of sources.keys()) visit(path, [])
  return faults
}

/** The folders of the only array of domains, parsed from the file that merges them. */
export const domainOrderOf = (source) => {
  const names = /\bconst domains = \[([^\]]*)\]/.exec(source)?.[1]
  if (!names) throw new Error('server/app.ts has no array named domains')
  return names
    .split(',')
    .map((name) => name.trim().replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .filter(Boolean)
}

const read = (path) => readFileSync(join(root, path), 'utf8')

export const projectSources = () => {
  const paths = filesIn('contract', 'messages', 'server', 'web', 'db/seed').filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  return new Map([...paths, 'db/schema.ts'].map((path) => [path, read(path)]))
}

export const projectDomainOrder = () => domainOrderOf(read('server/app.ts'))

if (import.meta.main) {
  const sources = projectSources()
  const faults = [...layerFaults(sources, projectDomainOrder()), ...cycleFaults(sources)]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
