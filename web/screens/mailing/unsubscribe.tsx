import { data, Form, useActionData } from 'react-router'
import { textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/unsubscribe'

const path = '/mailing/unsubscribe'

/** Opening the link changes nothing: mail programs and scanners open links too. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const hash = new URL(request.url).searchParams.get('hash') ?? ''
  const attempt = hash ? await tryApi(context)('GET /mailing/unsubscribe', { query: { hash } }) : null
  return { hash, letters: attempt?.ok ? attempt.reply : null }
}

/** Also handles the one-click POST of mail programs, with the hash in the query (RFC 8058). */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const hash = textOf(form, 'hash') || (new URL(request.url).searchParams.get('hash') ?? '')
  const isBack = textOf(form, 'intent') === 'subscribe'
  const attempt = await tryApi(context)(isBack ? 'POST /mailing/subscribe' : 'POST /mailing/unsubscribe', { body: { hash } })
  if (!attempt.ok) return data({ hash, state: 'invalid' as const, letters: null }, { status: attempt.problem.status })
  return { hash, state: isBack ? ('back' as const) : ('done' as const), letters: attempt.reply }
}

/** The landing page of the unsubscribe link; no sign-in is required (V344). */
export default function UnsubscribeScreen({ loaderData: { hash, letters: asked } }: Route.ComponentProps) {
  const { unsubscribe } = useWords().access
  const answer = useActionData<typeof action>()
  const letters = answer?.letters ?? asked
  const state = answer?.state ?? stateOf(asked)
  return (
    <section className="flex flex-col gap-5 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <Head title={unsubscribe.title} path={path} isIndexed={false} />
      <h1 className="text-xl font-semibold">{unsubscribe.title}</h1>
      <p role={state === 'ask' ? undefined : 'status'} className="wrap-anywhere">
        {state === 'invalid' || !letters ? unsubscribe.invalid : unsubscribe[state](letters)}
      </p>
      {state === 'invalid' ? (
        <ButtonLink to={paths.settings('subscriptions', { section: 'mailings' })} className="self-start">
          {unsubscribe.toSettings}
        </ButtonLink>
      ) : (
        <Form method="post" action={path}>
          <input type="hidden" name="hash" value={answer?.hash ?? hash} />
          <Button type="submit" name="intent" value={state === 'done' ? 'subscribe' : 'unsubscribe'} look={state === 'ask' ? 'main' : 'quiet'}>
            {state === 'done' ? unsubscribe.again : unsubscribe.confirm}
          </Button>
        </Form>
      )}
    </section>
  )
}

/** Of a link that is opened: one that was used offers the way back. */
const stateOf = (letters: { enabled: boolean } | null) => {
  if (!letters) return 'invalid'
  return letters.enabled ? 'ask' : 'done'
}
