import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Db } from '../db.ts'

const buckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900]

/** Times a job and tells how it ended. */
export const jobTimes = (registry: Registry) => {
  const times = new Histogram({
    name: 'job_duration_seconds',
    help: 'Jobs and reactions by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets,
    registers: [registry],
  })
  return async (queue: string, run: () => Promise<void>) => {
    const end = times.startTimer({ queue })
    try {
      await run()
      end({ outcome: 'done' })
    } catch (error) {
      end({ outcome: 'failed' })
      throw error
    }
  }
}

/** What each queue holds, of all processes together. While the database does not answer nothing is told of them. */
export const queueGauges = (registry: Registry) => (db: Db) => {
  const ask = askedOnce(() => depths(db))
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state, counted once a minute: ready to run, deferred, active, failed for good',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { name, ...states } of await ask()) for (const [state, count] of Object.entries(states)) this.set({ queue: name, state }, count)
    },
  })
}

type Depth = { name: string; ready: number; deferred: number; active: number; failed: number }

/** pg-boss counts its jobs every minute and keeps the result in one row a queue; counting them here would read them all. */
const depths = async (db: Db): Promise<Depth[]> => {
  const { rows } = await sql<Depth>`
    select name, ready_count as ready, deferred_count as deferred, active_count as active, failed_count as failed
    from jobs.queue order by name limit 1000`.execute(db)
  return rows
}

const timeoutMs = 1_000

/** Never throws, takes no longer than the patience, and has one question open however many ask. */
const askedOnce = (ask: () => Promise<Depth[]>) => {
  let asking: Promise<Depth[]> | null = null
  return () => {
    asking ??= ask()
      .catch(() => [])
      .finally(() => {
        asking = null
      })
    return Promise.race([asking, setTimeout(timeoutMs, [], { ref: false })])
  }
}
