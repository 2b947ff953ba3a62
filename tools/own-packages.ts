import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const options = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']

/** Installs the packages of a tool at its first run, because nothing else needs them. */
export const installOwn = (folder: string, say: (line: string) => void) => {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return
  say(`installing the packages of ${folder}…`)
  const [program, ...args] = npmCommand()
  const { status } = spawnSync(program, [...args, ...options], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed: see the output of npm above.`)
}

const npmCommand = (): [string, ...string[]] => {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  return npm?.endsWith('npm-cli.js') ? [node ?? process.execPath, npm] : ['npm']
}
