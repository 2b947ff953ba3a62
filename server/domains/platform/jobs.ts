import type { Db } from '../../kernel/db.ts'
import type { ScheduledJob } from '../../kernel/jobs.ts'
import { maxRemoved, removeIdempotencyKeys, removeInboxMessages, removeOutboxMessages, removeRateLimits } from './store.ts'

const dayMs = 86_400_000
const inboxDays = 30
const sentDays = 90
/** Failed messages stay longer, so that the operator can send them again. */
const failedDays = 180

export const platformJobs: ScheduledJob[] = [{ name: 'platform.cleanup', cron: '20 2 * * *', run: ({ db, clock }) => removeStale(db, clock()) }]

/** Removes rows no longer needed; statistics stay. */
const removeStale = async (db: Db, now: Date) => {
  await untilNoneLeft(() => removeIdempotencyKeys(db, new Date(now.getTime() - dayMs)))
  await untilNoneLeft(() => removeRateLimits(db, now))
  await untilNoneLeft(() => removeInboxMessages(db, new Date(now.getTime() - inboxDays * dayMs)))
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await untilNoneLeft(() => removeOutboxMessages(db, { states: ['sent', 'suppressed'], before: daysAgo(sentDays) }))
  await untilNoneLeft(() => removeOutboxMessages(db, { states: ['failed'], before: daysAgo(failedDays) }))
}

const untilNoneLeft = async (removeSome: () => Promise<number>) => {
  while ((await removeSome()) === maxRemoved);
}
