import { useWords } from '../../../kernel/words.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { useChange } from '../../forms/use-change.ts'
import { ChangeForm, ChangeFormOf } from '../change-form.tsx'
import type { SettingsAnswer } from '../settings-answer.ts'
import { Sign } from '../sign.tsx'
import type { AccountData } from './load-account.ts'
import { OwnPasswordField } from './own-password-field.tsx'

/** The email address, its confirmation state, and the form to change it. */
export const EmailSection = ({ email: { address, isConfirmed } }: Pick<AccountData, 'email'>) => {
  const { email: t } = useWords().settings
  return (
    <SectionCard title={t.title} lead={address ? undefined : t.none}>
      {address && (
        <p className="flex flex-wrap items-center gap-3">
          <b className="font-semibold wrap-anywhere">{address}</b>
          <Sign tone={isConfirmed ? 'good' : 'warm'}>{isConfirmed ? t.confirmed : t.unconfirmed}</Sign>
        </p>
      )}
      {address && !isConfirmed && (
        <ChangeForm tab="account" intent="sendEmailAgain" submit={t.resend} look="quiet" saved={t.resent} className="gap-2" />
      )}
      <AnotherEmail title={address ? t.change : t.add} />
    </SectionCard>
  )
}

const AnotherEmail = ({ title }: { title: string }) => {
  const { email: t } = useWords().settings
  const talk = useChange<SettingsAnswer>('changeEmail')
  return (
    <Unfolded title={title} isOpen={talk.answer !== null}>
      <ChangeFormOf
        talk={talk}
        tab="account"
        intent="changeEmail"
        submit={t.send}
        saved={t.pending(talk.answer?.email ?? '')}
        fields={['email', 'password']}
        clearsAfterSuccess
      >
        {(errorsOf) => (
          <>
            <TextField
              label={t.new}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={320}
              defaultValue={talk.answer?.problem ? talk.answer.email : ''}
              errors={errorsOf('email')}
            />
            <OwnPasswordField help={t.passwordHelp} errors={errorsOf('password')} />
          </>
        )}
      </ChangeFormOf>
    </Unfolded>
  )
}
