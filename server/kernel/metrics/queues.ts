import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Db } from '../db.ts'

const buckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900]

/** Times jobs by queue and outcome. */
export const jobTimes = (registry: Registry) => {
  const times = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of jobs and reactions by queue and outcome',
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

/** The depth of each queue across all processes. Omitted while the database does not answer. */
export const queueGauges = (registry: Registry) => (db: Db) => {
  const readDepths = singleQuery(() => depths(db))
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state, counted once a minute: ready, deferred, active, failed (no more retries)',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { name, ...states } of await readDepths())
        for (const [state, count] of Object.entries(states)) this.set({ queue: name, state }, count)
    },
  })
}

type Depth = { name: string; ready: number; deferred: number; active: number; failed: number }

/** Reads the counts that pg-boss stores once a minute, one row per queue, because counting would read every job. */
const depths = async (db: Db): Promise<Depth[]> => {
  const { rows } = await sql<Depth>`
    select name, ready_count as ready, deferred_count as deferred, active_count as active, failed_count as failed
    from jobs.queue order by name limit 1000`.execute(db)
  return rows
}

const timeoutMs = 1_000

/** Guarantee: never throws, ends within the timeout, and runs one query at a time for all concurrent scrapes. */
const singleQuery = (readDepths: () => Promise<Depth[]>) => {
  let running: Promise<Depth[]> | null = null
  return () => {
    running ??= readDepths()
      .catch(() => [])
      .finally(() => {
        running = null
      })
    return Promise.race([running, setTimeout(timeoutMs, [], { ref: false })])
  }
}
