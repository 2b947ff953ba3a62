import type { RouterContextProvider } from 'react-router'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
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
  const viewer = await signedIn(context, paths.settings(tab))
  const chosen = await api(context)('GET /user/interface-settings')
  return { ...(await loadTab({ context, search, viewer }, tab)), zone: chosen.timezone ?? defaultZone }
}

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>

type TabRequest = { context: Context; search: URLSearchParams; viewer: SessionUser }

const loadTab = async ({ context, search, viewer }: TabRequest, tab: SettingsTab) => {
  if (tab === 'account') return { tab, account: await loadAccount(context, viewer) } as const
  if (tab === 'privacy') return { tab, privacy: await loadPrivacy(context) } as const
  if (tab === 'subscriptions') return { tab, subscriptions: await loadSubscriptions(context, search) } as const
  if (tab === 'interface') return { tab, looks: await loadInterface(context) } as const
  return { tab } as const
}
