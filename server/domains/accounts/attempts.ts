import type { Db, Tx } from '../../kernel/db.ts'
import type { Refusal, RefusalDetails } from '../../kernel/refusal.ts'
import { countFailure, lockFailures } from './store.ts'

const failuresBeforeLock = 10
/** Failures are forgotten after so long without another. */
const quietMinutes = 15

type Trying = { db: Db; now: Date; refuse: (code: 'tooManyRequests', details: RefusalDetails) => Refusal }
type Attempt = {
  /** After ten failures by it nobody gets a try for a while. */
  lockedBy: Buffer
  others?: Buffer[]
  /** May refuse the attempt by the most failures of any key. */
  allow?: (tx: Tx, failures: number) => Promise<void>
}

/**
 * Counts the attempt as failed before the secret is looked at, so that parallel ones are no more than allowed; success
 * takes it back. What is refused here is not counted.
 */
export const countAttempt = ({ db, now, refuse }: Trying, { lockedBy, others = [], allow }: Attempt) =>
  db.transaction().execute(async (tx) => {
    const keys = [lockedBy, ...others]
    const since = new Date(now.getTime() - quietMinutes * 60_000)
    const failures = await lockFailures(tx, keys, { since, now })
    const locking = failures.find((row) => row.login_hash.equals(lockedBy))
    if (locking && locking.failures >= failuresBeforeLock)
      throw refuse('tooManyRequests', { retryAfterSeconds: Math.ceil((locking.last_failed_at.getTime() - since.getTime()) / 1000) })
    await allow?.(tx, Math.max(...failures.map((row) => row.failures)))
    await countFailure(tx, keys, now)
  })
