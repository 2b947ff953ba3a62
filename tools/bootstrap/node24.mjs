import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import process from 'node:process'
import { CannotStart } from './cannot-start.mjs'
import { root } from './root.mjs'

const needed = 24
const here = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const program = process.platform === 'win32' ? 'node.exe' : 'node'

/** The Node for everything except this bootstrap: the packaged one, else the running one if it is new enough. */
export const findNode = () => {
  const packaged = [`node-${here}`, `node-bin-${here}`].map((name) => join(root, 'node_modules', name, 'bin', program))
  const found = packaged.find((path) => existsSync(path) && majorOf(path) >= needed)
  if (found) return found
  if (Number.parseInt(process.versions.node, 10) >= needed) return process.execPath
  throw new CannotStart(
    `There is no packaged Node for ${here}, and Node ${process.versions.node} is too old: install Node ${needed} and start again.`,
  )
}

/** 0 for a Node built for another C library, because it does not run at all. */
const majorOf = (path) => Number.parseInt(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.slice(1) || '0', 10)

/** PATH with `node` and the tools of the project first. */
export const pathWith = (node) => [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter)
