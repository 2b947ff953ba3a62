import { data, type RouterContextProvider } from 'react-router'
import { api } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { loadCabinetNavigation } from '../../cabinet/load-navigation.ts'

export type OwnQuizArgs = { request: Request; params: { id: string }; context: Readonly<RouterContextProvider> }

/** A survey that the user may edit; for others it does not exist. */
export const loadOwnQuiz = async (context: OwnQuizArgs['context'], id: number, address: string) => {
  await signedIn(context, address)
  const [quiz, navigation] = await Promise.all([api(context)('GET /quizzes/:id', { params: { id } }), loadCabinetNavigation(context)])
  if (!quiz.selfPermission.edit) throw data(null, { status: 404 })
  return { quiz, navigation }
}

/** The numbers of a survey, question by question and by day. */
export const loadResults = async ({ params: { id: text }, context }: OwnQuizArgs) => {
  const id = Number(text)
  const { quiz, navigation } = await loadOwnQuiz(context, id, paths.surveyResults(id))
  const stats = await api(context)('GET /quizzes/:id/stats', { params: { id } })
  return { quiz: { id, title: quiz.title, published: quiz.published, slug: quiz.slug }, navigation, stats }
}
export type ResultsData = Awaited<ReturnType<typeof loadResults>>
