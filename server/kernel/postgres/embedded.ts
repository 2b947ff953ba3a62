import { rmdir } from 'node:fs/promises'
import { archiveIn, archiveSettings, prepareArchive } from './archive.ts'
import { prepareCluster } from './cluster.ts'
import { type Connection, connectionTo, createDatabase, settingAt } from './connect.ts'
import { takeLock } from './lock.ts'
import { readyNative } from './native.ts'
import { findPlace, makeSocketDir, type Place } from './place.ts'
import { type Cluster, findRunningServer, launchServer, shutDown } from './server.ts'
import { asStartError } from './start-failure.ts'
import { supervise } from './supervise.ts'

export type EmbeddedPostgres = { connection: Connection; stop: () => Promise<void> }

type Log = (message: string) => void
type Start = {
  dataDir: string
  log: Log
  /** Archives the write-ahead log in this folder. */
  backupDir?: string
  /** Runs while the server starts: work of this process that does not need the database. */
  meanwhile?: () => unknown
  /** The folder with the programs of another PostgreSQL, for a new data folder. */
  native?: string
}

/** Starts the PostgreSQL of a data folder, or takes over the server of a killed owner. Failures are StartErrors. */
export const startEmbeddedPostgres = async ({ dataDir, ...start }: Start): Promise<EmbeddedPostgres> => {
  const { log } = start
  try {
    const place = await findPlace(dataDir)
    if (place.isMoved) log(`${dataDir} is private to root, as PostgreSQL may not be: the database is in ${place.dataDir}`)
    const unlock = await takeLock(`${place.dataDir}.lock`, log)
    return await startLocked({ ...start, place, unlock })
  } catch (error) {
    throw asStartError(error, dataDir)
  }
}

type Locked = Omit<Start, 'dataDir'> & { place: Place; unlock: () => void }

const startLocked = async (locked: Locked): Promise<EmbeddedPostgres> => {
  const { log, unlock } = locked
  try {
    const { cluster, pid } = await openCluster(locked)
    const stopServer = supervise({ cluster, pid, log })
    const stop = async () => {
      await stopServer()
      if (cluster.socketDir !== cluster.dataDir) await rmdir(cluster.socketDir)
      unlock()
    }
    return { connection: connectionTo(cluster.socketDir), stop: onlyOnce(stop) }
  } catch (error) {
    unlock()
    throw error
  }
}

const openCluster = async ({ place, log, meanwhile, backupDir, native: other }: Locked) => {
  const native = other ?? (await readyNative(place))
  await prepareCluster(place, native)
  const settings = backupDir === undefined ? undefined : archiveSettings(archiveIn(backupDir))
  if (backupDir !== undefined) await prepareArchive(archiveIn(backupDir), place.runAs)
  const left = await adoptServer(place, settings?.archive_command, log)
  const cluster: Cluster = { ...place, native, settings, socketDir: left?.socketDir ?? (await makeSocketDir(place)) }
  const pid = left?.pid ?? (await launchServer(cluster, meanwhile))
  await createDatabase(cluster.socketDir).catch((error) => shutDown(pid).then(() => Promise.reject(error)))
  return { cluster, pid }
}

/** The server that a killed owner left. One with another archive is stopped, because that setting takes effect at a start. */
const adoptServer = async ({ dataDir }: Place, archiveCommand: string | undefined, log: Log) => {
  const left = await findRunningServer(dataDir)
  if (!left) return null
  const current = await settingAt(left.socketDir, 'archive_command')
  if ((archiveCommand ?? disabled) === current) {
    log('PostgreSQL already runs on the data folder: taking it over')
    return left
  }
  log('PostgreSQL already runs on the data folder with another BACKUP_DIR: restarting it')
  await shutDown(left.pid)
  return null
}

/** Shown by a server that archives nothing. */
const disabled = '(disabled)'

const onlyOnce = (act: () => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => (done ??= act())
}
