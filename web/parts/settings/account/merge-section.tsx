import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import type { Channel } from '../../accounts/phone/code-sent.ts'
import { FormMessage } from '../../forms/talk-form.tsx'
import { useChange } from '../../forms/use-change.ts'
import type { SettingsAnswer } from '../settings-answer.ts'
import { PhoneConversation } from './phone-conversation.tsx'

/** Merges another account of the user into this one, proven by its phone or email. */
export const MergeSection = ({ channels }: { channels: Channel[] }) => {
  const { merge: t } = useWords().settings
  return (
    <SectionCard title={t.title} lead={t.lead}>
      <div className="flex flex-col gap-3">
        <PhoneConversation talk="mergeByPhone" title={t.byPhone} done={t.done} channels={channels} />
        <ByEmail />
      </div>
    </SectionCard>
  )
}

/** First requests a code by email, then posts email and code together. */
const ByEmail = () => {
  const { merge: t, failed } = useWords().settings
  const sending = useChange<SettingsAnswer>('sendMergeCode')
  const { fetcher, answer, isBusy } = useChange<SettingsAnswer>('mergeByEmail')
  const email = answer?.email ?? sending.answer?.email ?? ''
  const isSent = answer !== null || (sending.answer !== null && !sending.answer.problem)
  return (
    <Unfolded title={t.byEmail} isOpen={isSent || sending.answer !== null}>
      <sending.fetcher.Form method="post" action={paths.settings('account')} preventScrollReset className="flex flex-col items-start gap-4">
        <TextField
          label={t.email}
          name="email"
          type="email"
          required
          maxLength={320}
          defaultValue={email}
          errors={sending.answer?.problem?.errors.email}
        />
        <Button type="submit" name="intent" value="sendMergeCode" look={isSent ? 'quiet' : 'main'} isBusy={sending.isBusy}>
          {t.send}
        </Button>
        {sending.answer && <FormMessage problem={sending.answer.problem} saved={t.sent(email)} failed={failed} fields={['email']} />}
      </sending.fetcher.Form>
      {isSent && (
        <fetcher.Form method="post" action={paths.settings('account')} preventScrollReset className="mt-4 flex flex-col items-start gap-4">
          <input type="hidden" name="email" value={email} />
          <TextField label={t.code} name="code" inputMode="numeric" autoComplete="one-time-code" required maxLength={20} />
          <Button type="submit" name="intent" value="mergeByEmail" isBusy={isBusy}>
            {t.confirm}
          </Button>
          {answer && <FormMessage problem={answer.problem} saved={t.done} failed={failed} />}
        </fetcher.Form>
      )}
    </Unfolded>
  )
}
