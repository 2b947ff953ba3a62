import type { quizAnswers } from '../../../contract/quizzes/answering.ts'
import type { Handlers } from '../../kernel/call.ts'
import { answerQuiz } from './answer.ts'
import { listAnswers } from './answers-list.ts'
import { readDraft, saveDraft } from './draft.ts'
import { exportAnswers } from './export.ts'
import { readMyAnswer } from './my-answer.ts'
import { readStats } from './stats.ts'

export const answeringRoutes: Handlers<typeof quizAnswers> = {
  'POST /quizzes/:id/answers': (ctx) => answerQuiz(ctx),
  'GET /quizzes/:id/answers': (ctx) => listAnswers(ctx),
  'GET /quizzes/:id/my-answer': (ctx) => readMyAnswer(ctx),
  'GET /quizzes/:id/draft': (ctx) => readDraft(ctx),
  'PUT /quizzes/:id/draft': (ctx) => saveDraft(ctx),
  'GET /quizzes/:id/stats': (ctx) => readStats(ctx),
  'GET /quizzes/:id/export': (ctx) => exportAnswers(ctx),
}
