import { data, redirect } from 'react-router'
import { localePrefixes } from '../../../../contract/locales.ts'
import { textOf } from '../../../forms/form-data.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { paths } from '../../../paths.ts'
import type { Context } from '../phone/send-code.ts'
import { redirectAfterSignIn, returnPath } from '../return-path.ts'
import type { SocialAnswer } from './social-answer.ts'
import { readSocialState, type SocialState, writeSocialState } from './social-state.ts'

type PageArgs = { request: Request; context: Context }

/** The parameters of a network's redirect; the form posts them on. */
const callbackFields = ['code', 'state', 'device_id', 'iss', 'error'] as const

/** Redirects to the network, or returns the parameters of the network's redirect back. */
export const loadSocial = async ({ request, context }: PageArgs) => {
  const url = new URL(request.url)
  const network = url.searchParams.get('network')
  if (network) throw await redirectToNetwork(context, network, url.searchParams)
  const brought = Object.fromEntries(callbackFields.map((name) => [name, url.searchParams.get(name) ?? '']))
  if (!brought.state) return { brought: null, networks: (await api(context)('GET /auth/social-url-list', { query: {} }))._items.map(nameOnly) }
  const locale = readSocialState(brought.state)?.locale ?? 'ru'
  if (locale !== context.get(siteContext).locale) throw redirect(`${localePrefixes[locale]}${url.pathname}${url.search}`)
  return { brought, networks: [] }
}

const nameOnly = ({ network, title }: { network: string; title: string }) => ({ network, title })

const redirectToNetwork = async (context: Context, network: string, query: URLSearchParams) => {
  const { locale } = context.get(siteContext)
  const purpose = query.get('purpose') === 'bind' ? 'bind' : 'enter'
  const state = writeSocialState({ network, purpose, returnUrl: returnPath(context, query.get('returnUrl')), locale })
  const { _items } = await api(context)('GET /auth/social-url-list', { query: { state } })
  const found = _items.find((one) => one.network === network)
  return found ? redirect(found.url) : data(null, { status: 404 })
}

/** Only a POST uses up the network's code. */
export const answerSocial = async ({ request, context }: PageArgs) => {
  const form = await request.formData()
  const state = readSocialState(textOf(form, 'state'))
  if (!state || !textOf(form, 'code')) return failed(null, state)
  return state.purpose === 'bind' ? bind(form, context, state) : enter(form, { request, context }, state)
}

const bind = async (form: FormData, context: Context, state: SocialState) => {
  const attempt = await tryApi(context)('GET /auth/social-bind', { query: { network: state.network, ...answerOf(form) } })
  return attempt.ok ? redirect(paths.settings('account', { section: 'networks' })) : failed(attempt.problem, state)
}

const enter = async (form: FormData, { request, context }: PageArgs, state: SocialState) => {
  const attempt = await tryApi(context)('POST /auth/social', { body: { network: state.network, ...answerOf(form) } })
  if (!attempt.ok && attempt.problem.reason === 'minor') return data<SocialAnswer>({ step: 'minor' })
  if (!attempt.ok) return failed(attempt.problem, state)
  const { session, socialToken, profile } = attempt.reply
  if (session) return redirectAfterSignIn({ request, context, session }, state.returnUrl)
  if (!socialToken || !profile) return failed(null, state)
  return data<SocialAnswer>({ step: 'new', socialToken, profile, returnUrl: returnPath(context, state.returnUrl) })
}

const answerOf = (form: FormData) => ({
  code: textOf(form, 'code'),
  state: textOf(form, 'state'),
  deviceId: textOf(form, 'device_id') || undefined,
  iss: textOf(form, 'iss') || undefined,
})

const failed = (problem: { message: string; status: number } | null, state: SocialState | null) =>
  data<SocialAnswer>({ step: 'failed', message: problem?.message ?? '', isBinding: state?.purpose === 'bind' }, { status: problem?.status ?? 422 })
