import type { Domain } from '../../kernel/domain.ts'
import { answeringRoutes } from './answering-routes.ts'
import { answersPersonalData } from './answers-personal-data.ts'
import { quizzesJobs } from './jobs.ts'
import { quizzesPersonalData } from './personal-data.ts'
import { quizzesReactions } from './reactions.ts'
import { quizzesRoutes } from './routes.ts'

export const quizzes = {
  name: 'quizzes',
  routes: { ...quizzesRoutes, ...answeringRoutes },
  reactions: quizzesReactions,
  jobs: quizzesJobs,
  personalData: [answersPersonalData, quizzesPersonalData],
} satisfies Domain
