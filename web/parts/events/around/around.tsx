import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Event } from '../../../../contract/events/events.ts'
import { claimReasons, claimTextLength, draftLengths, questionLength } from '../../../../contract/organizing/limits.ts'
import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { SignInLink } from '../../accounts/sign-in-link.tsx'
import { PageSection } from '../page-section.tsx'
import { contactId } from './contact-id.ts'
import { Disclosure } from './disclosure.tsx'

type Props = { event: Pick<Event, 'id' | 'mediaAccreditation'> }

/** Questions to organizers, accreditation of media, complaints. The forms unfold in the page, with scripts and without. */
export const Around = ({ event }: Props) => {
  const { around: t } = useWords()
  return (
    <PageSection id={contactId} title={t.title}>
      <div className="flex flex-wrap items-start gap-3">
        <Part event={event} form="question" title={t.question.open}>
          <Question />
        </Part>
        {event.mediaAccreditation && (
          <Part event={event} form="media" title={t.media.open}>
            <Media />
          </Part>
        )}
        <Part event={event} form="claim" title={t.claim.open} isPlain>
          <Claim />
        </Part>
      </div>
    </PageSection>
  )
}

type PartProps = Props & { form: 'question' | 'media' | 'claim'; title: string; isPlain?: boolean; children: ReactNode }

const intents = { question: 'ask', media: 'accredit', claim: 'complain' }

/** Visitors sign in first and come back to the open form. */
const Part = ({ event, form, title, isPlain = false, children }: PartProps) => {
  const viewer = useViewer()
  const [params] = useSearchParams()
  const { answer } = useFormPost(intents[form])
  if (!viewer) {
    return (
      <SignInLink returnUrl={`${paths.event(event.id, { form })}#${contactId}`} look={isPlain ? 'plain' : 'quiet'}>
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

const Question = () => {
  const { question: t, optional } = useWords().around
  return (
    <PostFormOf post={useFormPost('ask')} submit={t.send} saved={t.sent} look="quiet" clearsAfterSuccess>
      {(fields) => (
        <>
          <p className="text-ink-soft">{t.lead}</p>
          <TextArea {...fields.text('text', t.text)} required rows={4} maxLength={questionLength} />
          <TextField {...fields.text('email', t.email)} type="email" autoComplete="email" isOptional={optional} help={t.emailHelp} />
          <TextField {...fields.text('phone', t.phone)} type="tel" autoComplete="tel" isOptional={optional} maxLength={draftLengths.contactPhone} />
        </>
      )}
    </PostFormOf>
  )
}

const Media = () => {
  const { media: t, optional } = useWords().around
  const viewer = useViewer()
  return (
    <PostFormOf post={useFormPost('accredit')} submit={t.send} saved={t.sent} look="quiet" clearsAfterSuccess>
      {(fields) => (
        <>
          <p className="text-ink-soft">{t.lead}</p>
          <TextField {...fields.text('mediaName', t.mediaName)} required autoComplete="organization" maxLength={draftLengths.contactName} />
          <TextField {...fields.text('name', t.name, { saved: viewer?.name })} required autoComplete="name" maxLength={draftLengths.contactName} />
          <TextField {...fields.text('email', t.email)} required type="email" autoComplete="email" maxLength={draftLengths.contactEmail} />
          <TextField {...fields.text('phone', t.phone)} type="tel" autoComplete="tel" isOptional={optional} maxLength={draftLengths.contactPhone} />
          <TextArea {...fields.text('comment', t.comment)} isOptional={optional} help={t.commentHelp} rows={3} maxLength={questionLength} />
        </>
      )}
    </PostFormOf>
  )
}

const Claim = () => {
  const { claim: t, optional } = useWords().around
  return (
    <PostFormOf post={useFormPost('complain')} submit={t.send} saved={t.sent} look="quiet" clearsAfterSuccess>
      {(fields) => (
        <>
          <p className="text-ink-soft">{t.lead}</p>
          <SelectField {...fields.text('reason', t.reason, { faultText: t.choose })} required>
            <option value="">{t.choose}</option>
            {claimReasons.map((reason) => (
              <option key={reason} value={reason}>
                {t.reasons[reason]}
              </option>
            ))}
          </SelectField>
          <TextArea {...fields.text('text', t.text)} isOptional={optional} rows={3} maxLength={claimTextLength} />
        </>
      )}
    </PostFormOf>
  )
}
