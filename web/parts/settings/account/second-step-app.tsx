import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { RecoveryCodes } from '../../accounts/second-step/recovery-codes.tsx'
import { SetupForm } from '../../accounts/second-step/setup-form.tsx'
import { FormMessage } from '../../forms/talk-form.tsx'
import { useChange } from '../../forms/use-change.ts'
import type { SettingsAnswer } from '../settings-answer.ts'
import { ProofForm } from './second-step-proof.tsx'

/** The authenticator app. Recovery codes stay visible after it is enabled, because they are shown only once. */
export const AppPart = ({ hasApp }: { hasApp: boolean }) => {
  const { secondStep: t } = useWords().obligations
  const { failed } = useWords().settings
  const begun = useChange<SettingsAnswer>('beginSecondStep')
  const confirmed = useChange<SettingsAnswer>('confirmSecondStep')
  const codes = confirmed.answer?.recoveryCodes ?? []
  if (hasApp)
    return (
      <>
        {codes.length > 0 && <RecoveryCodes codes={codes} />}
        <ProofForm intent="removeApp" title={t.removeApp} submit={t.removeApp} saved={null} />
      </>
    )
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
      <Button type="submit" name="intent" value="beginSecondStep" look="quiet" isBusy={begun.isBusy}>
        {t.setup}
      </Button>
      {begun.answer && <FormMessage problem={begun.answer.problem} failed={failed} />}
    </begun.fetcher.Form>
  )
}
