import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { organizationLengths } from '../../../../contract/organizations/limits.ts'
import type { Organization } from '../../../../contract/organizations/shapes.ts'
import { claimReasons, claimTextLength } from '../../../../contract/organizing/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { SelectField } from '../../../ui/field.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { SignInLink } from '../../accounts/sign-in-link.tsx'
import { Disclosure } from '../../events/around/disclosure.tsx'
import { PageSection } from '../../events/page-section.tsx'
import { requestsId } from './requests-id.ts'

type Props = { organization: Organization }

/** The request for admin rights and the complaint. The forms unfold in the page, with scripts and without. */
export const Requests = ({ organization }: Props) => {
  const { organizations, around } = useWords()
  const t = organizations.appeal
  return (
    <PageSection id={requestsId} title={t.title}>
      {organization.appeal?.status === 'wait' && <Waiting appealId={organization.appeal.id} />}
      {organization.appeal?.status === 'declined' && <p className="mb-4">{t.declined(organization.appeal.comment ?? '')}</p>}
      <div className="flex flex-wrap items-start gap-3">
        {organization.appeal?.status !== 'wait' && (
          <Part organization={organization} form="appeal" title={organization.appeal?.status === 'declined' ? t.again : t.open}>
            <Appeal />
          </Part>
        )}
        <Part organization={organization} form="claim" title={around.claim.open} isPlain>
          <Claim />
        </Part>
      </div>
    </PageSection>
  )
}

type PartProps = Props & { form: 'appeal' | 'claim'; title: string; isPlain?: boolean; children: ReactNode }

const intents = { appeal: 'appeal', claim: 'complain' }

/** Visitors sign in first and come back to the open form. */
const Part = ({ organization, form, title, isPlain = false, children }: PartProps) => {
  const viewer = useViewer()
  const [params] = useSearchParams()
  const { answer } = useFormPost(intents[form])
  if (!viewer) {
    return (
      <SignInLink returnUrl={`${paths.organization(organization.id, { form })}#${requestsId}`} look={isPlain ? 'plain' : 'quiet'}>
        {title}
      </SignInLink>
    )
  }
  return (
    <Disclosure title={title} look={isPlain ? 'plain' : 'quiet'} isOpen={answer !== null || params.get('form') === form}>
      {children}
    </Disclosure>
  )
}

const Waiting = ({ appealId }: { appealId: number }) => {
  const t = useWords().organizations.appeal
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-sunken p-4">
      <p role="status">{t.waits}</p>
      <PostForm intent="withdraw" subject={appealId} submit={t.withdraw} look="danger" saved={null} />
    </div>
  )
}

const Appeal = () => {
  const { appeal: t, optional } = useWords().organizations
  return (
    <PostForm intent="appeal" submit={t.send} saved={t.sent} look="quiet" hasFile>
      {(fields) => (
        <>
          <p className="text-ink-soft">{t.lead}</p>
          <TextArea {...fields.text('text', t.text)} isOptional={optional} rows={3} maxLength={organizationLengths.appealText} />
          <FileUpload
            {...fields.upload('document', 'documentUploadId', t.document, { faultText: t.documentMissing })}
            purpose="appeal"
            help={t.documentHelp}
          />
        </>
      )}
    </PostForm>
  )
}

const Claim = () => {
  const { around, organizations } = useWords()
  const t = around.claim
  return (
    <PostForm intent="complain" submit={t.send} saved={t.sent} look="quiet" clearsAfterSuccess>
      {(fields) => (
        <>
          <p className="text-ink-soft">{organizations.claimLead}</p>
          <SelectField {...fields.text('reason', t.reason, { faultText: t.choose })} required>
            <option value="">{t.choose}</option>
            {claimReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t.reasons[reason]}
              </option>
            ))}
          </SelectField>
          <TextArea {...fields.text('text', t.text)} isOptional={around.optional} rows={3} maxLength={claimTextLength} />
        </>
      )}
    </PostForm>
  )
}
