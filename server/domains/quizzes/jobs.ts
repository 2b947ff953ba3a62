import type { ScheduledJob } from '../../kernel/jobs.ts'
import { forgetOldDrafts } from './draft.ts'
import { purgeDeleted } from './purge.ts'
import { sendSurveys } from './survey-after-event.ts'

export const quizzesJobs: ScheduledJob[] = [
  { name: 'quizzes/forget-drafts', cron: '25 3 * * *', run: forgetOldDrafts },
  { name: 'quizzes/purge', cron: '50 3 * * *', run: purgeDeleted },
  { name: 'quizzes/surveys', cron: '*/5 * * * *', run: sendSurveys },
]
