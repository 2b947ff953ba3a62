export const settingsTabs = ['account', 'privacy', 'subscriptions', 'apps', 'interface'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The tab an address asks for; what makes no sense is the first one. */
export const tabOf = (search: URLSearchParams): SettingsTab => settingsTabs.find((tab) => tab === search.get('tab')) ?? settingsTabs[0]
