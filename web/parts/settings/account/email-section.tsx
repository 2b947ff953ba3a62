import { PostForm, PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { ValueRow } from '../../../ui/value-row.tsx'
import type { SettingsResult } from '../settings-change.ts'
import type { AccountData } from './load-account.ts'
import { OwnPasswordField } from './own-password-field.tsx'

/** The email address, its confirmation state, and the form to change it. */
export const EmailSection = ({ email: { address, isConfirmed } }: Pick<AccountData, 'email'>) => {
  const { email: t } = useWords().settings
  return (
    <SectionCard anchor="email" title={t.title} lead={address ? undefined : t.none} unfolded={!address && <AnotherEmail title={t.add} />}>
      {address && (
        <ValueRow
          value={
            <p className="flex flex-wrap items-center gap-3">
              <b className="font-semibold wrap-anywhere">{address}</b>
              <Badge tone={isConfirmed ? 'good' : 'waiting'}>{isConfirmed ? t.confirmed : t.unconfirmed}</Badge>
            </p>
          }
        >
          <AnotherEmail title={t.change} />
        </ValueRow>
      )}
      {address && !isConfirmed && <PostForm intent="sendEmailAgain" submit={t.resend} look="quiet" saved={t.resent} className="gap-2" />}
    </SectionCard>
  )
}

const AnotherEmail = ({ title }: { title: string }) => {
  const { email: t, password } = useWords().settings
  const post = useFormPost<SettingsResult>('changeEmail')
  return (
    <Unfolded isBeside title={title} isOpen={post.answer !== null}>
      <PostFormOf post={post} submit={t.send} saved={t.pending(post.answer?.email ?? '')} clearsAfterSuccess>
        {(fields) => (
          <>
            <TextField
              {...fields.text('email', t.new, { saved: post.answer?.problem ? post.answer.email : '' })}
              type="email"
              autoComplete="email"
              required
              maxLength={320}
            />
            <OwnPasswordField {...fields.text('password', password)} help={t.passwordHelp} />
          </>
        )}
      </PostFormOf>
    </Unfolded>
  )
}
