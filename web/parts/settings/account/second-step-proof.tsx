import { useWords } from '../../../kernel/words.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { type ChangeTalk, useChange } from '../../forms/use-change.ts'
import { ChangeFormOf } from '../change-form.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

type Props = { intent: string; subject?: number; title: string; name?: string; submit: string; saved: string | null; note?: string }

/** A change of the second step, which requires a code or the password. */
export const ProofForm = (props: Props) => {
  const talk = useChange(props.intent, props.subject)
  return <ProofFormOf {...props} talk={talk} />
}

/** The same form, for callers that need the answer. */
export const ProofFormOf = ({ talk, title, name, note, ...change }: Props & { talk: ChangeTalk }) => {
  const { secondStep: t } = useWords().obligations
  return (
    <Unfolded title={title} {...(name && { name })} isOpen={Boolean(talk.answer?.problem)}>
      <ChangeFormOf {...change} talk={talk} tab="account" look="danger" fields={['code', 'password']} clearsAfterSuccess>
        {(errorsOf) => (
          <>
            <p className="text-sm text-ink-soft">
              {note} {t.proofLead}
            </p>
            <TextField
              label={t.codeOrPassword}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              maxLength={60}
              errors={errorsOf('code')}
            />
            <OwnPasswordField label={t.orPassword} help="" errors={errorsOf('password')} />
          </>
        )}
      </ChangeFormOf>
    </Unfolded>
  )
}
