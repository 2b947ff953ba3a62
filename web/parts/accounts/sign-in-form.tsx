import { useState } from 'react'
import { type FetcherWithComponents, Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { CodeForm } from './code-form.tsx'
import type { Channel } from './code-sent.ts'
import { PasswordForm } from './password-form.tsx'
import { PhoneMet } from './phone-met.tsx'
import { firstPasswordStep, firstPhoneStep, type PasswordStep, type PhoneStep, type SignInAnswer } from './sign-in-answer.ts'
import { SignInByPhone } from './sign-in-by-phone.tsx'
import { WaySwitch } from './way-switch.tsx'

export type SignInTalk = {
  answer: Exclude<SignInAnswer, { step: 'minor' }>
  fetcher: FetcherWithComponents<SignInAnswer>
  /** The screen whose action the forms are posted to. */
  action: string
  returnUrl: string
  channels: Channel[]
  /** Called when a link leads away from a dialog. */
  onLeave?: () => void
}

/** The sign-in conversation: a phone and its code, or a password. */
export const SignInForm = ({ answer, ...talk }: SignInTalk) => {
  const t = useWords()
  const { action, fetcher, channels, returnUrl, onLeave } = talk
  if (answer.step === 'phone' || answer.step === 'password') return <Ways answer={answer} {...talk} />
  const carried = <input type="hidden" name="returnUrl" value={returnUrl} />
  if (answer.step === 'unknown')
    return (
      <PhoneMet
        words={t.accounts.unknown}
        sent={answer.sent}
        to={paths.registration(beyondHome(returnUrl))}
        stay={action}
        fetcher={fetcher}
        onLeave={onLeave}
      >
        {carried}
      </PhoneMet>
    )
  return (
    <CodeForm fetcher={fetcher} action={action} sent={answer.sent} fault={answer.fault} channels={channels}>
      {carried}
    </CodeForm>
  )
}

type First = PhoneStep | PasswordStep

/** Both ways stay on the page, one of them hidden: what was typed is there when one returns to it. */
const Ways = ({ answer, fetcher, action, returnUrl, channels, onLeave }: Omit<SignInTalk, 'answer'> & { answer: First }) => {
  const { way, turn, choose } = useWay(answer)
  const talk = { fetcher, action, turn, children: <input type="hidden" name="returnUrl" value={returnUrl} /> }
  return (
    <div className="flex flex-col gap-5">
      <Choice way={way} choose={choose} action={action} returnUrl={returnUrl} />
      <div hidden={way !== 'phone'}>
        <SignInByPhone {...talk} answer={answer.step === 'phone' ? answer : firstPhoneStep} channels={channels} />
      </div>
      <div hidden={way !== 'password'}>
        <PasswordForm {...talk} answer={answer.step === 'password' ? answer : firstPasswordStep} />
      </div>
      <RegistrationLink returnUrl={returnUrl} onLeave={onLeave} />
    </div>
  )
}

type Way = First['step']

/** The way a person has chosen since the last answer, else the one that was answered. */
const useWay = (answer: First) => {
  const [choice, setChoice] = useState<{ way: Way; since: First } | null>(null)
  const choose = (way: Way) => setChoice({ way, since: answer })
  return choice?.since === answer ? { way: choice.way, turn: choice, choose } : { way: answer.step, turn: answer, choose }
}

type ChoiceProps = { way: Way; choose: (way: Way) => void; action: string; returnUrl: string }

const Choice = ({ way, choose, action, returnUrl }: ChoiceProps) => {
  const { ways, byPhone, byPassword } = useWords().accounts.signIn
  const option = (one: Way, text: string) => ({ to: wayUrl(action, one, returnUrl), text, isCurrent: way === one, onChoose: () => choose(one) })
  return <WaySwitch label={ways} ways={[option('phone', byPhone), option('password', byPassword)]} />
}

const wayUrl = (action: string, way: Way, returnUrl: string) => {
  const query = new URLSearchParams({ way, ...(returnUrl !== '/' && { returnUrl }) })
  return `${action}?${query}`
}

const RegistrationLink = ({ returnUrl, onLeave }: { returnUrl: string; onLeave?: () => void }) => {
  const t = useWords()
  return (
    <p className="border-t border-line pt-4 text-center">
      {t.accounts.signIn.noAccount}{' '}
      <Link to={paths.registration(beyondHome(returnUrl))} onClick={onLeave} className="font-medium text-accent underline underline-offset-2">
        {t.accounts.signIn.register}
      </Link>
    </p>
  )
}

/** The home page is where one comes anyway: it need not stand in the address. */
const beyondHome = (returnUrl: string) => (returnUrl === '/' ? undefined : returnUrl)
