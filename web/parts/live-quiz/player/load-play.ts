import { data, type RouterContextProvider, redirect } from 'react-router'
import { isJoinCode, joinCodeIn } from '../../../../contract/live-quiz/join-code.ts'
import type { LiveQuiz } from '../../../../contract/live-quiz/live-quiz.ts'
import { tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'

type Args = { params: { id: string }; context: Readonly<RouterContextProvider> }
export type PlayData = LiveQuiz & { firstName: string }

/** The state of a game. Visitors sign in first and return (V045); an unknown code leads to the field for one. */
export const loadPlay = async ({ params, context }: Args): Promise<PlayData> => {
  const user = await signedIn(context, paths.fastQuiz(params.id))
  const code = joinCodeIn(params.id)
  if (!isJoinCode(code)) throw redirect(paths.fastQuiz(undefined, { code: params.id }))
  const attempt = await tryApi(context)('GET /fast-quiz/:code', { params: { code } })
  if (attempt.ok) return { ...attempt.reply, firstName: user.name.split(' ', 1)[0] ?? '' }
  if (attempt.problem.status === 404) throw redirect(paths.fastQuiz(undefined, { code: params.id }))
  throw data(attempt.problem, { status: attempt.problem.status })
}
