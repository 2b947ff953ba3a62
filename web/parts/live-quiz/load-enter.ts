import { type RouterContextProvider, redirect } from 'react-router'
import { isJoinCode, joinCodeIn } from '../../../contract/live-quiz/join-code.ts'
import { tryApi } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** Leads from a typed code, or a pasted address, to its game. `typed` is an unknown code. Visitors sign in first and return (V045). */
export const loadEnter = async ({ request, context }: Args) => {
  const typed = new URL(request.url).searchParams.get('code')?.slice(0, 300) ?? ''
  await signedIn(context, paths.fastQuiz(undefined, { code: typed }))
  const code = joinCodeIn(typed)
  if (isJoinCode(code) && (await isKnown(context, code))) throw redirect(paths.fastQuiz(code), 303)
  return { typed: typed.trim() }
}

const isKnown = async (context: Args['context'], code: string) => {
  const attempt = await tryApi(context)('GET /fast-quiz/:code', { params: { code } })
  // the page of the game shows any other failure
  return attempt.ok || attempt.problem.status !== 404
}
