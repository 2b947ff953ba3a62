import { type ReactNode, type RefObject, useRef } from 'react'
import { type FetcherWithComponents, Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Errors, TextField } from '../../ui/field.tsx'
import { CaptchaField } from './captcha-field.tsx'
import type { Channel, Fault } from './code-sent.ts'
import { PhoneForm } from './phone-form.tsx'
import type { EmailContactStep, PhoneContactStep } from './registration-answer.ts'
import { keepForm, useStoredForm } from './stored-form.ts'
import { useCaptcha } from './use-captcha.ts'
import { useCursor } from './use-cursor.ts'

type Talk = { fetcher: FetcherWithComponents<unknown>; action: string; channels: Channel[]; children: ReactNode }

/** The phone of who registers. */
export const ContactByPhone = ({ answer, ...talk }: Talk & { answer: PhoneContactStep }) => {
  const form = useRef<HTMLFormElement>(null)
  const keep = useKept(form, answer.fault)
  return <PhoneForm form={form} answer={answer} onInput={keep} {...talk} />
}

/** The e-mail of who registers, looked at before the rest is asked (V486–V488). */
export const ContactByEmail = ({
  fetcher,
  action,
  answer,
  returnUrl,
  children,
}: Talk & { answer: EmailContactStep; returnUrl: string | undefined }) => {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const keep = useKept(form, answer.fault)
  const state = useCaptcha(answer.captcha)
  const { email, captcha, fault } = answer
  return (
    <fetcher.Form ref={form} method="post" action={action} onInput={keep} className="flex flex-col gap-5">
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
      {captcha && <CaptchaField asked={captcha} state={state} errors={fault?.errors.captcha} />}
      {fault && !fault.errors.email && <Errors errors={[fault.errors.captcha?.[0] ?? fault.message ?? t.accounts.registration.contactFault]} />}
      <Button type="submit" name="intent" value="email" size="large" isBusy={fetcher.state !== 'idle' || state.kind === 'checking'}>
        {t.accounts.registration.next}
      </Button>
    </fetcher.Form>
  )
}

/** Keeps what a person types in this browser, and moves the cursor to what was faulty. */
const useKept = (form: RefObject<HTMLFormElement | null>, fault: Fault | null) => {
  useStoredForm(form)
  useCursor(form, fault)
  return (event: React.FormEvent) => {
    if (event.isTrusted) keepForm(form.current)
  }
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
