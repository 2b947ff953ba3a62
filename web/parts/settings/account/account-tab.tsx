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
export const AccountTab = ({ account, zone }: { account: AccountData; zone: string }) => (
  <>
    <PersonSection person={account.person} />
    <EmailSection email={account.email} />
    <PhonesSection phones={account.phones} channels={account.channels} />
    <PasswordSection />
    <NetworksSection networks={account.networks} />
    <SecondStepSection secondStep={account.secondStep} passkeys={account.passkeys} zone={zone} />
    <DevicesSection sessions={account.sessions} zone={zone} />
    <MergeSection channels={account.channels} />
    <ExportSection archive={account.archive} zone={zone} />
    <DeletionSection deletion={account.deletion} />
  </>
)
