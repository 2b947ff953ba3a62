import type { OwnerAnswer } from '../../../../contract/quizzes/answering.ts'
import type { Quiz } from '../../../../contract/quizzes/quizzes.ts'
import { tryApi } from '../../../kernel/api.ts'
import { loadZone } from '../../../kernel/load-zone.ts'
import { pageOf } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { takesAnswer } from '../quiz-document.ts'
import { answersAddress, answersPath } from './answers-address.ts'
import { loadOwnQuiz, type OwnQuizArgs } from './load-results.ts'

/** A page of the answers to a survey, the newest first. */
export const loadAnswers = async ({ request, params: { id: text }, context }: OwnQuizArgs) => {
  const id = Number(text)
  const params = listParams(request, paths.surveyAnswers(id), answersAddress)
  const { quiz, navigation } = await loadOwnQuiz(context, id, answersPath(id, params))
  const [{ _items, _meta }, zone] = await Promise.all([
    loadList(params, (valid) =>
      tryApi(context)('GET /quizzes/:id/answers', { params: { id }, query: { ...answersAddress.query(valid), paginationPage: pageOf(valid) } }),
    ),
    loadZone(context),
  ])
  const removed = await removedTitles(context, quiz, _items)
  return {
    quiz: { id, title: quiz.title, published: quiz.published },
    /** In the order of the survey; removed ones with answers stand last. */
    questions: [...quiz.questions.filter(takesAnswer).map((question) => ({ id: question.id, title: question.title, isRemoved: false })), ...removed],
    answers: _items,
    meta: _meta,
    navigation,
    zone,
  }
}
export type AnswersData = Awaited<ReturnType<typeof loadAnswers>>

/** Titles of questions that the survey lacks by now, read only if an answer of the page has one. */
const removedTitles = async (context: OwnQuizArgs['context'], quiz: Quiz, answers: OwnerAnswer[]) => {
  const known = new Set(quiz.questions.map(({ id }) => id))
  if (answers.every(({ values }) => values.every(({ questionId }) => known.has(questionId)))) return []
  const stats = await tryApi(context)('GET /quizzes/:id/stats', { params: { id: quiz.id } })
  if (!stats.ok) return []
  return stats.reply.questions.filter(({ isRemoved }) => isRemoved).map(({ questionId, title }) => ({ id: questionId, title, isRemoved: true }))
}
