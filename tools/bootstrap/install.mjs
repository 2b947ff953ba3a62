import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { CannotStart } from './cannot-start.mjs'
import { root } from './root.mjs'

const stampFile = join(root, 'node_modules/.vmeste-lock')
const options = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']

/** Makes node_modules match package-lock.json for this platform. Costs one hash of the lock when nothing changed. */
export const installPackages = async () => {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`
  if (readIfThere(stampFile) === stamp) return
  if (!isInstalledByHand(lock)) await runNpm()
  writeFileSync(stampFile, stamp)
}

/** True after a manual `npm ci` or `npm install`: npm's own record of node_modules agrees with the lock. */
const isInstalledByHand = (lock) => {
  const record = readIfThere(join(root, 'node_modules/.package-lock.json'))
  if (record === null) return false
  const installed = JSON.parse(record).packages
  const required = Object.entries(JSON.parse(lock).packages).filter(([path, entry]) => path !== '' && isForHere(entry))
  return required.every(([path, { version, integrity }]) => installed[path]?.version === version && installed[path]?.integrity === integrity)
}

/** npm omits optional packages for other platforms, and their dependencies. */
const isForHere = ({ optional, os, cpu, libc }) => !optional || (isAmong(os, process.platform) && isAmong(cpu, process.arch) && libc === undefined)

const isAmong = (list, value) => [list].flat().includes(value)

const runNpm = async () => {
  const startedAt = Date.now()
  console.log('installing the packages (the first time takes a minute or so)…')
  const [program, ...args] = npmCommand()
  const npm = spawn(program, [...args, ...options], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(npm, 'exit').catch((error) => Promise.reject(new CannotStart(`npm cannot be run: ${error.message}.`)))
  if (code !== 0) throw new CannotStart('The packages could not be installed: see the output of npm above.')
  console.log(`installed the packages in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

/** The npm that started this process, run by its own Node; other package managers are ignored. */
const npmCommand = () => {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  return npm?.endsWith('npm-cli.js') ? [node ?? process.execPath, npm] : ['npm']
}

const readIfThere = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
