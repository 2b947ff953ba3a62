import { useEffect, useRef } from 'react'
import { data, Form, useSubmit } from 'react-router'
import { tryApi } from '../../kernel/api.ts'
import { useWords } from '../../kernel/words.tsx'
import { textOf } from '../../parts/accounts/posted.ts'
import { goOn } from '../../parts/accounts/way-back.ts'
import { Head } from '../../parts/layout/head.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Route } from './+types/activate'

const path = '/auth/activate'

export const loader = ({ request }: Route.LoaderArgs) => ({ code: new URL(request.url).searchParams.get('code') ?? '' })

/** Only a post confirms: programs that look into letters open links, too. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const code = textOf(await request.formData(), 'code')
  const attempt = await tryApi(context)('POST /auth/activate', { body: { code } })
  if (!attempt.ok) return data({ isInvalid: true, message: attempt.problem.message }, { status: attempt.problem.status })
  return goOn({ request, context, session: attempt.reply }, attempt.reply.returnUrl)
}

/** The landing of the link that confirms an e-mail (V572). */
export default function ActivateScreen({ loaderData: { code }, actionData }: Route.ComponentProps) {
  const { activation } = useWords().access
  const isInvalid = !code || actionData !== undefined
  return (
    <section className="flex flex-col gap-5 rounded-2xl border border-line bg-surface p-5 sm:p-8">
      <Head title={activation.title} path={path} isIndexed={false} />
      <h1 className="text-2xl font-semibold">{isInvalid ? activation.invalidTitle : activation.title}</h1>
      {isInvalid ? (
        <>
          <p role="alert">{actionData?.message || activation.invalid}</p>
          <ButtonLink to={paths.login()}>{activation.signIn}</ButtonLink>
        </>
      ) : (
        <Confirm code={code} />
      )}
    </section>
  )
}

/** With scripts the button is pressed for the person. */
const Confirm = ({ code }: { code: string }) => {
  const { activation } = useWords().access
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  useEffect(() => {
    void submit(form.current)
  }, [submit])
  return (
    <Form ref={form} method="post" action={path} className="flex flex-col gap-4">
      <input type="hidden" name="code" value={code} />
      <p>{activation.ready}</p>
      <Button type="submit" size="large">
        {activation.confirm}
      </Button>
    </Form>
  )
}
