export const settingsTabs = ['account', 'privacy', 'subscriptions', 'apps', 'interface'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The tab in the query; an unknown one becomes the first. */
export const tabOf = (search: URLSearchParams): SettingsTab => settingsTabs.find((tab) => tab === search.get('tab')) ?? settingsTabs[0]
