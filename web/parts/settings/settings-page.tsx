import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { AccountTab } from './account/account-tab.tsx'
import { AppsTab } from './apps-tab.tsx'
import { InterfaceTab } from './interface/interface-tab.tsx'
import type { SettingsData } from './load-settings.ts'
import { PrivacyTab } from './privacy/privacy-tab.tsx'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'
import { SubscriptionsTab } from './subscriptions/subscriptions-tab.tsx'

export const SettingsPage = ({ settings }: { settings: SettingsData }) => {
  const { title } = useWords().settings
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-10 sm:py-14">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <TabList current={settings.tab} />
      <ActiveTab key={settings.tab} settings={settings} />
    </div>
  )
}

const TabList = ({ current }: { current: SettingsTab }) => {
  const t = useWords().settings
  return (
    <Tabs label={t.tabsLabel}>
      {settingsTabs.map((tab) => (
        <Tab key={tab} to={paths.settings(tab)} isOpen={tab === current}>
          {t.tabs[tab]}
        </Tab>
      ))}
    </Tabs>
  )
}

const ActiveTab = ({ settings }: { settings: SettingsData }) => {
  if (settings.tab === 'account') return <AccountTab account={settings.account} zone={settings.zone} />
  if (settings.tab === 'privacy') return <PrivacyTab privacy={settings.privacy} zone={settings.zone} />
  if (settings.tab === 'subscriptions') return <SubscriptionsTab subscriptions={settings.subscriptions} zone={settings.zone} />
  return settings.tab === 'interface' ? <InterfaceTab looks={settings.looks} /> : <AppsTab />
}
