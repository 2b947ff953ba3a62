import { rmdir } from 'node:fs/promises'
import { prepareCluster } from './cluster.ts'
import { type Connection, connectionTo, createDatabase } from './connect.ts'
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
  /** Runs while the server starts: work of this process that does not need the database. */
  meanwhile?: () => unknown
  /** The folder with the programs of another PostgreSQL, for a new data folder. */
  native?: string
}

/** Starts the PostgreSQL of a data folder, or takes over the server of a killed owner. Failures are StartErrors. */
export const startEmbeddedPostgres = async ({ dataDir, log, meanwhile, native }: Start): Promise<EmbeddedPostgres> => {
  try {
    const place = await findPlace(dataDir)
    if (place.isMoved) log(`${dataDir} is private to root, as PostgreSQL may not be: the database is in ${place.dataDir}`)
    const unlock = await takeLock(`${place.dataDir}.lock`, log)
    return await startLocked({ place, log, meanwhile, native, unlock })
  } catch (error) {
    throw asStartError(error, dataDir)
  }
}

type Locked = Omit<Start, 'dataDir'> & { place: Place; unlock: () => void }

const startLocked = async ({ place, log, meanwhile, native, unlock }: Locked): Promise<EmbeddedPostgres> => {
  try {
    const { cluster, pid } = await openCluster({ place, log, meanwhile, native })
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

const openCluster = async ({ place, log, meanwhile, native: other }: Omit<Locked, 'unlock'>) => {
  const native = other ?? (await readyNative(place))
  await prepareCluster(place, native)
  const left = await findRunningServer(place.dataDir)
  if (left) log('PostgreSQL already runs on the data folder: taking it over')
  const cluster: Cluster = { ...place, native, socketDir: left?.socketDir ?? (await makeSocketDir(place)) }
  const pid = left?.pid ?? (await launchServer(cluster, meanwhile))
  await createDatabase(cluster.socketDir).catch((error) => shutDown(pid).then(() => Promise.reject(error)))
  return { cluster, pid }
}

const onlyOnce = (act: () => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => (done ??= act())
}
