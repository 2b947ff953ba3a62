import { data, type RouterContextProvider, redirect } from 'react-router'
import type { SessionUser } from '../../contract/accounts/sign-in.ts'
import { paths } from '../paths.ts'
import { tryApi } from './api.ts'
import { siteContext } from './context.ts'

/** The signed-in user. Visitors, and users with a pending second step, sign in first and return to the address. */
export const signedIn = async (context: Readonly<RouterContextProvider>, address: string): Promise<SessionUser> => {
  if (!context.get(siteContext).hasToken) throw signInFirst(address)
  const session = await tryApi(context)('GET /auth/session')
  if (!session.ok && session.problem.status === 401) throw signInFirst(address)
  if (!session.ok) throw data(session.problem, { status: session.problem.status })
  if (session.reply.secondStep) throw redirect(paths.secondStep(address))
  return session.reply
}

/** Leads a visitor, or a user whose session has expired, to sign-in and then back to the address. */
export const signInFirst = (address: string): Response => redirect(paths.login(address), 303)
