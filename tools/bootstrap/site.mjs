import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { CannotStart } from './cannot-start.mjs'
import { root } from './root.mjs'

const sources = ['web', 'contract', 'messages', 'public', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']
const stampFile = join(root, 'build/.stamp')
const entry = join(root, 'build/server/index.js')

/** Builds the site unless the last build used the same sources. */
export const buildSite = async ({ node, env }) => {
  const stamp = fingerprint()
  if (existsSync(entry) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const startedAt = Date.now()
  console.log('building the site…')
  rmSync(stampFile, { force: true })
  await runBuild(node, { ...env, NODE_ENV: 'production' })
  writeFileSync(stampFile, stamp)
  console.log(`built the site in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

/** Prints the output of the build only if it failed. */
const runBuild = async (node, env) => {
  const build = spawn(node, ['node_modules/@react-router/dev/bin.cjs', 'build'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (piece) => output.push(piece))
  const [code] = await once(build, 'close')
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new CannotStart('The site could not be built: see the output of the build above.')
}

/** A digest of the names and contents of all sources. */
const fingerprint = () => {
  const hash = createHash('sha256')
  const settings = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name))
  const files = [...sources, ...settings].flatMap((path) => filesUnder(path)).sort()
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

const filesUnder = (path) => {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(join(path, name)))
}
