import { spawnSync } from 'node:child_process'
import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { isCode, readIfExists } from './read-if-exists.ts'

const isLinux = process.platform === 'linux'

/** True when the process runs. A zombie does not count, because a container may have no process that reaps it. */
export const isAlive = (pid: number): boolean => (isLinux ? startTicks(pid) !== null : signal(pid, 0))

/** Boot id and start time, which identify a process although pids are reused. Null when it does not run. */
export const birthOf = (pid: number): string | null => {
  if (!isLinux) return ps(pid, 'lstart')
  const ticks = startTicks(pid)
  return ticks && `${readIfExists('/proc/sys/kernel/random/boot_id')?.trim()}/${ticks}`
}

/** The command line of a process, joined by spaces. */
export const commandOf = (pid: number): string => (isLinux ? readIfExists(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') : ps(pid, 'command')) ?? ''

/** Sends the signal. Returns false when the process no longer exists. */
export const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name)
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false
    if (name === 0 && isCode(error, 'EPERM')) return true
    throw error
  }
}

export const hasEnded = async (pid: number, patienceMs: number): Promise<boolean> => {
  for (let waitedMs = 0; isAlive(pid); waitedMs += 20) {
    if (waitedMs >= patienceMs) return false
    await delay(20)
  }
  return true
}

/** Backends that outlived their postmaster. They are found by working directory, which is always the data folder. */
export const backendsIn = (dataDir: string): number[] => {
  if (!isLinux) return []
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return pids.filter((pid) => readIfExists(`/proc/${pid}/comm`)?.trim() === 'postgres' && workFolder(pid) === dataDir)
}

const workFolder = (pid: number) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ESRCH', 'EACCES')) return null
    throw error
  }
}

/** Field 22 of /proc/<pid>/stat, counted after the name in brackets; null for a zombie. */
const startTicks = (pid: number) => {
  const stat = readIfExists(`/proc/${pid}/stat`)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && !'ZX'.includes(fields[0] ?? 'X') ? (fields[19] ?? null) : null
}

const ps = (pid: number, field: string) => spawnSync('ps', ['-ww', '-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || null
