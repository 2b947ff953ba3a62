import type { ScheduledJob } from '../../kernel/jobs.ts'
import { forgetDecisions } from './decisions-store.ts'
import { remindOfEvents } from './remind.ts'

export const participationJobs: ScheduledJob[] = [
  { name: 'participation/remind', cron: '*/5 * * * *', run: remindOfEvents },
  { name: 'participation/forget-decisions', cron: '20 * * * *', run: ({ db, clock }) => forgetDecisions(db, new Date(clock().getTime() - dayMs)) },
]

/** Long enough to look into a complaint about an undo. */
const dayMs = 86_400_000
