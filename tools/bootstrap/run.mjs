import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import process from 'node:process'
import { CannotStart } from './cannot-start.mjs'

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the foreground and returns its exit code. Signals are passed on once. If this process is killed,
 * the child notices by its IPC channel, which closes.
 */
export const runInFront = (program, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
    // without the second listener a repeated signal would end this process before the child has drained
    for (const name of forwarded) process.once(name, () => child.kill(name)).on(name, () => {})
    const parentWatch = endWithParent(() => child.kill('SIGTERM'))
    child.on('error', (error) => reject(new CannotStart(`${program} cannot be run: ${error.message}.`)))
    child.on('exit', (code, signal) => {
      clearInterval(parentWatch)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })

/** A killed npm passes no signal on, nor does the shell between; their children would continue in the background. */
const endWithParent = (end) => {
  if (!process.env.npm_lifecycle_event) return
  const before = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(watch)
    end()
  }, 250)
  return watch
}

/** The pids of the shell and, where the system reports it, of npm. */
const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`

/** Field 4 of /proc/<pid>/stat, counted after the name in brackets. */
const parentOf = (pid) => {
  const file = `/proc/${pid}/stat`
  return existsSync(file) ? readFileSync(file, 'utf8').split(') ').at(-1).split(' ')[1] : ''
}
