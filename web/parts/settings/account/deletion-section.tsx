import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import type { AccountData } from './load-account.ts'
import { OwnPasswordField } from './own-password-field.tsx'

/** Account deletion. A pending request can only be withdrawn (V375). */
export const DeletionSection = ({ deletion: { status, needsPassword } }: Pick<AccountData, 'deletion'>) => {
  const { deletion: t } = useWords().settings
  const isUnderWay = status !== null && status !== 'rejected'
  return (
    <SectionCard anchor="deletion" title={t.title} lead={t.lead} unfolded={!isUnderWay && <DeletionForm needsPassword={needsPassword} />}>
      {status && (
        <p id="deletion-state" className="rounded-xl bg-sunken p-4">
          {t.states[status]}
        </p>
      )}
      {isUnderWay && (
        <>
          <Button look="danger" className="self-start" disabled aria-describedby="deletion-state">
            {t.open}
          </Button>
          {status !== 'approved' && <PostForm intent="withdrawDeletion" submit={t.takeBack} look="quiet" saved={null} />}
        </>
      )}
    </SectionCard>
  )
}

const DeletionForm = ({ needsPassword }: { needsPassword: boolean }) => {
  const { deletion: t, password } = useWords().settings
  return (
    <Unfolded isBeside title={t.open}>
      <PostForm intent="requestDeletion" submit={t.submit} look="danger" saved={null}>
        {(fields) => (
          <>
            <TextField {...fields.text('reason', t.reason)} isOptional={t.optional} maxLength={1000} />
            {needsPassword && <OwnPasswordField {...fields.text('password', password)} isRequired />}
          </>
        )}
      </PostForm>
    </Unfolded>
  )
}
