import { data, Form, type RouterContextProvider } from 'react-router'
import { textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { redirectAfterSignIn, returnPath } from '../../parts/accounts/return-path.ts'

import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/activate'

type Context = Readonly<RouterContextProvider>
type Answer = { step: 'invalid'; message: string } | { step: 'other'; code: string; name: string } | { step: 'confirmed'; returnUrl: string }

export const loader = ({ request }: Route.LoaderArgs) => ({ code: new URL(request.url).searchParams.get('code') ?? '' })

/** Only a press confirms: mail programs open links on their own, and another user's link must not change the session. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const code = textOf(form, 'code')
  if (textOf(form, 'intent') === 'confirm') return confirmOnly(context, code)
  const attempt = await tryApi(context)('POST /auth/activate', { body: { code } })
  if (attempt.ok) return redirectAfterSignIn({ request, context, session: attempt.reply }, attempt.reply.returnUrl)
  const { reason, message, status } = attempt.problem
  if (reason !== 'otherAccount') return data<Answer>({ step: 'invalid', message }, { status })
  return data<Answer>({ step: 'other', code, name: await viewerName(context) }, { status })
}

const confirmOnly = async (context: Context, code: string) => {
  const attempt = await tryApi(context)('POST /auth/confirm-email', { body: { code } })
  if (!attempt.ok) return data<Answer>({ step: 'invalid', message: attempt.problem.message }, { status: attempt.problem.status })
  return data<Answer>({ step: 'confirmed', returnUrl: returnPath(context, attempt.reply.returnUrl) })
}

const viewerName = async (context: Context): Promise<string> => {
  const session = context.get(siteContext).hasToken ? await tryApi(context)('GET /auth/session') : null
  return session?.ok ? session.reply.name : ''
}

/** The landing page of the email confirmation link (V572). */
export default function ActivateScreen({ loaderData: { code }, actionData }: Route.ComponentProps) {
  const { activation } = useWords().access
  const answer: Answer | undefined = actionData ?? (code ? undefined : { step: 'invalid', message: '' })
  const titles = { invalid: activation.invalidTitle, other: activation.otherTitle, confirmed: activation.confirmedTitle }
  return (
    <section className="flex flex-col gap-5 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <Head title={activation.title} path={paths.activate()} isIndexed={false} />
      <h1 className="text-xl font-semibold">{answer ? titles[answer.step] : activation.title}</h1>
      {answer ? <Answered answer={answer} /> : <Confirm code={code} />}
    </section>
  )
}

const Confirm = ({ code }: { code: string }) => {
  const { activation } = useWords().access
  return (
    <Form method="post" action={paths.activate()} className="flex flex-col gap-4">
      <input type="hidden" name="code" value={code} />
      <p>{activation.ready}</p>
      <Button type="submit" size="large">
        {activation.confirm}
      </Button>
    </Form>
  )
}

const Answered = ({ answer }: { answer: Answer }) => {
  const { activation } = useWords().access
  if (answer.step === 'other') return <OtherAccount {...answer} />
  if (answer.step === 'confirmed')
    return (
      <>
        <p role="status">{activation.confirmed}</p>
        <ButtonLink to={answer.returnUrl}>{activation.goOn}</ButtonLink>
      </>
    )
  return <Invalid message={answer.message} />
}

/** A new email is requested in the settings, after signing in. */
const Invalid = ({ message }: { message: string }) => {
  const { activation } = useWords().access
  const isSignedIn = useViewer() !== null
  return (
    <>
      <p role="alert">{message || (isSignedIn ? activation.invalidHere : activation.invalid)}</p>
      {isSignedIn ? (
        <ButtonLink to={paths.settings()}>{activation.toSettings}</ButtonLink>
      ) : (
        <ButtonLink to={paths.login(paths.settings())}>{activation.signIn}</ButtonLink>
      )}
    </>
  )
}

const OtherAccount = ({ code, name }: { code: string; name: string }) => {
  const { activation } = useWords().access
  return (
    <>
      <p role="alert">{activation.other(name)}</p>
      <Form method="post" action={paths.activate()} className="flex flex-col">
        <input type="hidden" name="code" value={code} />
        <Button type="submit" name="intent" value="confirm" size="large">
          {activation.confirmOnly}
        </Button>
      </Form>
      <Form method="post" action={paths.logout(paths.activate(code))} reloadDocument className="flex flex-col">
        <Button type="submit" look="plain">
          {activation.signOut}
        </Button>
      </Form>
    </>
  )
}
