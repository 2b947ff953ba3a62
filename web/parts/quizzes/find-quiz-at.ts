import { data, type RouterContextProvider } from 'react-router'
import type { Quiz } from '../../../contract/quizzes/quizzes.ts'
import { type Attempt, tryApi } from '../../kernel/api.ts'

type Context = Readonly<RouterContextProvider>

/** The quiz of an address, by its id or its slug (V316). */
export const findQuizAt = (context: Context, idOrSlug: string): Promise<Attempt<Quiz>> => {
  const isId = /^\d{1,15}$/.test(idOrSlug)
  return isId
    ? tryApi(context)('GET /quizzes/:id', { params: { id: Number(idOrSlug) } })
    : tryApi(context)('GET /quizzes/slug/:slug', { params: { slug: idOrSlug } })
}

export const quizAt = async (context: Context, idOrSlug: string): Promise<Quiz> => {
  const attempt = await findQuizAt(context, idOrSlug)
  if (attempt.ok) return attempt.reply
  // an address that no quiz can have is a missing one
  const status = attempt.problem.status === 422 ? 404 : attempt.problem.status
  throw data(attempt.problem, { status })
}
