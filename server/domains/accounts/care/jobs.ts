import type { ScheduledJob } from '../../../kernel/jobs.ts'
import { watchMinors } from './parental-consent/watch.ts'

/** Hourly, because the Moscow day begins at 21:00 UTC: birthdays take effect within its first minutes. */
export const careJobs: ScheduledJob[] = [{ name: 'accounts.minors', cron: '1 * * * *', run: watchMinors }]
