import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { ContactAccess } from '../../../../contract/people/people.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import { requireSignedIn } from '../require-signed-in.ts'

type Context = LoaderFunctionArgs['context']
type Decision = 'approved' | 'declined'

/** Who asks, and what was answered so far; nothing is decided by looking. Null is a request to somebody else, or a link that names none. */
export const loadDecision = async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) => {
  const asked = askedIn(request)
  const viewer = await requireSignedIn(context, paths.contactsDecision(asked))
  const isNamed = asked.userId > 0 && asked.notificationRecipientId > 0
  const access = isNamed ? await requestFrom(context, asked.userId) : null
  return { asked, isNamed, viewerName: viewer.name, access: access && { decision: access.decision, person: access.user } }
}
export type DecisionData = Awaited<ReturnType<typeof loadDecision>>

/** Decides and shows the page anew, so that a reload is harmless; what was refused is told on it. */
export const decide = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const { decision: _suggested, ...asked } = askedIn(request)
  await requireSignedIn(context, paths.contactsDecision(asked))
  const decision = decisionOf((await request.formData()).get('decision'))
  if (!decision) throw data(null, { status: 400 })
  const attempt = await tryApi(context)('POST /participant/accesses/decision', { body: { ...asked, decision } })
  if (attempt.ok || attempt.problem.reason === 'contactsDecided') return redirect(paths.contactsDecision(asked), 303)
  return data({ reason: attempt.problem.reason, message: attempt.problem.message }, { status: attempt.problem.status })
}

/** What the link of the letter says; numbers that are none lead to no request. */
const askedIn = (request: Request) => {
  const query = new URL(request.url).searchParams
  const number = (name: string) => Math.max(0, Math.trunc(Number(query.get(name)) || 0))
  return { userId: number('userId'), notificationRecipientId: number('notificationRecipientId'), decision: decisionOf(query.get('decision')) }
}

const decisionOf = (value: unknown): Decision | undefined => (value === 'approved' || value === 'declined' ? value : undefined)

const pageSize = 100

/** The request of this person to the viewer, on whichever page of them it is. */
const requestFrom = async (context: Context, userId: number, page = 1): Promise<ContactAccess | null> => {
  const { _items, _meta } = await api(context)('GET /participant/accesses', { query: { paginationPage: page, paginationSize: pageSize } })
  const found = _items.find((access) => access.userId === userId)
  if (found || page >= _meta.pageCount) return found ?? null
  return requestFrom(context, userId, page + 1)
}
