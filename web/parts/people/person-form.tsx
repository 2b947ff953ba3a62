import { type FormEvent, type ReactNode, use } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { useViewer } from '../../kernel/session.tsx'
import { paths } from '../../paths.ts'
import { SignInContext } from '../accounts/sign-in-link.tsx'
import type { PersonAnswer } from './act-on-person.ts'

type Props = { userId: number; fetcher: FetcherWithComponents<PersonAnswer>; children: ReactNode }

export const usePersonFetcher = () => useFetcher<PersonAnswer>()

/** The form of an action on a user; visitors are asked to sign in. A refusal is shown under the button. */
export const PersonForm = ({ userId, fetcher, children }: Props) => {
  const viewer = useViewer()
  const askToSignIn = use(SignInContext)
  const onSubmit = (press: FormEvent) => {
    if (viewer || !askToSignIn) return
    press.preventDefault()
    askToSignIn()
  }
  return (
    <fetcher.Form method="post" action={paths.person()} onSubmit={onSubmit}>
      <input type="hidden" name="subject" value={userId} />
      {children}
      {fetcher.data?.problem && fetcher.state === 'idle' && (
        <p role="alert" className="mt-1 max-w-64 text-sm text-danger">
          {fetcher.data.problem.message}
        </p>
      )}
    </fetcher.Form>
  )
}
