import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { hiddenCookieNames } from '../../../../contract/cookies.ts'
import type { Event } from '../../../../contract/events/events.ts'
import { askedRegistrationMinutes } from '../../../../contract/limits.ts'
import { textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { cardId } from './card-id.ts'
import { type CardState, canRequest, cardStateOf, hasChoices, hasQuestions, type Preconditions, type RequestableState } from './card-state.ts'

type Context = LoaderFunctionArgs['context']
type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** The press of a visitor; `kind` is the offer on the button. */
type PendingRegistration = { eventId: number; kind: RequestableState['kind'] }

/** The address to which the sign-in returns. It opens the form; together with the cookie it also registers. */
export const askedPath = (eventId: number) => paths.event(eventId, { form: 'register' })

/**
 * The press of a visitor, stored in a cookie of this browser until they are signed in; null for other forms. Guarantee: no link
 * registers a user, because only a form of our own site sets the cookie (`crossSite`) and the cookie counts only at `askedPath`.
 */
export const askToRegister = async ({ request, context }: Args, eventId: number) => {
  const form = await request.clone().formData()
  if (textOf(form, 'intent') !== 'askToRegister') return null
  const kind = requestKinds.find((one) => one === textOf(form, 'kind')) ?? 'open'
  const { siteUrl, hasToken } = context.get(siteContext)
  const cookie = cookieLine(siteUrl, `${eventId}.${kind}`, askedRegistrationMinutes * 60)
  const headers = { 'set-cookie': cookie }
  if (form.has('inDialog')) return data(null, { headers })
  return redirect(hasToken ? askedPath(eventId) : paths.login(askedPath(eventId)), { status: 303, headers })
}

/** The stored press of this browser, if the request is the return from the sign-in. */
export const askedRegistration = ({ request, context }: Args, eventId: number): PendingRegistration | null => {
  const { siteUrl, hasToken } = context.get(siteContext)
  if (!hasToken || new URL(request.url).searchParams.get('form') !== 'register') return null
  const start = `${hiddenCookieNames(siteUrl).registering}=${eventId}.`
  const line = (request.headers.get('cookie') ?? '').split('; ').find((cookie) => cookie.startsWith(start))
  const kind = requestKinds.find((one) => one === line?.slice(start.length))
  return kind ? { eventId, kind } : null
}

const requestKinds: readonly RequestableState['kind'][] = ['open', 'approval', 'full']

type Registration = { asked: PendingRegistration; event: Event; preconditions: Preconditions | null }

/**
 * Registers the user and redirects to the card. The form opens instead where the user must choose something, where the offer is
 * another one by now, and after a refusal.
 */
export const registerAsAsked = async (context: Context, { asked: { eventId, kind }, event, preconditions }: Registration) => {
  const viewer = await signedIn(context, askedPath(eventId))
  if (!preconditions) return
  // an earlier answer is registered by a press on the card
  const state = cardStateOf(event, { preconditions, quizAnswerId: null }, viewer)
  const isDone = isIn(state) || (isOffered(state, kind) && (await hasRegistered(context, { user_id: viewer.id, eventId })))
  const headers = { 'set-cookie': cookieLine(context.get(siteContext).siteUrl, '', 0) }
  throw redirect(`${isDone ? paths.event(eventId) : askedPath(eventId)}#${cardId}`, { status: 303, headers })
}

const isIn = ({ kind }: CardState) => kind === 'going' || kind === 'waitsForOrganizer' || kind === 'waitsForSeat'

const isOffered = (state: CardState, kind: PendingRegistration['kind']) =>
  canRequest(state) && state.kind === kind && !hasChoices(state) && !hasQuestions(state)

const hasRegistered = async (context: Context, ids: { user_id: number; eventId: number }): Promise<boolean> => {
  const body = { ...ids, format: null, spaceId: null, ecpConfirmed: false }
  const attempt = await tryApi(context)('POST /event-participants/registration', { body })
  return attempt.ok || attempt.problem.reason === 'alreadyRequested'
}

const cookieLine = (siteUrl: string, value: string, seconds: number) => {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${hiddenCookieNames(siteUrl).registering}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
