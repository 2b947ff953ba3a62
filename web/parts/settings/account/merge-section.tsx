import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import type { Channel } from '../../accounts/phone/code-sent.ts'
import type { SettingsResult } from '../settings-change.ts'
import { PhoneProofForm } from './phone-proof-form.tsx'

/** Merges another account of the user into this one, proven by its phone or email. */
export const MergeSection = ({ channels }: { channels: Channel[] }) => {
  const { merge: t } = useWords().settings
  return (
    <SectionCard anchor="merge" title={t.title} lead={t.lead}>
      <div className="flex flex-wrap gap-3 *:sm:w-auto *:sm:open:w-full">
        <PhoneProofForm change="mergeByPhone" title={t.byPhone} done={t.done} channels={channels} />
        <ByEmail />
      </div>
    </SectionCard>
  )
}

/** First requests a code by email, then posts email and code together. */
const ByEmail = () => {
  const { merge: t } = useWords().settings
  const sending = useFormPost<SettingsResult>('sendMergeCode')
  const merging = useFormPost<SettingsResult>('mergeByEmail')
  const email = merging.answer?.email ?? sending.answer?.email ?? ''
  const isSent = merging.answer !== null || (sending.answer !== null && !sending.answer.problem)
  return (
    <Unfolded title={t.byEmail} isOpen={isSent || sending.answer !== null}>
      <PostFormOf post={sending} submit={t.send} look={isSent ? 'quiet' : 'main'} saved={t.sent(email)}>
        {(fields) => <TextField {...fields.text('email', t.email, { saved: email })} type="email" required maxLength={320} />}
      </PostFormOf>
      {isSent && (
        <PostFormOf post={merging} submit={t.confirm} saved={t.done} className="mt-4 gap-4">
          <input type="hidden" name="email" value={email} />
          <TextField label={t.code} name="code" inputMode="numeric" autoComplete="one-time-code" required maxLength={20} />
        </PostFormOf>
      )}
    </Unfolded>
  )
}
