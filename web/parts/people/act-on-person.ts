import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { User } from '../../../contract/people/people.ts'
import { type Attempt, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { safeReturn } from '../../kernel/return-url.ts'
import { isDataRequest } from '../../kernel/router-inside/data-request.ts'
import { paths } from '../../paths.ts'

/** The result of an action on a user; a refusal is shown beside the button. */
export type PersonAnswer = {
  subscribed?: boolean
  status?: Exclude<User['contactAccess'], 'none'>
  reviewed?: boolean
  reviews?: number
  refused?: string
}

/** Follows a user, requests contact details or confirms an interest. Without scripts it redirects back to the page. */
export const actOnPerson = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const form = await request.formData()
  const back = safeReturn(request.headers.get('referer'), context.get(siteContext).siteUrl)
  if (!context.get(siteContext).hasToken) return redirect(paths.login(back))
  const attempt = await attemptOf(context, form)
  if (!attempt.ok && attempt.problem.status === 401) return redirect(paths.login(back))
  if (isDataRequest(request)) return attempt.ok ? attempt.reply : { refused: attempt.problem.message }
  if (!attempt.ok) throw data(attempt.problem, { status: attempt.problem.status })
  return redirect(back)
}

const attemptOf = async (context: ActionFunctionArgs['context'], form: FormData): Promise<Attempt<PersonAnswer>> => {
  const call = tryApi(context)
  const [id, intent] = [Number(form.get('userId')), form.get('intent')]
  if ((intent === 'follow' || intent === 'unfollow') && (await isOwn(context, id))) return { ok: true, reply: { subscribed: false } }
  if (intent === 'follow') return call('POST /users/:id/subscription', { params: { id } })
  if (intent === 'unfollow') return call('DELETE /users/:id/subscription', { params: { id } })
  if (intent === 'ask') return call('POST /participant/accesses/request-contact', { body: { userId: id } })
  if (intent === 'review') return call('PATCH /users/:id/interest-reviews', { params: { id }, body: { interestId: Number(form.get('interestId')) } })
  throw data(null, { status: 400 })
}

/** The subscription calls are skipped for the viewer's own profile (V262). */
const isOwn = async (context: ActionFunctionArgs['context'], userId: number): Promise<boolean> => {
  const session = await tryApi(context)('GET /auth/session')
  return session.ok && session.reply.id === userId
}
