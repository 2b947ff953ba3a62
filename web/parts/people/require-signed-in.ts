import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { paths } from '../../paths.ts'

/** The signed-in user. Visitors, and users with a pending second step, sign in first and return to the address. */
export const requireSignedIn = async (context: LoaderFunctionArgs['context'], address: string): Promise<SessionUser> => {
  const session = context.get(siteContext).hasToken ? await tryApi(context)('GET /auth/session') : null
  if (!session || (!session.ok && session.problem.status === 401)) throw redirect(paths.login(address))
  if (!session.ok) throw data(session.problem, { status: session.problem.status })
  if (session.reply.secondStep) throw redirect(paths.secondStep(address))
  return session.reply
}
