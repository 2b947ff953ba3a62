import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { RecoveryCodes } from '../../accounts/second-step/recovery-codes.tsx'
import { SetupForm } from '../../accounts/second-step/setup-form.tsx'
import { ChangeForm, Said } from '../change-form.tsx'
import { SettingSection, Sign, Unfolded } from '../setting-section.tsx'
import { useChange } from '../use-change.ts'
import type { AccountData } from './load-account.ts'
import { OwnPasswordField } from './own-password-field.tsx'

type Props = Pick<AccountData, 'secondStep'> & { zone: string }

/** Codes of an app besides the password: turned on, off, and its recovery codes, told once. */
export const SecondStepSection = ({ secondStep: { isEnrolled, isRequired, enrolledAt, recoveryCodesLeft }, zone }: Props) => {
  const { secondStep: t } = useWords().obligations
  const locale = useLocale()
  return (
    <SettingSection title={t.settingsTitle} lead={t.lead}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Sign tone={isEnrolled ? 'good' : 'plain'}>{enrolledAt ? t.on(format(enrolledAt, { locale, zone, kind: 'date' })) : t.off}</Sign>
        {isEnrolled && <span className="text-ink-soft">{t.codesLeft(recoveryCodesLeft)}</span>}
        {isRequired && <span className="text-ink-soft">{t.required}</span>}
      </p>
      <TurnOn isEnrolled={isEnrolled} />
      {isEnrolled && <TurnOff />}
    </SettingSection>
  )
}

/** The recovery codes stay in sight after the step is on: they are told this once. */
const TurnOn = ({ isEnrolled }: { isEnrolled: boolean }) => {
  const { secondStep: t } = useWords().obligations
  const begun = useChange('beginSecondStep')
  const confirmed = useChange('confirmSecondStep')
  if (confirmed.answer?.recoveryCodes) return <RecoveryCodes codes={confirmed.answer.recoveryCodes} />
  if (isEnrolled) return null
  const setup = confirmed.answer?.setup ?? begun.answer?.setup
  if (setup)
    return (
      <SetupForm
        fetcher={confirmed.fetcher}
        action={paths.settings('account')}
        intent="confirmSecondStep"
        setup={setup}
        fault={confirmed.answer?.problem ?? null}
      />
    )
  return (
    <begun.fetcher.Form method="post" action={paths.settings('account')} preventScrollReset className="flex flex-col items-start gap-2">
      <Button type="submit" name="intent" value="beginSecondStep" isBusy={begun.isBusy}>
        {t.setup}
      </Button>
      {begun.answer && <Said problem={begun.answer.problem} saved={null} fields={[]} />}
    </begun.fetcher.Form>
  )
}

const TurnOff = () => {
  const { secondStep: t } = useWords().obligations
  return (
    <Unfolded title={t.turnOff}>
      <ChangeForm tab="account" intent="turnSecondStepOff" submit={t.turnOff} look="danger" saved={t.turnedOff} fields={['code', 'password']}>
        {(errorsOf) => (
          <>
            <p className="text-sm text-ink-soft">{t.turnOffLead}</p>
            <TextField
              label={t.codeOrPassword}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              maxLength={60}
              errors={errorsOf('code')}
            />
            <OwnPasswordField label={t.orPassword} help="" errors={errorsOf('password')} />
          </>
        )}
      </ChangeForm>
    </Unfolded>
  )
}
