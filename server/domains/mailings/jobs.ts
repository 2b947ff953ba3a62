import type { ScheduledJob } from '../../kernel/jobs.ts'
import { queueDigest } from './digest.ts'
import { sendMailings } from './send.ts'

/** The cron lines are in UTC: the digest on Wednesdays at 10:00 in Moscow, the sender every minute. */
export const mailingsJobs: ScheduledJob[] = [
  { name: 'mailings/digest', cron: '0 7 * * 3', run: queueDigest },
  { name: 'mailings/send', cron: '* * * * *', run: sendMailings },
]
