import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { SideNavigation } from '../../ui/side-navigation.tsx'
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
    <CabinetLayout isNarrow title={title} navigation={<Navigation current={settings.tab} />}>
      <ActiveTab key={settings.tab} settings={settings} />
    </CabinetLayout>
  )
}

const Navigation = ({ current }: { current: SettingsTab }) => {
  const t = useWords().settings
  const items = settingsTabs.map((tab) => ({ to: paths.settings(tab), name: t.tabs[tab], isCurrent: tab === current }))
  return <SideNavigation label={t.tabsLabel} groups={[{ items }]} />
}

const ActiveTab = ({ settings }: { settings: SettingsData }) => {
  if (settings.tab === 'account') return <AccountTab account={settings.account} zone={settings.zone} />
  if (settings.tab === 'privacy') return <PrivacyTab privacy={settings.privacy} zone={settings.zone} />
  if (settings.tab === 'subscriptions') return <SubscriptionsTab subscriptions={settings.subscriptions} zone={settings.zone} />
  return settings.tab === 'interface' ? <InterfaceTab looks={settings.looks} /> : <AppsTab />
}
