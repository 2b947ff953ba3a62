import type { ScheduledJob } from '../../kernel/jobs.ts'
import { forgetOldDrafts } from './draft.ts'

export const quizzesJobs: ScheduledJob[] = [{ name: 'quizzes/forget-drafts', cron: '25 3 * * *', run: forgetOldDrafts }]
