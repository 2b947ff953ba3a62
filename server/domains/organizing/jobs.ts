import type { ScheduledJob } from '../../kernel/jobs.ts'
import { askForFeedback } from './ask-for-feedback.ts'
import { sendChangeNotices } from './change-notice.ts'

export const organizingJobs: ScheduledJob[] = [
  { name: 'organizing/change-notices', cron: '* * * * *', run: sendChangeNotices },
  { name: 'organizing/ask-for-feedback', cron: '7 * * * *', run: askForFeedback },
]
