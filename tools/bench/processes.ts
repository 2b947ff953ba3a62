import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

type Start = { args: string[]; imports?: string[]; env?: NodeJS.ProcessEnv; isPinned?: boolean; stdio?: SpawnOptions['stdio'] }

/** A Node process that ends with its parent, because products and limits exit when the channel to the parent closes. */
export const startNode = ({
  args,
  imports = [],
  env = {},
  isPinned = false,
  stdio = ['ignore', 'ignore', 'inherit', 'ipc'],
}: Start): ChildProcess => {
  const all = [...imports.flatMap((file) => ['--import', file]), ...args]
  const [program, ...before] = isPinned && canPin() ? ['taskset', '-c', '0', process.execPath] : [process.execPath]
  return spawn(program, [...before, ...all], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    serialization: 'advanced',
    stdio,
  })
}

/** Assigns one core to the measured process and the others to the load and the database. */
const canPin = () => availableParallelism() > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0

export const stopProcess = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const forced = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await once(child, 'exit')
  clearTimeout(forced)
}

/** Sends a message to a process and waits for its next message. */
export const ask = async <Answer>(child: ChildProcess, question: object): Promise<Answer> => {
  const answered = once(child, 'message') as Promise<[Answer]>
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the process ended instead of answering')))
  ended.catch(() => undefined)
  child.send(question)
  return (await Promise.race([answered, ended]))[0]
}

const ticksPerSecond = 100

/** Processor time of a process in seconds; null where the system does not provide it. */
export const cpuSeconds = (pid: number): number | null => {
  const stat = readOrNull(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
  return stat ? (Number(stat[11]) + Number(stat[12])) / ticksPerSecond : null
}

/** Resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number): number | null => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readOrNull(`/proc/${pid}/status`) ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

const readOrNull = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
