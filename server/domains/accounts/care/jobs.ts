import type { ScheduledJob } from '../../../kernel/jobs.ts'
import { watchMinors } from './parental-consent/watch.ts'

/** The Moscow day begins at 21:00 UTC, so birthdays are noticed within its first minutes. */
export const careJobs: ScheduledJob[] = [{ name: 'accounts.minors', cron: '1 * * * *', run: watchMinors }]
