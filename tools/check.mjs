// Every static check of the code. All of them run, even after a failure.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { pathWith } from './bootstrap/node24.mjs'
import { root } from './bootstrap/root.mjs'

const cache = join(root, 'node_modules/.cache/types')

/** Incremental: the compiler reads only the changes since its last run. */
const typesOf = (name, folder) => ({
  name: `types of ${name}`,
  args: [
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '-p', `${folder}/tsconfig.json`, '--incremental', '--tsBuildInfoFile', join(cache, `${name}.tsbuildinfo`)],
  ],
})

/** The types of the web need the generated types of its routes. */
const first = { name: 'types of routes', args: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] }

/** The longest first, so that the short ones fill the gaps beside them. */
const checks = [
  typesOf('server', 'server'),
  typesOf('web', 'web'),
  typesOf('journeys', 'tests'),
  typesOf('bench', 'tools/bench'),
  typesOf('contract', 'contract'),
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  // it builds the site, unless the last build used the same sources
  { name: 'script budget', args: ['tools/script-budget.mjs'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'layers', args: ['tools/layers.mjs'] },
  { name: 'words', args: ['tools/check-words.mjs'] },
  { name: 'prose', args: ['tools/check-prose.mjs'] },
  { name: 'looks', args: ['tools/check-looks.mjs'] },
  { name: 'size of files', args: ['tools/check-size.mjs'] },
  { name: 'lockfile', args: ['tools/check-lockfile.mjs'] },
]

const isPassed = async ({ name, args }) => {
  const startedAt = Date.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PATH: pathWith(process.execPath) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  const [stdout, stderr, outcome] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const isOk = outcome === 0
  console.log(`${isOk ? 'ok    ' : 'failed'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  if (!isOk) console.log([stdout, stderr, outcome?.message].filter(Boolean).join('\n'))
  return isOk
}

/** Two at a time, because two compilers together need 2.5 GB. */
const runAll = async () => {
  const results = [await isPassed(first)]
  const pending = [...checks]
  const work = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) results.push(await isPassed(next))
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
  return results.every(Boolean)
}

mkdirSync(cache, { recursive: true })
process.exitCode = (await runAll()) ? 0 : 1
