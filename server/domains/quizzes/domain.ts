import type { Domain } from '../../kernel/domain.ts'
import { answeringRoutes } from './answering-routes.ts'
import { quizzesRoutes } from './routes.ts'

export const quizzes = {
  name: 'quizzes',
  routes: { ...quizzesRoutes, ...answeringRoutes },
} satisfies Domain
