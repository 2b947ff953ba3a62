import type { ScheduledJob } from '../../kernel/jobs.ts'
import { settleOverdue } from './delete-account.ts'
import { removeOldExports } from './export.ts'
import { removeMergeCodesBefore } from './merge-store.ts'

export const leavingJobs: ScheduledJob[] = [
  { name: 'leaving/settle-overdue', cron: '20 * * * *', run: settleOverdue },
  { name: 'leaving/remove-old-exports', cron: '40 * * * *', run: removeOldExports },
  { name: 'leaving/remove-merge-codes', cron: '50 * * * *', run: async ({ db, clock }) => void (await removeMergeCodesBefore(db, clock())) },
]
