import type { Db } from '../../kernel/db.ts'
import type { ScheduledJob } from '../../kernel/jobs.ts'
import { maxRemoved, removeIdempotencyKeys, removeInboxMessages, removeRateLimits } from './store.ts'

const dayMs = 86_400_000
const inboxDays = 30

export const platformJobs: ScheduledJob[] = [{ name: 'platform.cleanup', cron: '20 2 * * *', run: ({ db, clock }) => removeStale(db, clock()) }]

/** Removes rows no longer needed; statistics stay. */
const removeStale = async (db: Db, now: Date) => {
  await untilNoneLeft(() => removeIdempotencyKeys(db, new Date(now.getTime() - dayMs)))
  await untilNoneLeft(() => removeRateLimits(db, now))
  await untilNoneLeft(() => removeInboxMessages(db, new Date(now.getTime() - inboxDays * dayMs)))
}

const untilNoneLeft = async (removeSome: () => Promise<number>) => {
  while ((await removeSome()) === maxRemoved);
}
