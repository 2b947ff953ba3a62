import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db.ts'

const countEveryMs = 60_000

type Count = { kind: string; channel: string; state: string; count: number; oldest: Date | null }

/** The messages of the outbox across all processes, counted at most once a minute. Omitted while the database does not answer. */
export const outboxGauges = (registry: Registry) => (db: Db, clock: () => Date) => {
  const readCounts = atMostEvery(countEveryMs, clock, () => countsOf(db))
  new Gauge({
    name: 'outbox_messages',
    help: 'Unsent messages by kind, channel and state, counted once a minute: queued, sending, failed',
    labelNames: ['kind', 'channel', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { kind, channel, state, count } of await readCounts()) this.set({ kind, channel, state }, count)
    },
  })
  new Gauge({
    name: 'outbox_oldest_due_seconds',
    help: 'Time since the longest due message was to be sent first, counted once a minute; a letter of a mailing counts from its first attempt',
    registers: [registry],
    async collect() {
      const times = (await readCounts()).flatMap(({ oldest }) => (oldest ? [oldest.getTime()] : []))
      this.set(times.length === 0 ? 0 : Math.max(0, (clock().getTime() - Math.min(...times)) / 1000))
    },
  })
}

/** Sent messages are left out, because counting them would read the whole table. Indexes: outbox_due, outbox_leased, outbox_failed. */
const countsOf = async (db: Db): Promise<Count[]> => {
  const { rows } = await sql<Count>`
    select kind, channel, 'queued' as state, count(*) as count, min(coalesce(first_attempt_at, not_before)) filter (where (not_before <= now() and not is_bulk) or attempts > 0) as oldest
      from outbox where state = 'queued' group by kind, channel
    union all select kind, channel, 'sending', count(*), min(coalesce(first_attempt_at, not_before)) from outbox where state = 'sending' group by kind, channel
    union all select kind, channel, 'failed', count(*), null from outbox where state = 'failed' group by kind, channel`.execute(db)
  return rows
}

/** The last result until it is too old; concurrent callers share one run. A failed run returns nothing. */
const atMostEvery = <Row>(everyMs: number, clock: () => Date, run: () => Promise<Row[]>) => {
  let last: { at: number; rows: Promise<Row[]> } | null = null
  return (): Promise<Row[]> => {
    const now = clock().getTime()
    if (!last || now - last.at >= everyMs) last = { at: now, rows: run().catch(() => []) }
    return last.rows
  }
}
