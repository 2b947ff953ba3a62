import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import process from 'node:process'
import { root } from './bootstrap/root.mjs'

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a script to its end and shows its output. Returns true on success. A stop signal stops the whole run. The channel closes when this process is killed. */
export const runStage = async (args, env) => {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const stop = async (name) => {
    child.kill(name)
    await once(child, 'exit')
    process.exit(128 + constants.signals[name])
  }
  for (const name of endings) process.on(name, stop)
  const [code] = await once(child, 'exit')
  for (const name of endings) process.off(name, stop)
  return code === 0
}
