import { markDaysBack } from '../../../contract/limits.ts'
import type { ScheduledJob } from '../../kernel/jobs.ts'
import { removeScansBefore } from './scans-store.ts'

const dayMs = 86_400_000

export const controlJobs: ScheduledJob[] = [
  {
    name: 'control.scans',
    cron: '41 2 * * *',
    // no exchange marks visits of earlier days
    run: async ({ db, clock }) => {
      await removeScansBefore(db, new Date(clock().getTime() - (markDaysBack + 1) * dayMs))
    },
  },
]
