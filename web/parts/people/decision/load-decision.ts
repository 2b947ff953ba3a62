import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { ContactAccess } from '../../../../contract/people/people.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import { requireSignedIn } from '../require-signed-in.ts'

type Context = LoaderFunctionArgs['context']
type Decision = 'approved' | 'declined'

/** The request and its decision so far. Null when the link names no request or the request is for another account. */
export const loadDecision = async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) => {
  const link = linkParams(request)
  const viewer = await requireSignedIn(context, paths.contactsDecision(link))
  const isNamed = link.userId > 0 && link.notificationRecipientId > 0
  const access = isNamed ? await requestFrom(context, link.userId) : null
  return { link, isNamed, viewerName: viewer.name, access: access && { decision: access.decision, person: access.user } }
}
export type DecisionData = Awaited<ReturnType<typeof loadDecision>>

/** Decides, then redirects, so that a reload is harmless; a refusal is shown on the page. */
export const decide = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const { decision: _suggested, ...link } = linkParams(request)
  await requireSignedIn(context, paths.contactsDecision(link))
  const decision = decisionOf((await request.formData()).get('decision'))
  if (!decision) throw data(null, { status: 400 })
  const attempt = await tryApi(context)('POST /participant/accesses/decision', { body: { ...link, decision } })
  if (attempt.ok || attempt.problem.reason === 'contactsDecided') return redirect(paths.contactsDecision(link), 303)
  return data({ reason: attempt.problem.reason, message: attempt.problem.message }, { status: attempt.problem.status })
}

/** Parameters of the link in the email; invalid numbers become 0, which matches no request. */
const linkParams = (request: Request) => {
  const query = new URL(request.url).searchParams
  const number = (name: string) => Math.max(0, Math.trunc(Number(query.get(name)) || 0))
  return { userId: number('userId'), notificationRecipientId: number('notificationRecipientId'), decision: decisionOf(query.get('decision')) }
}

const decisionOf = (value: unknown): Decision | undefined => (value === 'approved' || value === 'declined' ? value : undefined)

const pageSize = 100

/** The user's request to the viewer, searched page by page. */
const requestFrom = async (context: Context, userId: number, page = 1): Promise<ContactAccess | null> => {
  const { _items, _meta } = await api(context)('GET /participant/accesses', { query: { paginationPage: page, paginationSize: pageSize } })
  const found = _items.find((access) => access.userId === userId)
  if (found || page >= _meta.pageCount) return found ?? null
  return requestFrom(context, userId, page + 1)
}
