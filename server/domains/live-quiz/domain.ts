import type { Domain } from '../../kernel/domain.ts'
import { liveQuizJobs } from './jobs.ts'
import { liveQuizPersonalData } from './personal-data.ts'
import { liveQuizRoutes } from './routes.ts'

export const liveQuiz = {
  name: 'live-quiz',
  routes: liveQuizRoutes,
  jobs: liveQuizJobs,
  personalData: [liveQuizPersonalData],
} satisfies Domain
