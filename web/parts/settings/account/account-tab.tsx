import type { ReactNode } from 'react'
import type { SettingsSection } from '../settings-sections.ts'
import { DeletionSection } from './deletion-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { ExportSection } from './export-section.tsx'
import type { AccountData } from './load-account.ts'
import { MergeSection } from './merge-section.tsx'
import { NetworksSection } from './networks-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PersonSection } from './person-section.tsx'
import { PhonesSection } from './phones-section.tsx'
import { SecondStepSection } from './second-step-section.tsx'

/** Personal data, sign-in methods, data archive, merging and deletion. */
export const accountSections = (account: AccountData, zone: string): Record<SettingsSection<'account'>, ReactNode> => ({
  person: <PersonSection person={account.person} />,
  email: <EmailSection email={account.email} />,
  phones: <PhonesSection phones={account.phones} channels={account.channels} />,
  password: <PasswordSection />,
  networks: <NetworksSection networks={account.networks} />,
  'second-step': <SecondStepSection secondStep={account.secondStep} passkeys={account.passkeys} zone={zone} />,
  devices: <DevicesSection sessions={account.sessions} zone={zone} />,
  merge: <MergeSection channels={account.channels} />,
  export: <ExportSection archive={account.archive} zone={zone} />,
  deletion: <DeletionSection deletion={account.deletion} />,
})
