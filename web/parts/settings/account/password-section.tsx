import { useWords } from '../../../kernel/words.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { PasswordField } from '../../accounts/password-field.tsx'
import { useChange } from '../../forms/use-change.ts'
import { ChangeFormOf } from '../change-form.tsx'
import type { SettingsAnswer } from '../settings-answer.ts'
import { OwnPasswordField } from './own-password-field.tsx'

export const PasswordSection = () => {
  const { changePassword: t } = useWords().settings
  const talk = useChange<SettingsAnswer>('changePassword')
  return (
    <SectionCard title={t.title}>
      <Unfolded title={t.open} isOpen={talk.answer !== null}>
        <ChangeFormOf
          talk={talk}
          tab="account"
          intent="changePassword"
          submit={t.submit}
          saved={t.done}
          fields={['oldPassword', 'password']}
          clearsAfterSuccess
        >
          {(errorsOf) => (
            <>
              <OwnPasswordField label={t.old} name="oldPassword" help={t.oldHelp} errors={errorsOf('oldPassword')} />
              <PasswordField label={t.new} isNew fault={talk.answer?.password} errors={talk.answer?.password ? undefined : errorsOf('password')} />
            </>
          )}
        </ChangeFormOf>
      </Unfolded>
    </SectionCard>
  )
}
