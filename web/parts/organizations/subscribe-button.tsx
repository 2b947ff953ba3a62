import { Bell, Check } from 'lucide-react'
import { type FormEvent, use } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../forms/answer-form.ts'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { SignInContext } from '../accounts/sign-in-link.tsx'

type Props = {
  organization: { id: number; name: string; subscribed: boolean }
  /** Of the action; the button of a followed organization is quiet. */
  look?: 'main' | 'plain'
  size?: 'small' | 'large'
}

/** An optimistic button; visitors are asked to sign in. A refusal is shown under it. */
export const SubscribeButton = ({ organization: { id, name, subscribed }, look = 'plain', size = 'small' }: Props) => {
  const t = useWords().organizations
  const viewer = useViewer()
  const askToSignIn = use(SignInContext)
  const fetcher = useFetcher<FormAnswer>()
  const pressed = fetcher.formData?.get('intent')
  const isSubscribed = pressed ? pressed === 'subscribe' : subscribed
  const Icon = isSubscribed ? Check : Bell
  const onSubmit = (press: FormEvent) => {
    if (viewer || !askToSignIn) return
    press.preventDefault()
    askToSignIn()
  }
  return (
    <fetcher.Form method="post" action={paths.organization(id)} onSubmit={onSubmit}>
      <Button
        type="submit"
        name="intent"
        value={isSubscribed ? 'unsubscribe' : 'subscribe'}
        look={isSubscribed && look === 'main' ? 'quiet' : look}
        size={size}
        title={isSubscribed ? t.unsubscribe : undefined}
        className={size === 'large' ? 'w-full' : ''}
      >
        <Icon className="size-4" aria-hidden="true" />
        {isSubscribed ? t.subscribed : t.subscribe}
        <span className="sr-only">{name}</span>
      </Button>
      {fetcher.data?.problem && fetcher.state === 'idle' && (
        <p role="alert" className="mt-1 max-w-64 text-sm text-danger">
          {fetcher.data.problem.message}
        </p>
      )}
    </fetcher.Form>
  )
}
