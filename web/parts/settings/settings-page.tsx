import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { AccountTab } from './account/account-tab.tsx'
import { AppsTab } from './apps-tab.tsx'
import { InterfaceTab } from './interface/interface-tab.tsx'
import type { SettingsData } from './load-settings.ts'
import { PrivacyTab } from './privacy/privacy-tab.tsx'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'
import { SubscriptionsTab } from './subscriptions/subscriptions-tab.tsx'

/** The settings: their tabs, and the one that is asked for. */
export const SettingsPage = ({ settings }: { settings: SettingsData }) => {
  const { title } = useWords().settings
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-10 sm:py-14">
      <h1 className="text-4xl font-semibold">{title}</h1>
      <Tabs current={settings.tab} />
      <Shown key={settings.tab} settings={settings} />
    </div>
  )
}

const Tabs = ({ current }: { current: SettingsTab }) => {
  const t = useWords().settings
  return (
    <nav aria-label={t.tabsLabel} className="-mx-3 flex flex-wrap gap-1">
      {settingsTabs.map((tab) => (
        <Link
          key={tab}
          to={paths.settings(tab)}
          preventScrollReset
          aria-current={tab === current ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded-full px-3 font-medium hover:bg-sunken sm:px-4 aria-[current]:bg-accent aria-[current]:text-on-accent"
        >
          {t.tabs[tab]}
        </Link>
      ))}
    </nav>
  )
}

const Shown = ({ settings }: { settings: SettingsData }) => {
  if (settings.tab === 'account') return <AccountTab account={settings.account} zone={settings.zone} />
  if (settings.tab === 'privacy') return <PrivacyTab privacy={settings.privacy} zone={settings.zone} />
  if (settings.tab === 'subscriptions') return <SubscriptionsTab subscriptions={settings.subscriptions} zone={settings.zone} />
  return settings.tab === 'interface' ? <InterfaceTab looks={settings.looks} /> : <AppsTab />
}
