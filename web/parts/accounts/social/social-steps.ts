import { data, redirect } from 'react-router'
import { localePrefixes } from '../../../../contract/locales.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { paths } from '../../../paths.ts'
import { textOf } from '../form-data.ts'
import type { Context } from '../phone/send-code.ts'
import { goOn, returnPath } from '../return-path.ts'
import type { SocialAnswer } from './social-answer.ts'
import { type Errand, readErrand, writeErrand } from './social-state.ts'

type Asking = { request: Request; context: Context }

/** What a network brings back in the address, as the form carries it on. */
const broughtFields = ['code', 'state', 'device_id', 'iss', 'error'] as const

/** On the way there it leads to the network; on the way back it hands over what the network has brought. */
export const loadSocial = async ({ request, context }: Asking) => {
  const url = new URL(request.url)
  const network = url.searchParams.get('network')
  if (network) throw await departure(context, network, url.searchParams)
  const brought = Object.fromEntries(broughtFields.map((name) => [name, url.searchParams.get(name) ?? '']))
  if (!brought.state) return { brought: null, networks: (await api(context)('GET /auth/social-url-list', { query: {} }))._items.map(nameOnly) }
  const locale = readErrand(brought.state)?.locale ?? 'ru'
  if (locale !== context.get(siteContext).locale) throw redirect(`${localePrefixes[locale]}${url.pathname}${url.search}`)
  return { brought, networks: [] }
}

const nameOnly = ({ network, title }: { network: string; title: string }) => ({ network, title })

const departure = async (context: Context, network: string, query: URLSearchParams) => {
  const { locale } = context.get(siteContext)
  const purpose = query.get('purpose') === 'bind' ? 'bind' : 'enter'
  const state = writeErrand({ network, purpose, returnUrl: returnPath(context, query.get('returnUrl')), locale })
  const { _items } = await api(context)('GET /auth/social-url-list', { query: { state } })
  const found = _items.find((one) => one.network === network)
  return found ? redirect(found.url) : data(null, { status: 404 })
}

/** Only a post uses up what the network has brought. */
export const answerSocial = async ({ request, context }: Asking) => {
  const form = await request.formData()
  const errand = readErrand(textOf(form, 'state'))
  if (!errand || !textOf(form, 'code')) return failed(null, errand)
  return errand.purpose === 'bind' ? bind(form, context, errand) : enter(form, { request, context }, errand)
}

const bind = async (form: FormData, context: Context, errand: Errand) => {
  const attempt = await tryApi(context)('GET /auth/social-bind', { query: { network: errand.network, ...answerOf(form) } })
  return attempt.ok ? redirect(paths.settings('account')) : failed(attempt.problem, errand)
}

const enter = async (form: FormData, { request, context }: Asking, errand: Errand) => {
  const attempt = await tryApi(context)('POST /auth/social', { body: { network: errand.network, ...answerOf(form) } })
  if (!attempt.ok && attempt.problem.reason === 'minor') return data<SocialAnswer>({ step: 'minor' })
  if (!attempt.ok) return failed(attempt.problem, errand)
  const { session, socialToken, profile } = attempt.reply
  if (session) return goOn({ request, context, session }, errand.returnUrl)
  if (!socialToken || !profile) return failed(null, errand)
  return data<SocialAnswer>({ step: 'new', socialToken, profile, returnUrl: returnPath(context, errand.returnUrl) })
}

const answerOf = (form: FormData) => ({
  code: textOf(form, 'code'),
  state: textOf(form, 'state'),
  deviceId: textOf(form, 'device_id') || undefined,
  iss: textOf(form, 'iss') || undefined,
})

const failed = (problem: { message: string; status: number } | null, errand: Errand | null) =>
  data<SocialAnswer>({ step: 'failed', message: problem?.message ?? '', isBinding: errand?.purpose === 'bind' }, { status: problem?.status ?? 422 })
