import { data, type RouterContextProvider, redirect } from 'react-router'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { api, tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { paths } from '../../paths.ts'
import { loadAccount } from './account/load-account.ts'
import { loadInterface } from './interface/load-interface.ts'
import { loadPrivacy } from './privacy/load-privacy.ts'
import { type SettingsTab, tabOf } from './settings-tabs.ts'
import { loadSubscriptions } from './subscriptions/load-subscriptions.ts'

export type Context = Readonly<RouterContextProvider>

/** Where the dates of the settings are told for who has chosen no zone. */
const usualZone = 'Europe/Moscow'

/** The settings of the signed-in person under one tab; a visitor is asked to sign in and comes back here. */
export const loadSettings = async ({ request, context }: { request: Request; context: Context }) => {
  const search = new URL(request.url).searchParams
  const tab = tabOf(search)
  const viewer = await viewerOf(context, tab)
  const chosen = await api(context)('GET /user/interface-settings')
  return { ...(await loadTab({ context, search, viewer }, tab)), zone: chosen.timezone ?? usualZone }
}

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>

const viewerOf = async (context: Context, tab: SettingsTab): Promise<SessionUser> => {
  const here = paths.settings(tab)
  const session = context.get(siteContext).hasToken ? await tryApi(context)('GET /auth/session') : null
  if (!session || (!session.ok && session.problem.status === 401)) throw redirect(paths.login(here))
  if (!session.ok) throw data(session.problem, { status: session.problem.status })
  if (session.reply.secondStep) throw redirect(paths.secondStep(here))
  return session.reply
}

type Asked = { context: Context; search: URLSearchParams; viewer: SessionUser }

const loadTab = async ({ context, search, viewer }: Asked, tab: SettingsTab) => {
  if (tab === 'account') return { tab, account: await loadAccount(context, viewer) } as const
  if (tab === 'privacy') return { tab, privacy: await loadPrivacy(context) } as const
  if (tab === 'subscriptions') return { tab, subscriptions: await loadSubscriptions(context, search) } as const
  if (tab === 'interface') return { tab, looks: await loadInterface(context) } as const
  return { tab } as const
}
