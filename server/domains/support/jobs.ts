import { visitorThreadDays } from '../../../contract/support/limits.ts'
import type { ScheduledJob } from '../../kernel/jobs.ts'
import { deleteVisitorThreads } from './store.ts'

const dayMs = 86_400_000

export const supportJobs: ScheduledJob[] = [
  {
    name: 'support/delete-visitor-threads',
    cron: '35 3 * * *',
    run: async ({ db, clock }) => void (await deleteVisitorThreads(db, new Date(clock().getTime() - visitorThreadDays * dayMs))),
  },
]
