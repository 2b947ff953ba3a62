import type { QuizStats } from '../../../contract/quizzes/answering.ts'
import type { Ctx } from '../../kernel/call.ts'
import { allQuestions } from './all-questions.ts'
import { type AttemptRow, type DayRow, readAttempts, readCounts, readNumbers, readTexts } from './counts-store.ts'
import { quizCountsDue } from './facts.ts'
import { presentQuestionStats } from './present-stats.ts'
import { visibleQuiz } from './read.ts'
import { isEditor, seesStats } from './rules.ts'
import { namesOfRows, shownRows } from './stats-rows.ts'
import { findQuiz, type QuizRow } from './store.ts'

/** Statistics for those whom the quiz allows (V309). Texts and right options leave the server only for editors. */
export const readStats = async (ctx: Ctx<'GET /quizzes/:id/stats'>): Promise<QuizStats> => {
  const { actor, announce, caller, db, params, refuse } = ctx
  const quiz = visibleQuiz(ctx, await findQuiz(db, params.id, { userId: actor?.id ?? null }))
  if (!seesStats(quiz)) throw refuse('statsHidden')
  const { id: quizId } = quiz
  const forEditor = isEditor(quiz)
  const [questions, { values, days, isDue }, numbers, attempts, texts] = await Promise.all([
    allQuestions(db, quizId),
    readCounts(db, quizId),
    readNumbers(db, quizId),
    readAttempts(db, quizId),
    forEditor ? readTexts(db, quizId) : [],
  ])
  if (isDue) await db.transaction().execute((tx) => announce(tx, quizCountsDue, { quizId }))
  const counts = shownRows(questions, values)
  const names = await namesOfRows(db, questions, counts, caller.locale)
  const context = { total: totalOf(days), counts, numbers, attempts, texts, names, forEditor, locale: caller.locale }
  return { ...overview(quiz, days, attempts, forEditor), questions: questions.map((question) => presentQuestionStats(question, context)) }
}

const totalOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/** The average score is hidden like the scores, also while a host leads the quiz: of one answer it is the score. */
const overview = (quiz: QuizRow, days: readonly DayRow[], attempts: readonly AttemptRow[], forEditor: boolean) => {
  const scored = days.reduce((sum, day) => sum + day.scored, 0)
  const scores = days.reduce((sum, day) => sum + day.score_sum, 0)
  const isShown = scored > 0 && (forEditor || (quiz.is_result_score_visible && !quiz.is_hosted))
  return {
    total: totalOf(days),
    started: totalOf(days) + totalOf(attempts),
    averageScore: isShown ? scores / scored : null,
    days: days.map(({ day, count }) => ({ date: day, count })),
  }
}
