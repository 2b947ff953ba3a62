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

/** The zone for users who have not chosen one. */
const defaultZone = 'Europe/Moscow'

/** Settings of the signed-in user for one tab. A visitor signs in first and returns here. */
export const loadSettings = async ({ request, context }: { request: Request; context: Context }) => {
  const search = new URL(request.url).searchParams
  const tab = tabOf(search)
  const viewer = await viewerOf(context, tab)
  const chosen = await api(context)('GET /user/interface-settings')
  return { ...(await loadTab({ context, search, viewer }, tab)), zone: chosen.timezone ?? defaultZone }
}

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>

const viewerOf = async (context: Context, tab: SettingsTab): Promise<SessionUser> => {
  const address = paths.settings(tab)
  const session = context.get(siteContext).hasToken ? await tryApi(context)('GET /auth/session') : null
  if (!session || (!session.ok && session.problem.status === 401)) throw redirect(paths.login(address))
  if (!session.ok) throw data(session.problem, { status: session.problem.status })
  if (session.reply.secondStep) throw redirect(paths.secondStep(address))
  return session.reply
}

type TabRequest = { context: Context; search: URLSearchParams; viewer: SessionUser }

const loadTab = async ({ context, search, viewer }: TabRequest, tab: SettingsTab) => {
  if (tab === 'account') return { tab, account: await loadAccount(context, viewer) } as const
  if (tab === 'privacy') return { tab, privacy: await loadPrivacy(context) } as const
  if (tab === 'subscriptions') return { tab, subscriptions: await loadSubscriptions(context, search) } as const
  if (tab === 'interface') return { tab, looks: await loadInterface(context) } as const
  return { tab } as const
}
