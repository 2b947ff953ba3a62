import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import type { ContactAccess } from '../../../../contract/people/people.ts'
import { answerForm, type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'

type Context = LoaderFunctionArgs['context']
type Decision = 'approved' | 'declined'

/** The request and its decision so far. Null when the link names no request or the request is for another account. */
export const loadDecision = async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) => {
  const link = linkParams(request)
  const viewer = await signedIn(context, paths.contactsDecision(link))
  const isNamed = link.userId > 0 && link.notificationRecipientId > 0
  const access = isNamed ? await requestFrom(context, link.userId) : null
  return { link, isNamed, viewerName: viewer.name, access: access && { decision: access.decision, person: access.user } }
}
export type DecisionData = Awaited<ReturnType<typeof loadDecision>>

/** Decides the request of the link. A refusal is shown on the page. */
export const decide = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const { decision: _suggested, ...link } = linkParams(request)
  await signedIn(context, paths.contactsDecision(link))
  return answerForm(changes, { request, context, link }, paths.contactsDecision(link))
}

type Link = { userId: number; notificationRecipientId: number }
type DecisionChange = FormChange<object, FormInput & { link: Link }>

/** Success redirects, so that a reload is harmless. */
const changeOf =
  (decision: Decision): DecisionChange =>
  async ({ context, link }) => {
    const attempt = await tryApi(context)('POST /participant/accesses/decision', { body: { ...link, decision } })
    if (attempt.ok || attempt.problem.reason === 'contactsDecided') throw redirect(paths.contactsDecision(link), 303)
    return outcomeOf(attempt)
  }

const changes: Record<string, DecisionChange> = { approved: changeOf('approved'), declined: changeOf('declined') }

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
