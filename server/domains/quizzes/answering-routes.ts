import type { quizAnswers } from '../../../contract/quizzes/answering.ts'
import type { Handlers } from '../../kernel/call.ts'

export const answeringRoutes: Handlers<typeof quizAnswers> = {
  'POST /quizzes/:id/answers': () => later(),
  'GET /quizzes/:id/answers': () => later(),
  'GET /quizzes/:id/my-answer': () => later(),
  'GET /quizzes/:id/draft': () => later(),
  'PUT /quizzes/:id/draft': () => later(),
  'GET /quizzes/:id/stats': () => later(),
  'GET /quizzes/:id/export': () => later(),
}

const later = (): Promise<never> => Promise.reject(new Error('handled by the answering files'))
