import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from './processes.ts'
import { type Cluster, launchServer, shutDown } from './server.ts'

const glanceMs = 100
const longestPauseMs = 2_000

type Kept = { pid: number; cluster: Cluster; log: (message: string) => void; isStopping: boolean; revival: Promise<void> | null }

/** Starts the server anew whenever it is gone, until the returned function stops it for good. */
export const keepRunning = (server: Pick<Kept, 'pid' | 'cluster' | 'log'>): (() => Promise<void>) => {
  const kept: Kept = { ...server, isStopping: false, revival: null }
  const timer = setInterval(() => glance(kept), glanceMs).unref()
  return async () => {
    kept.isStopping = true
    clearInterval(timer)
    await kept.revival
    await shutDown(kept.pid)
  }
}

const glance = (kept: Kept) => {
  if (kept.revival || isAlive(kept.pid)) return
  kept.log('PostgreSQL is gone: starting it again')
  kept.revival = revive(kept).finally(() => {
    kept.revival = null
  })
}

const revive = async (kept: Kept) => {
  for (let pauseMs = glanceMs; !kept.isStopping; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      kept.pid = await launchServer(kept.cluster)
      return kept.log('PostgreSQL accepts connections again')
    } catch (error) {
      // whatever the reason, such as a full disk, it may pass
      kept.log(error instanceof Error ? error.message : String(error))
      await delay(pauseMs)
    }
  }
}
