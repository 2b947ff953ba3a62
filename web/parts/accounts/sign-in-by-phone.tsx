import { type ReactNode, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { Channel } from './code-sent.ts'
import { PhoneForm } from './phone-form.tsx'
import type { PhoneStep } from './sign-in-answer.ts'
import { rememberLogin, useStoredLogin } from './stored-login.ts'
import { useCursor } from './use-cursor.ts'

type Props = { fetcher: FetcherWithComponents<unknown>; action: string; answer: PhoneStep; channels: Channel[]; turn: unknown; children: ReactNode }

/** The phone of who signs in, remembered for a day. */
export const SignInByPhone = ({ turn, children, ...talk }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  useStoredLogin(form, 'phone')
  useCursor(form, turn)
  return (
    <PhoneForm form={form} onSubmit={() => rememberLogin(form.current, 'phone')} {...talk}>
      {children}
    </PhoneForm>
  )
}
