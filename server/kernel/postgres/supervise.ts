import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from './processes.ts'
import { type Cluster, launchServer, shutDown } from './server.ts'

const checkEveryMs = 100
const longestPauseMs = 2_000

type Supervised = { pid: number; cluster: Cluster; log: (message: string) => void; isStopping: boolean; restarting: Promise<void> | null }

/** Restarts the server whenever it exits, until the returned function stops it permanently. */
export const supervise = (server: Pick<Supervised, 'pid' | 'cluster' | 'log'>): (() => Promise<void>) => {
  const supervised: Supervised = { ...server, isStopping: false, restarting: null }
  const timer = setInterval(() => checkServer(supervised), checkEveryMs).unref()
  return async () => {
    supervised.isStopping = true
    clearInterval(timer)
    await supervised.restarting
    await shutDown(supervised.pid)
  }
}

const checkServer = (supervised: Supervised) => {
  if (supervised.restarting || isAlive(supervised.pid)) return
  supervised.log('PostgreSQL has exited: restarting it')
  supervised.restarting = restart(supervised).finally(() => {
    supervised.restarting = null
  })
}

const restart = async (supervised: Supervised) => {
  for (let pauseMs = checkEveryMs; !supervised.isStopping; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      supervised.pid = await launchServer(supervised.cluster)
      return supervised.log('PostgreSQL accepts connections again')
    } catch (error) {
      // any reason may be temporary, such as a full disk
      supervised.log(error instanceof Error ? error.message : String(error))
      await delay(pauseMs)
    }
  }
}
