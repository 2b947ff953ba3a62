import type { quizzes } from '../../../contract/quizzes/quizzes.ts'
import type { Handlers } from '../../kernel/call.ts'
import { listAccesses, setAccesses } from './accesses.ts'
import { copyQuiz, createQuiz } from './create.ts'
import { linkUsers } from './link-users.ts'
import { listQuizzes } from './list.ts'
import { readQuiz, readQuizBySlug } from './read.ts'
import { removeQuiz } from './remove.ts'
import { saveQuiz } from './save.ts'

export const quizzesRoutes: Handlers<typeof quizzes> = {
  'GET /quizzes': (ctx) => listQuizzes(ctx),
  'POST /quizzes': (ctx) => createQuiz(ctx),
  'GET /quizzes/:id': (ctx) => readQuiz(ctx),
  'GET /quizzes/slug/:slug': (ctx) => readQuizBySlug(ctx),
  'PUT /quizzes/:id': (ctx) => saveQuiz(ctx),
  'DELETE /quizzes/:id': (ctx) => removeQuiz(ctx),
  'POST /quizzes/:id/copies': (ctx) => copyQuiz(ctx),
  'POST /quizzes/:id/link-users': (ctx) => linkUsers(ctx),
  'GET /quizzes/:id/accesses': (ctx) => listAccesses(ctx),
  'PUT /quizzes/:id/accesses': (ctx) => setAccesses(ctx),
}
