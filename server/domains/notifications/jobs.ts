import type { ScheduledJob } from '../../kernel/jobs.ts'
import { deliverDue } from './deliver.ts'

/** What waited for the end of quiet hours or for a gateway. */
export const notificationsJobs: ScheduledJob[] = [{ name: 'notifications/deliver-due', cron: '* * * * *', run: deliverDue }]
