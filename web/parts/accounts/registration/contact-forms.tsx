import { type ReactNode, type RefObject, useRef } from 'react'
import { type FetcherWithComponents, Link } from 'react-router'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Errors, TextField } from '../../../ui/field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import type { CaptchaFault } from '../captcha/form-captcha.ts'
import { wrongDigits } from '../captcha/form-captcha.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useQueuedSubmit } from '../captcha/use-queued-submit.ts'
import type { Channel } from '../phone/code-sent.ts'
import { PhoneForm } from '../phone/phone-form.tsx'
import type { EmailContactStep, PhoneContactStep } from './registration-answer.ts'
import { saveForm, useStoredForm } from './stored-form.ts'

type FormProps = { fetcher: FetcherWithComponents<unknown>; action: string; channels: Channel[]; children: ReactNode }

/** The first step of a registration by phone. */
export const ContactByPhone = ({ answer, ...formProps }: FormProps & { answer: PhoneContactStep }) => {
  const form = useRef<HTMLFormElement>(null)
  const saveTyped = useDraft(form, answer.fault)
  return <PhoneForm form={form} answer={answer} onInput={saveTyped} {...formProps} />
}

/** The first step of a registration by email, which is checked before the other steps (V486–V488). */
export const ContactByEmail = ({
  fetcher,
  action,
  answer,
  returnUrl,
  children,
}: FormProps & { answer: EmailContactStep; returnUrl: string | undefined }) => {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const saveTyped = useDraft(form, answer.fault)
  const state = useCaptcha(answer.captcha)
  const { email, captcha, fault } = answer
  const { queued, isQueued, isAnswered } = useQueuedSubmit(form, state, fault)
  return (
    <fetcher.Form ref={form} method="post" noValidate action={action} onInput={saveTyped} onSubmit={queued()} className="flex flex-col gap-5">
      {children}
      <TextField
        label={t.accounts.registration.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={320}
        defaultValue={email}
        errors={fault?.errors.email}
      />
      {fault?.reason === 'emailTaken' && <Taken returnUrl={returnUrl} />}
      {captcha && <CaptchaField captcha={captcha} state={state} isQueued={isQueued} fault={fault} />}
      {!(fault?.errors.captcha && isAnswered) && <ContactFault fault={fault} />}
      <Button type="submit" name="intent" value="email" size="large" isBusy={fetcher.state !== 'idle' || isQueued}>
        {t.accounts.registration.next}
      </Button>
    </fetcher.Form>
  )
}

/** Stores typed values in this browser, and moves the cursor to the faulty field. */
const useDraft = (form: RefObject<HTMLFormElement | null>, fault: CaptchaFault | null) => {
  useStoredForm(form)
  useFormFocus(form, fault)
  return () => saveForm(form.current)
}

/** An error of no field. Without scripts a captcha error is hidden here, because it is shown beside the picture. */
const ContactFault = ({ fault }: { fault: CaptchaFault | null }) => {
  const t = useWords()
  if (!fault || fault.errors.email || fault.reason === wrongDigits) return null
  return (
    <div className={fault.errors.captcha ? 'script-only' : ''}>
      <Errors errors={[fault.message || t.accounts.registration.contactFault]} />
    </div>
  )
}

const Taken = ({ returnUrl }: { returnUrl: string | undefined }) => {
  const t = useWords()
  return (
    <p className="rounded-xl bg-accent-soft p-4" role="status">
      {t.accounts.registration.taken}{' '}
      <Link to={paths.login(returnUrl)} className="font-medium text-accent underline underline-offset-2">
        {t.accounts.registration.signIn}
      </Link>
    </p>
  )
}
