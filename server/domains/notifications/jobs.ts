import type { ScheduledJob } from '../../kernel/jobs.ts'
import { deliverDue } from './deliver.ts'

/** Sends deliveries delayed by quiet hours or by a failed gateway. */
export const notificationsJobs: ScheduledJob[] = [{ name: 'notifications/deliver-due', cron: '* * * * *', run: deliverDue }]
