import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { RecoveryCodes } from '../../accounts/second-step/recovery-codes.tsx'
import type { SettingsResult } from '../settings-change.ts'
import { ProofFormOf } from './second-step-proof.tsx'

/** New recovery codes, shown only once. */
export const CodesPart = () => {
  const { secondStep: t } = useWords().obligations
  const post = useFormPost<SettingsResult>('renewRecoveryCodes')
  const codes = post.answer?.recoveryCodes
  return (
    <>
      {codes && <RecoveryCodes key={codes[0]} codes={codes} />}
      <ProofFormOf post={post} title={t.renew} submit={t.renew} saved={null} note={t.renewLead} />
    </>
  )
}
