import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { type FieldError, formFields } from '../../../forms/form-fields.ts'
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { EnterKey } from '../../../ui/enter-key.tsx'
import { Errors } from '../../../ui/field.tsx'
import { useCityFaultText } from '../../cities/city-field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import type { CaptchaFault } from '../captcha/form-captcha.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useQueuedSubmit } from '../captcha/use-queued-submit.ts'
import { PasswordField } from '../password-field.tsx'
import { ConsentBox } from './consent-box.tsx'
import { personFault } from './person-faults.ts'
import { personFields } from './person-fields.tsx'
import { ProvenContact } from './proven-contact.tsx'
import type { Person, PersonStep } from './registration-answer.ts'
import { discardForm, saveForm, useStoredForm } from './stored-form.ts'

type Props = {
  fetcher: FetcherWithComponents<unknown>
  action: string
  answer: PersonStep
  person: Person
  cities: string[]
  today: string
  children: ReactNode
}

/** The last step: the user's data, the password and the consents. */
export const PersonForm = ({ fetcher, action, answer, person, cities, today, children }: Props) => {
  const t = useWords()
  const { contact, captcha, fault, faults, consents } = answer
  const { form, onInput } = useTypedForm(answer)
  const state = useCaptcha(captcha)
  const { queued, isQueued } = useQueuedSubmit(form, state)
  const isBusy = fetcher.state !== 'idle' || isQueued
  const fields = formFields({ problem: personFault(answer, { person, today }, t.accounts), intent: 'person', subject: '' }, useId())
  const city = { fault: faults.city, faultText: useCityFaultText(faults.city) }
  const about = personFields(fields, person, { city, cities }, t)
  const password = fields.text('password', t.accounts.password.create)
  const agreement = fields.checkbox('agreement', t.accounts.consents.agreement, consents.agreement)
  const personalData = fields.checkbox('personal_data_agreement', t.accounts.consents.personalData, consents.personal_data_agreement)
  return (
    <>
      <fetcher.Form
        ref={form}
        method="post"
        noValidate
        action={action}
        onInput={onInput}
        onBlur={onInput}
        onSubmit={queued(discardOnSubmit)}
        className="flex flex-col gap-5"
      >
        <EnterKey intent="person" isBusy={isBusy} />
        {children}
        <ProvenContact contact={contact} />
        {fault && <Refusal fault={fault} faulty={fields.faulty} />}
        {about}
        {person.socialToken ? (
          <input type="hidden" name="socialToken" value={person.socialToken} />
        ) : (
          <PasswordField id={password.id} label={password.label} isNew fault={faults.password} />
        )}
        {fault && !person.socialToken && <p className="no-script-only text-sm text-ink-soft">{t.accounts.password.again}</p>}
        <div className="flex flex-col gap-3">
          <ConsentBox {...agreement} text={t.accounts.consents.agreementText} />
          <ConsentBox {...personalData} text={t.accounts.consents.personalDataText} />
        </div>
        {captcha && <CaptchaField captcha={captcha} state={state} isQueued={isQueued} fault={fault} />}
        <Button type="submit" name="intent" value="person" size="large" isBusy={isBusy}>
          {t.accounts.registration.submit}
        </Button>
      </fetcher.Form>
      <UnsavedGuard form={form} action={action} isBusy={isBusy} answer={null} />
    </>
  )
}

type RefusalProps = { fault: CaptchaFault; faulty: FieldError[] }

/** The summary of the faulty fields, or an error that no field shows. */
const Refusal = ({ fault, faulty }: RefusalProps) => {
  const t = useWords().accounts.registration
  if (faulty.length > 0) return <ErrorSummary faulty={faulty} />
  return <Errors errors={[Object.keys(fault.errors).length > 0 ? t.checkFields : fault.message || t.failed]} />
}

const useTypedForm = (answer: PersonStep) => {
  const form = useRef<HTMLFormElement>(null)
  useStoredForm(form)
  useFormFocus(form, answer)
  useEffect(() => {
    if (answer.fault) saveForm(form.current)
  }, [answer])
  return { form, onInput: () => saveForm(form.current) }
}

/** Discards the draft on submit; a refusal saves it again. */
const discardOnSubmit = ({ nativeEvent }: React.FormEvent) => {
  // the native event of a submission is a SubmitEvent
  const { submitter } = nativeEvent as SubmitEvent
  if (submitter?.getAttribute('value') === 'person') discardForm()
}
