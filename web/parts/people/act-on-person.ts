import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { User } from '../../../contract/people/people.ts'
import { type FormAnswer, type FormChange, type FormInput, runChange } from '../../forms/answer-form.ts'
import { numberOf, subjectOf } from '../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { safeReturn } from '../../kernel/return-url.ts'
import { isDataRequest } from '../../kernel/router-inside/data-request.ts'
import { signInFirst } from '../../kernel/signed-in.ts'

type PersonResult = {
  subscribed?: boolean
  status?: Exclude<User['contactAccess'], 'none'>
  reviewed?: boolean
  reviews?: number
}
type PersonChange = FormChange<PersonResult>

/** The result of an action on a user; a refusal is shown beside the button. */
export type PersonAnswer = FormAnswer<PersonResult>

/** Follows a user, requests contact details or confirms an interest. Without scripts it redirects back to the page. */
export const actOnPerson = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const { hasToken, siteUrl } = context.get(siteContext)
  const back = safeReturn(request.headers.get('referer'), siteUrl)
  if (!hasToken) throw signInFirst(back)
  const answer = await runChange(changes, { request, context }, back)
  if (isDataRequest(request)) return answer
  if (answer.problem) throw data(answer.problem, { status: answer.problem.status })
  return redirect(back)
}

const changeOf =
  (call: (input: FormInput, id: number) => Promise<Attempt<PersonResult>>): PersonChange =>
  async (input) => {
    const attempt = await call(input, subjectOf(input.form))
    return attempt.ok ? { problem: null, ...attempt.reply } : { problem: attempt.problem }
  }

/** The subscription calls are skipped for the viewer's own profile (V262). */
const unlessOwn =
  (call: (input: FormInput, id: number) => Promise<Attempt<PersonResult>>) =>
  async (input: FormInput, id: number): Promise<Attempt<PersonResult>> => {
    const session = await tryApi(input.context)('GET /auth/session')
    return session.ok && session.reply.id === id ? { ok: true, reply: { subscribed: false } } : call(input, id)
  }

const changes: Record<string, PersonChange> = {
  follow: changeOf(unlessOwn(({ context }, id) => tryApi(context)('POST /users/:id/subscription', { params: { id } }))),
  unfollow: changeOf(unlessOwn(({ context }, id) => tryApi(context)('DELETE /users/:id/subscription', { params: { id } }))),
  requestContacts: changeOf(({ context }, userId) => tryApi(context)('POST /participant/accesses/request-contact', { body: { userId } })),
  reviewInterest: changeOf(({ form, context }, id) =>
    tryApi(context)('PATCH /users/:id/interest-reviews', { params: { id }, body: { interestId: numberOf(form, 'interestId') } }),
  ),
}
