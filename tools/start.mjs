// The entry of every npm script. The system's Node may be 20 and no package installed: node: imports only.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { CannotStart } from './bootstrap/cannot-start.mjs'
import { installPackages } from './bootstrap/install.mjs'
import { findNode, pathWith } from './bootstrap/node24.mjs'
import { productArguments, productEnv } from './bootstrap/product.mjs'
import { root } from './bootstrap/root.mjs'
import { runInFront } from './bootstrap/run.mjs'
import { buildSite } from './bootstrap/site.mjs'

const watched = ['./server', './contract', './messages']

/** The modes of a start: the arguments of Node (none: only prepare), NODE_ENV (undefined: the default of each tool), and whether the site is built. */
const modes = {
  '--dev': {
    args: () => ['--watch-preserve-output', ...watched.filter(existsSync).map((path) => `--watch-path=${path}`), 'main.ts'],
    nodeEnv: 'development',
  },
  '--build': { nodeEnv: 'production', needsSite: true },
  '--test': { args: () => ['tools/test.mjs'] },
  '--check': { args: () => ['tools/check.mjs'] },
  '--bench': { args: () => ['tools/bench/run.ts'], nodeEnv: 'production', needsSite: true },
  '--mutate': { args: () => ['tools/mutate/run.ts'] },
  '--backup': { args: () => ['tools/backup/backup.ts'], nodeEnv: 'production' },
  '--restore': { args: () => ['tools/backup/restore.ts'], nodeEnv: 'production' },
  '--db-reset': { args: () => ['main.ts', '--reset-database'], nodeEnv: 'production' },
}
const product = { args: () => productArguments, nodeEnv: 'production', needsSite: true }

const start = async ([first, ...rest]) => {
  process.chdir(root)
  const mode = modes[first] ?? product
  const given = mode === product && first !== undefined ? [first, ...rest] : rest
  await installPackages()
  const node = findNode()
  const env = { ...(mode === product && productEnv), ...process.env, PATH: pathWith(node), NODE_ENV: mode.nodeEnv }
  if (mode.nodeEnv === undefined) delete env.NODE_ENV
  if (mode.needsSite) await buildSite({ node, env })
  return mode.args ? runInFront(node, [...mode.args(), ...given], env) : 0
}

try {
  process.exitCode = await start(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exitCode = 1
}
