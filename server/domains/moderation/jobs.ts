import type { ScheduledJob } from '../../kernel/jobs.ts'
import { settleDue } from './settle.ts'

/** Settles decisions whose notification failed. */
export const moderationJobs: ScheduledJob[] = [{ name: 'moderation/settle-due', cron: '* * * * *', run: settleDue }]
