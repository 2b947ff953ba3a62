import type { ReactNode } from 'react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { AccountData } from './load-account.ts'
import { PasskeysPart } from './passkeys-part.tsx'
import { AppPart } from './second-step-app.tsx'
import { CodesPart } from './second-step-codes.tsx'
import { ProofForm } from './second-step-proof.tsx'

type Props = Pick<AccountData, 'secondStep' | 'passkeys'> & { zone: string }

/** The second step after the password: an app, passkeys, and recovery codes as a fallback. */
export const SecondStepSection = ({ secondStep, passkeys, zone }: Props) => {
  const { secondStep: t, passkeys: words } = useWords().obligations
  const locale = useLocale()
  const { isEnrolled, isRequired, enrolledAt } = secondStep
  return (
    <SectionCard anchor="second-step" title={t.settingsTitle} lead={t.lead}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isEnrolled ? 'good' : 'neutral'}>{enrolledAt ? t.on(format(enrolledAt, { locale, zone, kind: 'date' })) : t.off}</Badge>
        {isRequired && <span className="text-ink-soft">{t.required}</span>}
      </p>
      <div className="flex flex-col divide-y divide-line border-t border-line">
        {(secondStep.offersPasskeys || passkeys.length > 0) && (
          <Part title={words.title} lead={words.lead}>
            <PasskeysPart passkeys={passkeys} canAdd={secondStep.offersPasskeys} zone={zone} />
          </Part>
        )}
        <Part title={t.appTitle} lead={t.appLead}>
          <AppPart hasApp={secondStep.hasApp} />
        </Part>
        {isEnrolled && (
          <Part title={t.recoveryTitle} lead={t.codesLeft(secondStep.recoveryCodesLeft)}>
            <CodesPart />
          </Part>
        )}
      </div>
      {isEnrolled && !isRequired && <ProofForm intent="turnSecondStepOff" title={t.turnAllOff} submit={t.turnOff} saved={t.turnedOff} />}
    </SectionCard>
  )
}

const Part = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <section className="flex flex-col items-start gap-x-6 gap-y-3 py-5 last:pb-0 sm:flex-row sm:flex-wrap sm:justify-between sm:*:max-w-full">
    <div className="sm:max-w-xs">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="text-ink-soft">{lead}</p>
    </div>
    {children}
  </section>
)
