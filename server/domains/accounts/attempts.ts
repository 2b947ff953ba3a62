import type { Db, Tx } from '../../kernel/db.ts'
import type { Refusal, RefusalDetails } from '../../kernel/refusal.ts'
import { countFailure, lockFailures } from './store.ts'

/** A counter of failures by key; it resets after `quietMinutes` without a failure. */
export type Counter = { key: Buffer; quietMinutes: number }
export type Failures = { failures: number; last_failed_at: Date }

type Attempt = {
  counters: readonly Counter[]
  /** Throws to refuse the attempt; gets the failures of each counter in order. A refused attempt is not counted. */
  allow: (tx: Tx, failures: Failures[]) => Promise<void>
}

/** Counts an attempt as failed before the secret is compared, because parallel attempts would pass a later count. A success undoes it. */
export const countAttempt = ({ db, now }: { db: Db; now: Date }, { counters, allow }: Attempt) =>
  db.transaction().execute(async (tx) => {
    const keys = counters.map(({ key }) => key)
    const since = counters.map(({ quietMinutes }) => new Date(now.getTime() - quietMinutes * 60_000))
    const rows = await lockFailures(tx, keys, since)
    await allow(
      tx,
      keys.map((key) => rows.find((row) => row.login_hash.equals(key)) ?? { failures: 0, last_failed_at: now }),
    )
    await countFailure(tx, keys, now)
  })

const failuresBeforeLock = 10
const lockMinutes = 15

type Locking = { db: Db; now: Date; refuse: (code: 'tooManyRequests', details: RefusalDetails) => Refusal }

/** For secrets of signed-in users: after ten failures attempts are locked for 15 minutes. */
export const countLockedAttempt = (ctx: Locking, key: Buffer) =>
  countAttempt(ctx, {
    counters: [{ key, quietMinutes: lockMinutes }],
    allow: async (_tx, [seen]) => {
      if (!seen || seen.failures < failuresBeforeLock) return
      const endsAt = seen.last_failed_at.getTime() + lockMinutes * 60_000
      throw ctx.refuse('tooManyRequests', { retryAfterSeconds: Math.ceil((endsAt - ctx.now.getTime()) / 1000) })
    },
  })
