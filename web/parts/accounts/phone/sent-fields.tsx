import type { CodeSent } from './code-sent.ts'

/** Hidden fields that carry a sent code to the next step. */
export const SentFields = ({ sent }: { sent: CodeSent }) => (
  <>
    <input type="hidden" name="sentPhone" value={sent.phone} />
    <input type="hidden" name="sentToken" value={sent.token} />
    <input type="hidden" name="sentChannel" value={sent.channel} />
    <input type="hidden" name="sentResendAt" value={sent.resendAt} />
    {sent.hasAccount !== null && <input type="hidden" name="sentHasAccount" value={sent.hasAccount ? 'yes' : 'no'} />}
    {sent.proof && <input type="hidden" name="sentProof" value={sent.proof} />}
  </>
)
