import { type ReactNode, useRef } from 'react'
import { type FetcherWithComponents, Link, useFetcher } from 'react-router'
import { useFormFocus } from '../../../forms/use-form-focus.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Errors, TextField } from '../../../ui/field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { wrongDigits } from '../captcha/form-captcha.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useQueuedSubmit } from '../captcha/use-queued-submit.ts'
import { MethodChoice } from '../method-choice.tsx'
import { PasswordField } from '../password-field.tsx'
import { CodeForm } from '../phone/code-form.tsx'
import type { Channel } from '../phone/code-sent.ts'
import { PhoneForm } from '../phone/phone-form.tsx'
import { returnUrlUnlessHome } from '../return-url.ts'
import type { RestoreAnswer } from './restore-answer.ts'

type SignInLinks = {
  /** The screen that the forms are posted to. */
  restore: (query: { returnUrl: string | undefined; way?: string }) => string
  signIn: (returnUrl: string | undefined) => string
}
type Props = { start: RestoreAnswer; channels: Channel[]; returnUrl: string; links?: SignInLinks }
type FormProps<Step extends RestoreAnswer['step']> = {
  fetcher: FetcherWithComponents<RestoreAnswer>
  action: string
  answer: Extract<RestoreAnswer, { step: Step }>
  children: ReactNode
}

/** The password reset: an email with a link, or a phone with a code, then a new password (V493). */
export const RestoreForm = ({ start, channels, returnUrl, links = ownLinks }: Props) => {
  const back = returnUrlUnlessHome(returnUrl)
  const action = links.restore({ returnUrl: back })
  const fetcher = useFetcher<RestoreAnswer>()
  const answer = fetcher.data ?? start
  const formProps = { fetcher, action, children: <input type="hidden" name="returnUrl" value={returnUrl} /> }
  return (
    <div className="flex flex-col gap-5">
      {(answer.step === 'email' || answer.step === 'phone') && (
        <Ways way={answer.step} action={action} byPhone={links.restore({ returnUrl: back, way: 'phone' })} />
      )}
      {answer.step === 'email' && <EmailForm {...formProps} answer={answer} />}
      {answer.step === 'sent' && <Sent email={answer.email} action={action} />}
      {answer.step === 'phone' && <ByPhone {...formProps} answer={answer} channels={channels} />}
      {answer.step === 'code' && <CodeForm {...formProps} sent={answer.sent} fault={answer.fault} channels={channels} />}
      {answer.step === 'password' && <NewPassword {...formProps} answer={answer} />}
      <Remembered to={links.signIn(back)} />
    </div>
  )
}

const ownLinks: SignInLinks = { restore: paths.forgotPassword, signIn: paths.login }

const Ways = ({ way, action, byPhone }: { way: 'email' | 'phone'; action: string; byPhone: string }) => {
  const { restore } = useWords().access
  return (
    <MethodChoice
      label={restore.ways}
      methods={[
        { kind: 'email', to: action, text: restore.byEmail, hint: restore.emailHint, isCurrent: way === 'email' },
        { kind: 'phone', to: byPhone, text: restore.byPhone, hint: restore.phoneHint, isCurrent: way === 'phone' },
      ]}
    />
  )
}

const EmailForm = ({ fetcher, action, answer, children }: FormProps<'email'>) => {
  const { restore } = useWords().access
  const form = useRef<HTMLFormElement>(null)
  const state = useCaptcha(answer.captcha)
  const { email, fault, captcha } = answer
  const { queued, isQueued, isAnswered } = useQueuedSubmit(form, state, fault)
  useFormFocus(form, fault)
  return (
    <fetcher.Form ref={form} method="post" noValidate action={action} onSubmit={queued()} className="flex flex-col gap-5">
      {children}
      <TextField
        label={restore.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={320}
        defaultValue={email}
        errors={fault?.errors.email}
      />
      {captcha && <CaptchaField captcha={captcha} state={state} isQueued={isQueued} fault={fault} />}
      {fault?.errors.captcha && fault.reason !== wrongDigits && !isAnswered && (
        // without scripts this message is shown beside the picture
        <div className="script-only">
          <Errors errors={[fault.message]} />
        </div>
      )}
      {fault && fault.status !== 422 && <Errors errors={[restore.failed]} />}
      <Button type="submit" name="intent" value="email" size="large" isBusy={fetcher.state !== 'idle' || isQueued}>
        {restore.send}
      </Button>
    </fetcher.Form>
  )
}

const Sent = ({ email, action }: { email: string; action: string }) => {
  const { restore } = useWords().access
  return (
    <div role="status" className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{restore.sentTitle}</h2>
      <p className="wrap-anywhere">{restore.sent(email)}</p>
      <ButtonLink to={action} reloadDocument look="quiet">
        {restore.otherEmail}
      </ButtonLink>
    </div>
  )
}

const ByPhone = ({ answer, children, ...formProps }: FormProps<'phone'> & { channels: Channel[] }) => {
  const form = useRef<HTMLFormElement>(null)
  useFormFocus(form, answer)
  return (
    <PhoneForm form={form} answer={answer} {...formProps}>
      {children}
    </PhoneForm>
  )
}

const NewPassword = ({ fetcher, action, answer: { proof, fault, passwordFault }, children }: FormProps<'password'>) => {
  const t = useWords()
  const { restore } = t.access
  const form = useRef<HTMLFormElement>(null)
  useFormFocus(form, fault)
  return (
    <fetcher.Form ref={form} method="post" noValidate action={action} className="flex flex-col gap-5">
      {children}
      <input type="hidden" name="token" value={proof.token} />
      {proof.phone && <input type="hidden" name="phone" value={proof.phone} />}
      <p className="text-ink-soft">{restore.newLead}</p>
      <PasswordField label={t.accounts.password.create} isNew fault={passwordFault} errors={passwordFault ? undefined : fault?.errors.password} />
      {fault && !fault.errors.password && (
        <div className="flex flex-col gap-2">
          <Errors errors={[fault.status === 422 ? fault.message || restore.invalid : fault.message || restore.failed]} />
          <Link to={action} reloadDocument className="font-medium text-accent underline underline-offset-2">
            {restore.again}
          </Link>
        </div>
      )}
      <Button type="submit" name="intent" value="password" size="large" isBusy={fetcher.state !== 'idle'}>
        {restore.save}
      </Button>
    </fetcher.Form>
  )
}

const Remembered = ({ to }: { to: string }) => {
  const { restore } = useWords().access
  return (
    <p className="border-t border-line pt-4 text-center">
      {restore.remembered}{' '}
      <Link to={to} className="font-medium text-accent underline underline-offset-2">
        {restore.signIn}
      </Link>
    </p>
  )
}
