import { type ReactNode, use } from 'react'
import { PageForms } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { AddressedSections } from '../../ui/addressed-sections.tsx'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { NeighbourSections } from '../../ui/neighbour-sections.tsx'
import { SideNavigation } from '../../ui/side-navigation.tsx'
import { useCurrentSection } from '../../ui/use-current-section.ts'
import { accountSections } from './account/account-tab.tsx'
import { appsSections } from './apps-tab.tsx'
import { interfaceSections } from './interface/interface-tab.tsx'
import type { SettingsData } from './load-settings.ts'
import { privacySections } from './privacy/privacy-tab.tsx'
import { type SettingsSection, sectionNames, settingsSections } from './settings-sections.ts'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'
import { subscriptionsSections } from './subscriptions/subscriptions-tab.tsx'

/** One tab of the settings, with its sections. */
export const SettingsPage = ({ settings }: { settings: SettingsData }) => {
  const { title } = useWords().settings
  return (
    <CabinetLayout isNarrow title={title} navigation={<Navigation key={settings.tab} current={settings.tab} />}>
      <Sections key={settings.tab} settings={settings} />
    </CabinetLayout>
  )
}

const Navigation = ({ current }: { current: SettingsTab }) => {
  const words = useWords()
  const { inSight } = useCurrentSection(settingsSections[current])
  const { tabs, tabsLabel } = words.settings
  const names = sectionNames(words)
  const sections: readonly SettingsSection[] = settingsSections[current]
  const parts = sections.map((section) => ({ to: paths.settings(current, { section }), name: names[section], isCurrent: section === inSight }))
  const items = settingsTabs.map((tab) => {
    const isCurrent = tab === current
    return { to: paths.settings(tab), name: tabs[tab], isCurrent, ...(isCurrent && parts.length > 1 && { parts }) }
  })
  return <SideNavigation label={tabsLabel} groups={[{ items }]} />
}

const Sections = ({ settings }: { settings: SettingsData }) => {
  const words = useWords()
  const anchors: readonly SettingsSection[] = settingsSections[settings.tab]
  const { named } = useCurrentSection(anchors)
  const hasAnswer = use(PageForms).answer !== null
  const sections: Partial<Record<SettingsSection, ReactNode>> = sectionsOf(settings)
  return (
    <>
      <AddressedSections anchors={anchors} sections={sections} named={named} isWhole={hasAnswer} />
      <NeighbourSections
        label={words.settings.neighbours}
        anchors={anchors}
        names={sectionNames(words)}
        to={(section) => paths.settings(settings.tab, { section })}
        named={named}
        className="lg:hidden"
      />
    </>
  )
}

const sectionsOf = (settings: SettingsData) => {
  if (settings.tab === 'account') return accountSections(settings.account, settings.zone)
  if (settings.tab === 'privacy') return privacySections(settings.privacy, settings.zone)
  if (settings.tab === 'subscriptions') return subscriptionsSections(settings.subscriptions, settings.zone)
  return settings.tab === 'interface' ? interfaceSections(settings.looks) : appsSections
}
