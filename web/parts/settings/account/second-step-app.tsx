import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { RecoveryCodes } from '../../accounts/second-step/recovery-codes.tsx'
import { SetupForm } from '../../accounts/second-step/setup-form.tsx'
import type { SettingsResult } from '../settings-change.ts'
import { ProofForm } from './second-step-proof.tsx'

/** The authenticator app. Recovery codes stay visible after it is enabled, because they are shown only once. */
export const AppPart = ({ hasApp }: { hasApp: boolean }) => {
  const { secondStep: t } = useWords().obligations
  const begin = useFormPost<SettingsResult>('beginSecondStep')
  const confirm = useFormPost<SettingsResult>('confirmSecondStep')
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
      <SetupForm fetcher={confirm.fetcher} action={confirm.action} intent="confirmSecondStep" setup={setup} fault={confirm.answer?.problem ?? null} />
    )
  return <PostFormOf post={begin} submit={t.setup} look="quiet" saved={null} className="gap-2" />
}
