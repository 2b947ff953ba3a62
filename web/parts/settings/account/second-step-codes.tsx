import { useWords } from '../../../kernel/words.tsx'
import { RecoveryCodes } from '../../accounts/second-step/recovery-codes.tsx'
import { useChange } from '../../forms/use-change.ts'
import type { SettingsAnswer } from '../settings-answer.ts'
import { ProofFormOf } from './second-step-proof.tsx'

/** New recovery codes, shown only once. */
export const CodesPart = () => {
  const { secondStep: t } = useWords().obligations
  const talk = useChange<SettingsAnswer>('renewRecoveryCodes')
  const codes = talk.answer?.recoveryCodes
  return (
    <>
      {codes && <RecoveryCodes key={codes[0]} codes={codes} />}
      <ProofFormOf talk={talk} intent="renewRecoveryCodes" title={t.renew} submit={t.renew} saved={null} note={t.renewLead} />
    </>
  )
}
