import type { ScheduledJob } from '../../kernel/jobs.ts'
import { queueDigest } from './digest.ts'

/** The cron line is in UTC: Wednesdays at 10:00 in Moscow. */
export const mailingsJobs: ScheduledJob[] = [{ name: 'mailings/digest', cron: '0 7 * * 3', run: queueDigest }]
