import { data, Form } from 'react-router'
import { textOf } from '../forms/form-data.ts'
import { tryApi } from '../kernel/api.ts'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/delete-confirmation'

const path = '/delete-confirmation'

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const code = new URL(request.url).searchParams.get('code') ?? ''
  const attempt = code ? await tryApi(context)('GET /user/deletion-proposal/link', { query: { code } }) : null
  return { code, state: attempt?.ok ? attempt.reply.state : ('invalid' as const) }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const attempt = await tryApi(context)('POST /user/deletion-proposal/confirm', { body: { code: textOf(await request.formData(), 'code') } })
  if (!attempt.ok) return data({ state: 'invalid' as const }, { status: attempt.problem.status })
  return { state: attempt.reply.wasConfirmed ? ('already' as const) : ('accepted' as const) }
}

/** The landing page of the email link. Only a press confirms, because mail programs open links on their own (V528). */
export default function DeleteConfirmationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { deletion } = useWords().access
  const state = actionData?.state ?? loaderData.state
  return (
    <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
      <Head title={deletion.title} path={path} isIndexed={false} />
      <h1 className="text-2xl sm:text-3xl font-semibold">{deletion.title}</h1>
      <p role={state === 'open' ? undefined : 'status'} className="text-lg">
        {state === 'open' ? deletion.ask : deletion[state]}
      </p>
      {state === 'open' ? (
        <Form method="post" action={path} className="flex flex-wrap gap-3">
          <input type="hidden" name="code" value={loaderData.code} />
          <Button type="submit" look="danger" size="large">
            {deletion.confirm}
          </Button>
          <ButtonLink to={paths.home()} look="quiet" size="large">
            {deletion.keep}
          </ButtonLink>
        </Form>
      ) : (
        <ButtonLink to={paths.home()} className="self-start">
          {deletion.home}
        </ButtonLink>
      )}
    </section>
  )
}
