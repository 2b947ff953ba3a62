import type { RouterContextProvider } from 'react-router'
import type { QuizRow } from '../../../../contract/quizzes/quizzes.ts'
import { tryApi } from '../../../kernel/api.ts'
import { loadZone } from '../../../kernel/load-zone.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { loadCabinetNavigation } from '../../cabinet/load-navigation.ts'
import { quizzesAddress, quizzesPath, quizzesQuery } from './quizzes-address.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** A page of the surveys that the user may edit. A visitor signs in first. */
export const loadQuizzes = async ({ request, context }: Args) => {
  const params = listParams(request, paths.surveys(), quizzesAddress)
  const viewer = await signedIn(context, quizzesPath(params))
  const [list, navigation, zone] = await Promise.all([
    loadList(params, (valid) => tryApi(context)('GET /quizzes', { query: quizzesQuery(valid) })),
    loadCabinetNavigation(context),
    loadZone(context),
  ])
  return {
    rows: list._items.map((row) => rowOf(row, viewer.id)),
    meta: list._meta,
    navigation,
    zone,
  }
}
export type QuizzesPageData = Awaited<ReturnType<typeof loadQuizzes>>

/** The properties that a row shows. */
const rowOf = (
  { id, title, slug, mode, published, isUsed, questionCount, answerCount, lastAnswerAt, author, selfPermission }: QuizRow,
  viewerId: number,
) => ({
  id,
  title,
  slug,
  mode,
  state: !published ? ('draft' as const) : isUsed ? ('used' as const) : ('published' as const),
  questionCount,
  answerCount,
  lastAnswerAt,
  /** Null for own surveys. */
  author: author && author.id !== viewerId ? author.name : null,
  canRemove: selfPermission.manage,
})
export type QuizListRow = ReturnType<typeof rowOf>
