// Everything that reads the code without running it. Each check is made, whatever the ones before it said.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { pathWith } from './bootstrap/node24.mjs'
import { root } from './bootstrap/root.mjs'

const tsc = 'node_modules/typescript/bin/tsc'

const checks = [
  { name: 'types of routes', args: ['node_modules/@react-router/dev/bin.cjs', 'typegen'] },
  { name: 'types of contract', args: [tsc, '--noEmit', '-p', 'contract/tsconfig.json'] },
  { name: 'types of server', args: [tsc, '--noEmit', '-p', 'server/tsconfig.json'] },
  { name: 'types of web', args: [tsc, '--noEmit', '-p', 'web/tsconfig.json'] },
  { name: 'types of journeys', args: [tsc, '--noEmit', '-p', 'tests/tsconfig.json'] },
  { name: 'types of bench', args: [tsc, '--noEmit', '-p', 'tools/bench/tsconfig.json'] },
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  { name: 'layers', args: ['tools/layers.mjs'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'words', args: ['tools/check-words.mjs'] },
  { name: 'size of files', args: ['tools/check-size.mjs'] },
  { name: 'lockfile', args: ['tools/check-lockfile.mjs'] },
]

const isPassed = ({ name, args }) => {
  const startedAt = Date.now()
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PATH: pathWith(process.execPath) },
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  console.log(`${status === 0 ? 'ok    ' : 'failed'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  if (status !== 0) console.log([stdout, stderr, error?.message].filter(Boolean).join('\n'))
  return status === 0
}

process.exitCode = checks.map(isPassed).every(Boolean) ? 0 : 1
