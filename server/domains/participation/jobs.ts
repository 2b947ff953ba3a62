import type { ScheduledJob } from '../../kernel/jobs.ts'
import { remindOfEvents } from './remind.ts'

export const participationJobs: ScheduledJob[] = [{ name: 'participation/remind', cron: '*/5 * * * *', run: remindOfEvents }]
