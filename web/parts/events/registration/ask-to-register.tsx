import { type ComponentProps, type FormEvent, use } from 'react'
import { Form, useFetcher } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { SignInContext } from '../../accounts/sign-in-link.tsx'
import type { RequestableState } from './card-state.ts'

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'className' | 'children'> & { eventId: number; kind: RequestableState['kind'] }

/** The button of visitors: after the sign-in they are registered, or continue in the form (`asked-registration.ts`). */
export const AskToRegister = ({ eventId, kind, ...button }: Props) => {
  const openSignIn = use(SignInContext)
  const fetcher = useFetcher()
  const action = paths.event(eventId)
  const onSubmit = (press: FormEvent) => {
    if (!openSignIn) return
    press.preventDefault()
    void fetcher.submit({ intent: 'askToRegister', kind, inDialog: 'yes' }, { method: 'post', action })
    openSignIn(paths.event(eventId, { form: 'register' }))
  }
  return (
    <Form method="post" action={action} onSubmit={onSubmit} className="shrink-0">
      <input type="hidden" name="intent" value="askToRegister" />
      <input type="hidden" name="kind" value={kind} />
      <Button type="submit" {...button} />
    </Form>
  )
}
