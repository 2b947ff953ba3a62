import type { ScheduledJob } from '../../kernel/jobs.ts'
import { settleDue } from './settle.ts'

/** Settles decisions whose own job failed for good. */
export const moderationJobs: ScheduledJob[] = [{ name: 'moderation/settle-due', cron: '* * * * *', run: settleDue }]
