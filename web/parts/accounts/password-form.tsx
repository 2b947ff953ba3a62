import { type ReactNode, useId, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { formFields } from '../../forms/form-fields.ts'
import { useFormFocus } from '../../forms/use-form-focus.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Errors, TextField } from '../../ui/field.tsx'
import { CaptchaField } from './captcha/captcha-field.tsx'
import type { CaptchaFault } from './captcha/form-captcha.ts'
import { useCaptcha } from './captcha/use-captcha.ts'
import { useQueuedSubmit } from './captcha/use-queued-submit.ts'
import { PasswordField } from './password-field.tsx'
import { type PasswordStep, signInRefusal } from './sign-in-answer.ts'
import { rememberLogin, useStoredLogin } from './stored-login.ts'

type Props = { fetcher: FetcherWithComponents<unknown>; action: string; answer: PasswordStep; children: ReactNode }

/** Sign-in by phone or email with a password; after failures also with a captcha (V480). */
export const PasswordForm = ({ fetcher, action, answer, children }: Props) => {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { login, fault, captcha } = answer
  const state = useCaptcha(captcha)
  const { queued, isQueued, isAnswered } = useQueuedSubmit(form, state, fault)
  useStoredLogin(form, 'login')
  const isWrong = fault !== null && signInRefusal(fault) === 'wrongCredentials'
  const fields = formFields(fault && { problem: fault, intent: 'password', subject: '' }, useId())
  const faultText = t.accounts.registration.required
  const loginField = fields.text('login', t.accounts.signIn.login, { saved: login, error: fault?.errors.email ? 'email' : 'phone', faultText })
  const password = fields.text('password', t.accounts.password.label, { faultText })
  useFormFocus(form, answer, isWrong ? 'password' : undefined)
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      action={action}
      onSubmit={queued(() => rememberLogin(form.current, 'login'))}
      className="flex flex-col gap-5"
    >
      {children}
      <ErrorSummary faulty={fields.faulty} />
      <TextField {...loginField} autoComplete="username" autoCapitalize="none" spellCheck={false} required maxLength={320} />
      <PasswordField id={password.id} label={password.label} errors={password.errors} />
      {captcha && <CaptchaField captcha={captcha} state={state} isQueued={isQueued} fault={fault} />}
      {!(fault?.errors.captcha && isAnswered) && <RefusalMessage fault={fault} />}
      <Button type="submit" name="intent" value="password" size="large" isBusy={fetcher.state !== 'idle' || isQueued}>
        {t.accounts.signIn.submit}
      </Button>
    </fetcher.Form>
  )
}

const RefusalMessage = ({ fault }: { fault: CaptchaFault | null }) => {
  const { captchaAsked, blocked, wrongCredentials, failed } = useWords().accounts.signIn
  if (!fault) return null
  const messages = { fields: null, captcha: captchaAsked, minor: blocked, blocked, wrongCredentials, failed, locked: fault.message }
  const message = messages[signInRefusal(fault)]
  return message === null ? null : <Errors errors={[message]} />
}
