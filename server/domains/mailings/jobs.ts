import type { ScheduledJob } from '../../kernel/jobs.ts'
import { sendDigest } from './digest.ts'

/** Wednesday, ten in the morning in Moscow. */
export const mailingsJobs: ScheduledJob[] = [{ name: 'mailings/digest', cron: '0 7 * * 3', run: sendDigest }]
