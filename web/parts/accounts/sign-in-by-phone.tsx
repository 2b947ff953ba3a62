import { type ReactNode, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useFormFocus } from '../../forms/use-form-focus.ts'
import type { Channel } from './phone/code-sent.ts'
import { PhoneForm } from './phone/phone-form.tsx'
import type { PhoneStep } from './sign-in-answer.ts'
import { rememberLogin, useStoredLogin } from './stored-login.ts'

type Props = { fetcher: FetcherWithComponents<unknown>; action: string; answer: PhoneStep; channels: Channel[]; children: ReactNode }

/** Sign-in by phone; the browser remembers the phone for a day. */
export const SignInByPhone = ({ answer, children, ...formProps }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  useStoredLogin(form, 'phone')
  useFormFocus(form, answer)
  return (
    <PhoneForm form={form} answer={answer} onSubmit={() => rememberLogin(form.current, 'phone')} {...formProps}>
      {children}
    </PhoneForm>
  )
}
