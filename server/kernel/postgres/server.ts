import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { folderServedAt } from './connect.ts'
import { backendsIn, commandOf, hasEnded, isAlive, signal } from './processes.ts'
import { readIfExists } from './read-if-exists.ts'
import { type RunAs, serverEnvironment } from './run.ts'
import { openServerLog } from './server-log.ts'
import { failureOf } from './start-failure.ts'

export type Cluster = {
  native: string
  dataDir: string
  socketDir: string
  runAs: RunAs
  /** In addition to the settings of every server. */
  settings?: Record<string, string>
}

const commonSettings = {
  listen_addresses: '',
  port: '5432',
  shared_buffers: '256MB',
  max_connections: '200',
  synchronous_commit: 'on',
  jit: 'off',
  log_checkpoints: 'off',
  // 'log' excludes 'error', because error texts quote user input and the product logs errors itself
  log_min_messages: 'log',
}

/** The server that a killed owner left running on a folder, once it accepts connections. Null when there is none. */
export const findRunningServer = async (dataDir: string): Promise<{ pid: number; socketDir: string } | null> => {
  for (let left = readPidFile(dataDir); left && isServerOf(left.pid, dataDir); left = readPidFile(dataDir)) {
    if ((await folderServedAt(left.socketDir)) === dataDir) return left
    await delay(50)
  }
  if (await folderServedAt(dataDir)) throw new StartError(elsewhereSentence(dataDir))
  return null
}

/** Starts the server and returns its pid once it accepts connections. `meanwhile` runs during the start. */
export const launchServer = async (cluster: Cluster, meanwhile: () => unknown = () => {}): Promise<number> => {
  for (let attempt = 1; ; attempt++) {
    removeDeadServerFiles(cluster.dataDir)
    const { pid, lastWords } = await launch(cluster, meanwhile)
    if (lastWords === null) return pid
    const isTemporary = /pre-existing shared memory block/.test(lastWords) && attempt < 100
    if (!isTemporary) throw failureOf('PostgreSQL could not start', lastWords, cluster.dataDir)
    if (attempt > 5) endBackends(cluster.dataDir, attempt > 20 ? 'SIGKILL' : 'SIGQUIT')
    await delay(100)
  }
}

/** Fast shutdown: rolls back open transactions and flushes committed data to disk. */
export const shutDown = async (pid: number) => {
  signal(pid, 'SIGINT')
  if (await hasEnded(pid, 20_000)) return
  signal(pid, 'SIGQUIT')
  await hasEnded(pid, 10_000)
}

const launch = async (cluster: Cluster, meanwhile: () => unknown) => {
  const log = openServerLog(cluster)
  const child = spawn(join(cluster.native, 'bin/postgres'), optionsOf(cluster), {
    ...cluster.runAs,
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  log.close()
  await once(child, 'spawn')
  child.unref()
  meanwhile()
  const pid = child.pid ?? 0
  return { pid, lastWords: (await isServing(pid, cluster)) ? null : log.lastWords() }
}

const optionsOf = ({ dataDir, socketDir, settings }: Cluster) => {
  const all = { ...commonSettings, ...settings, unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"` }
  return ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Waits as long as the process lives, because recovery may take any time. */
const isServing = async (pid: number, { socketDir, dataDir }: Cluster) => {
  while (isAlive(pid)) {
    if ((await folderServedAt(socketDir)) === dataDir) return true
    await delay(20)
  }
  return false
}

/** Ends backends that outlived a killed postmaster, because they hold the shared memory that the next one needs. */
const endBackends = (dataDir: string, how: NodeJS.Signals) => {
  for (const pid of backendsIn(dataDir)) signal(pid, how)
}

const readPidFile = (dataDir: string) => {
  const [pid, , , , socketDir] = readIfExists(pidFile(dataDir))?.split('\n') ?? []
  return pid ? { pid: Number(pid), socketDir: socketDir || dataDir } : null
}

const isServerOf = (pid: number, dataDir: string) => isAlive(pid) && commandOf(pid).includes(`postgres -D ${dataDir} `)

/** Deletes the pid file of a dead server. PostgreSQL does not start if that pid is a zombie or has been reused. */
const removeDeadServerFiles = (dataDir: string) => {
  const left = readPidFile(dataDir)
  if (!left || isServerOf(left.pid, dataDir) || !signal(left.pid, 0)) return
  rmSync(pidFile(dataDir))
  rmSync(join(left.socketDir, '.s.PGSQL.5432.lock'), { force: true })
}

/** For example a server in another container that shares the folder. */
const elsewhereSentence = (dataDir: string) =>
  `The data folder ${dataDir} is in use by a PostgreSQL that runs elsewhere: stop it or set another DATA_DIR.`

const pidFile = (dataDir: string) => join(dataDir, 'postmaster.pid')
