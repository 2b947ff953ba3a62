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
  const begin = useChange<SettingsAnswer>('beginSecondStep')
  const confirm = useChange<SettingsAnswer>('confirmSecondStep')
  const codes = confirm.answer?.recoveryCodes ?? []
  if (hasApp)
    return (
      <>
        {codes.length > 0 && <RecoveryCodes codes={codes} />}
        <ProofForm intent="removeApp" title={t.removeApp} submit={t.removeApp} saved={null} />
      </>
    )
  const setup = confirm.answer?.setup ?? begin.answer?.setup
  if (setup)
    return (
      <SetupForm
        fetcher={confirm.fetcher}
        action={paths.settings('account')}
        intent="confirmSecondStep"
        setup={setup}
        fault={confirm.answer?.problem ?? null}
      />
    )
  return (
    <begin.fetcher.Form method="post" action={paths.settings('account')} preventScrollReset className="flex flex-col items-start gap-2">
      <Button type="submit" name="intent" value="beginSecondStep" look="quiet" isBusy={begin.isBusy}>
        {t.setup}
      </Button>
      {begin.answer && <FormMessage problem={begin.answer.problem} failed={failed} />}
    </begin.fetcher.Form>
  )
}
