import type { Dictionary } from '../../../messages/ru.ts'
import type { SettingsTab } from './settings-tabs.ts'

/** The sections of every tab, top down; each is the anchor of its card. */
export const settingsSections = {
  account: ['person', 'email', 'phones', 'password', 'networks', 'second-step', 'devices', 'merge', 'export', 'deletion'],
  privacy: ['visibility', 'accesses', 'consents'],
  subscriptions: ['notifications', 'push', 'mailings', 'following'],
  apps: ['developers'],
  interface: ['looks'],
} as const satisfies Record<SettingsTab, readonly string[]>

export type SettingsSection<Tab extends SettingsTab = SettingsTab> = (typeof settingsSections)[Tab][number]

export const sectionNames = ({ settings: t, obligations }: Dictionary): Record<SettingsSection, string> => ({
  person: t.person.title,
  email: t.email.title,
  phones: t.phones.title,
  password: t.changePassword.title,
  networks: t.networks.title,
  'second-step': obligations.secondStep.settingsTitle,
  devices: t.devices.title,
  merge: t.merge.title,
  export: t.export.title,
  deletion: t.deletion.title,
  visibility: t.privacy.visibility,
  accesses: t.accesses.title,
  consents: t.consents.title,
  mailings: t.mailings.title,
  notifications: t.notifications.title,
  push: t.push.title,
  following: t.following.title,
  developers: t.apps.developersTitle,
  looks: t.interface.title,
})
