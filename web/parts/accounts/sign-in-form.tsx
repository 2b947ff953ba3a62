import { useState } from 'react'
import { type FetcherWithComponents, Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { MethodChoice } from './method-choice.tsx'
import { PasswordForm } from './password-form.tsx'
import { CodeForm } from './phone/code-form.tsx'
import type { Channel } from './phone/code-sent.ts'
import { PhoneFlowSwitch } from './phone/phone-flow-switch.tsx'
import { returnUrlUnlessHome } from './return-url.ts'
import { SessionEnded } from './session-ended.tsx'
import { firstPasswordStep, firstPhoneStep, type PasswordStep, type PhoneStep, type SignInAnswer } from './sign-in-answer.ts'
import { SignInByPhone } from './sign-in-by-phone.tsx'
import { SocialButtons } from './social/social-buttons.tsx'

export type SignInFormProps = {
  answer: Exclude<SignInAnswer, { step: 'minor' }>
  fetcher: FetcherWithComponents<SignInAnswer>
  /** The screen that the forms are posted to. */
  action: string
  returnUrl: string
  channels: Channel[]
  /** The address of the password reset. */
  restore?: string
  /** Called when a link leads away from a dialog. */
  onLeave?: () => void
}

/** The sign-in: a phone and its code, or a password. */
export const SignInForm = ({ answer, ...formProps }: SignInFormProps) => {
  const t = useWords()
  const { fetcher, channels, returnUrl, onLeave } = formProps
  const action = withReturn(formProps.action, returnUrl)
  if (answer.step === 'phone' || answer.step === 'password') return <Ways answer={answer} {...formProps} />
  const returnField = <input type="hidden" name="returnUrl" value={returnUrl} />
  if (answer.step === 'unknown')
    return (
      <PhoneFlowSwitch
        words={answer.sent.proof ? { ...t.accounts.unknown, text: t.accounts.unknown.proven } : t.accounts.unknown}
        sent={answer.sent}
        to={paths.registration(returnUrlUnlessHome(returnUrl))}
        stay={action}
        fetcher={fetcher}
        onLeave={onLeave}
      >
        {returnField}
      </PhoneFlowSwitch>
    )
  return (
    <CodeForm fetcher={fetcher} action={action} sent={answer.sent} fault={answer.fault} channels={channels}>
      {returnField}
    </CodeForm>
  )
}

type StartStep = PhoneStep | PasswordStep

/** Shows one method at a time; switching back restores the typed values. */
const Ways = ({ answer, fetcher, action, returnUrl, channels, restore, onLeave }: Omit<SignInFormProps, 'answer'> & { answer: StartStep }) => {
  const { currentStep, choose, onInput } = useWay(answer)
  const formProps = { fetcher, action: withReturn(action, returnUrl), children: <input type="hidden" name="returnUrl" value={returnUrl} /> }
  return (
    <div className="flex flex-col gap-5" onInput={onInput}>
      <SessionEnded returnUrl={returnUrl} />
      <Choice way={currentStep.step} choose={choose} action={action} returnUrl={returnUrl} />
      {currentStep.step === 'phone' ? (
        <SignInByPhone {...formProps} answer={currentStep} channels={channels} />
      ) : (
        <PasswordForm {...formProps} answer={currentStep} />
      )}
      {currentStep.step === 'password' && (
        <ForgotLink to={restore ?? paths.forgotPassword({ returnUrl: returnUrlUnlessHome(returnUrl) })} onLeave={onLeave} />
      )}
      <SocialButtons returnUrl={returnUrl} />
      <RegistrationLink returnUrl={returnUrl} onLeave={onLeave} />
    </div>
  )
}

type Way = StartStep['step']

/** The method chosen since the last response, else the method of that response. */
const useWay = (answer: StartStep) => {
  const [typed, setTyped] = useState({ phone: '', login: '' })
  const [choice, setChoice] = useState<{ step: StartStep; since: StartStep } | null>(null)
  const onInput = ({ target }: React.InputEvent) => {
    if (target instanceof HTMLInputElement && target.name in typed) setTyped({ ...typed, [target.name]: target.value })
  }
  const choose = (way: Way) => {
    const step = way === 'phone' ? { ...firstPhoneStep, phone: typed.phone } : { ...firstPasswordStep, login: typed.login }
    setChoice({ step, since: answer })
  }
  return { currentStep: choice?.since === answer ? choice.step : answer, choose, onInput }
}

type ChoiceProps = { way: Way; choose: (way: Way) => void; action: string; returnUrl: string }

const Choice = ({ way, choose, action, returnUrl }: ChoiceProps) => {
  const t = useWords().accounts.signIn
  const methods = [
    { kind: 'phone', text: t.byPhone, hint: t.phoneHint },
    { kind: 'password', text: t.byPassword, hint: t.passwordHint },
  ] as const
  const linked = methods.map((method) => ({
    ...method,
    to: wayUrl(action, method.kind, returnUrl),
    isCurrent: way === method.kind,
    onChoose: () => choose(method.kind),
  }))
  return <MethodChoice label={t.ways} methods={linked} />
}

const wayUrl = (action: string, way: Way, returnUrl: string) => `${action}?${new URLSearchParams({ way, ...(returnUrl !== '/' && { returnUrl }) })}`

/** Without scripts a posted form opens its action address, so that address carries the return URL. */
const withReturn = (action: string, returnUrl: string) => (returnUrl === '/' ? action : `${action}?${new URLSearchParams({ returnUrl })}`)

const ForgotLink = ({ to, onLeave }: Pick<SignInFormProps, 'onLeave'> & { to: string }) => {
  const { restore } = useWords().access
  return (
    <p className="text-center">
      <Link to={to} onClick={onLeave} className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-2">
        {restore.forgot}
      </Link>
    </p>
  )
}

const RegistrationLink = ({ returnUrl, onLeave }: { returnUrl: string; onLeave?: () => void }) => {
  const t = useWords()
  return (
    <p className="border-t border-line pt-4 text-center">
      {t.accounts.signIn.noAccount}{' '}
      <Link
        to={paths.registration(returnUrlUnlessHome(returnUrl))}
        onClick={onLeave}
        className="font-medium text-accent underline underline-offset-2"
      >
        {t.accounts.signIn.register}
      </Link>
    </p>
  )
}
