import type { liveQuizzes } from '../../../contract/live-quiz/live-quiz.ts'
import type { Handlers } from '../../kernel/call.ts'
import { answerQuestion } from './answer.ts'
import { controlQuiz, nextAlone } from './control.ts'
import { joinQuiz } from './join.ts'
import { currentState } from './read.ts'
import { streamQuiz } from './stream.ts'

export const liveQuizRoutes: Handlers<typeof liveQuizzes> = {
  'GET /fast-quiz/:code': ({ db, params, actor, now }) => currentState(db, { code: params.code, userId: actor.id, now }),
  'GET /fast-quiz/:code/stream': (ctx) => streamQuiz(ctx),
  'POST /fast-quiz/:code/players': (ctx) => joinQuiz(ctx),
  'POST /fast-quiz/:code/answers': (ctx) => answerQuestion(ctx),
  'POST /fast-quiz/:code/next': (ctx) => nextAlone(ctx),
  'POST /quizzes/:id/fast-control': (ctx) => controlQuiz(ctx),
}
