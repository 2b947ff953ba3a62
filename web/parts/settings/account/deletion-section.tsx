import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { ChangeForm } from '../change-form.tsx'
import type { AccountData } from './load-account.ts'
import { OwnPasswordField } from './own-password-field.tsx'

/** Account deletion. A pending request can only be withdrawn (V375). */
export const DeletionSection = ({ deletion: { status, needsPassword } }: Pick<AccountData, 'deletion'>) => {
  const { deletion: t } = useWords().settings
  const isUnderWay = status !== null && status !== 'rejected'
  return (
    <SectionCard title={t.title} lead={t.lead}>
      {status && (
        <p id="deletion-state" className="rounded-xl bg-sunken p-4">
          {t.states[status]}
        </p>
      )}
      {isUnderWay ? (
        <>
          <Button look="danger" className="self-start" disabled aria-describedby="deletion-state">
            {t.open}
          </Button>
          {status !== 'approved' && <ChangeForm tab="account" intent="takeDeletionBack" submit={t.takeBack} look="quiet" saved={null} />}
        </>
      ) : (
        <DeletionForm needsPassword={needsPassword} />
      )}
    </SectionCard>
  )
}

const DeletionForm = ({ needsPassword }: { needsPassword: boolean }) => {
  const { deletion: t } = useWords().settings
  return (
    <Unfolded title={t.open}>
      <ChangeForm tab="account" intent="askForDeletion" submit={t.submit} look="danger" saved={null} fields={['password']}>
        {(errorsOf) => (
          <>
            <TextField label={t.reason} isOptional={t.optional} name="reason" maxLength={1000} />
            {needsPassword && <OwnPasswordField isRequired errors={errorsOf('password')} />}
          </>
        )}
      </ChangeForm>
    </Unfolded>
  )
}
