import { type ReactNode, useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { EnterKey } from '../../../ui/enter-key.tsx'
import { Errors } from '../../../ui/field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useQueuedSubmit } from '../captcha/use-queued-submit.ts'
import { PasswordField } from '../password-field.tsx'
import { ConsentBox } from './consent-box.tsx'
import { PersonFields } from './person-fields.tsx'
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
  return (
    <fetcher.Form ref={form} method="post" action={action} onInput={onInput} onSubmit={queued(discardOnSubmit)} className="flex flex-col gap-5">
      <EnterKey intent="person" isBusy={isBusy} />
      {children}
      <ProvenContact contact={contact} />
      {fault && (
        <Errors
          errors={[Object.keys(fault.errors).length > 0 ? t.accounts.registration.checkFields : fault.message || t.accounts.registration.failed]}
        />
      )}
      <PersonFields person={person} fault={fault} city={faults.city} cities={cities} today={today} />
      {person.socialToken ? (
        <input type="hidden" name="socialToken" value={person.socialToken} />
      ) : (
        <PasswordField label={t.accounts.password.create} isNew fault={faults.password} />
      )}
      {fault && !person.socialToken && <p className="no-script-only text-sm text-ink-soft">{t.accounts.password.again}</p>}
      <div className="flex flex-col gap-3">
        <ConsentBox
          name="agreement"
          text={t.accounts.consents.agreementText}
          isGiven={consents.agreement}
          isMissed={fault !== null && !consents.agreement}
        />
        <ConsentBox
          name="personal_data_agreement"
          text={t.accounts.consents.personalDataText}
          isGiven={consents.personal_data_agreement}
          isMissed={fault !== null && !consents.personal_data_agreement}
        />
      </div>
      {captcha && <CaptchaField captcha={captcha} state={state} isQueued={isQueued} fault={fault} />}
      <Button type="submit" name="intent" value="person" size="large" isBusy={isBusy}>
        {t.accounts.registration.submit}
      </Button>
    </fetcher.Form>
  )
}

/** With scripts the server's errors are shown at the fields instead of the browser's own messages. */
const useTypedForm = (answer: PersonStep) => {
  const form = useRef<HTMLFormElement>(null)
  useStoredForm(form)
  useFormFocus(form, answer)
  useEffect(() => {
    if (form.current) form.current.noValidate = true
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
