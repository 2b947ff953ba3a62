import type { ScheduledJob } from '../../../kernel/jobs.ts'
import { giveAchievements } from './achievements.ts'

export const profileJobs: ScheduledJob[] = [
  { name: 'people.achievements', cron: '23 * * * *', run: ({ db, clock }) => giveAchievements(db, clock()) },
]
