import type { LogEvent } from 'kysely'
import type pg from 'pg'
import { Gauge, Histogram, type Registry } from 'prom-client'

const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15]

/** Who waits for a connection waits apart from the statement, so that a small pool and a slow database are told apart. */
export const databaseTimes = (registry: Registry) => {
  const acquiring = new Histogram({
    name: 'db_acquire_duration_seconds',
    help: 'Waiting for a connection of the pool',
    buckets,
    registers: [registry],
  })
  const statements = new Histogram({
    name: 'db_statement_duration_seconds',
    help: 'Statements by kind',
    labelNames: ['kind'],
    buckets,
    registers: [registry],
  })
  return {
    onAcquired: (ms: number) => acquiring.observe(ms / 1000),
    onStatement: (event: LogEvent) => statements.observe({ kind: kindOf(event) }, event.queryDurationMillis / 1000),
  }
}

/** SelectQueryNode is a select. */
const kindOf = ({ query }: LogEvent): string => query.query.kind.replace(/(Query)?Node$/, '').toLowerCase()

export const poolGauges = (registry: Registry) => (pool: pg.Pool) => {
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of the pool by state; waiting counts those who want one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({ name: 'db_pool_size', help: 'Most connections the pool may have', registers: [registry] }).set(pool.options.max)
}
