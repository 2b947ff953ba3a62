import type { LogEvent } from 'kysely'
import type pg from 'pg'
import { Gauge, Histogram, type Registry } from 'prom-client'

const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15]

/** Measures the wait for a connection apart from the statement, to distinguish a small pool from a slow database. */
export const databaseTimes = (registry: Registry) => {
  const acquiring = new Histogram({
    name: 'db_acquire_duration_seconds',
    help: 'Time waiting for a connection of the pool',
    buckets,
    registers: [registry],
  })
  const statements = new Histogram({
    name: 'db_statement_duration_seconds',
    help: 'Duration of statements by kind',
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
    help: 'Connections of the pool by state; waiting counts requests for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({ name: 'db_pool_size', help: 'Maximum number of connections in the pool', registers: [registry] }).set(pool.options.max)
}
