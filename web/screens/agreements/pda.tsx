import { data, Form } from 'react-router'
import { tryApi } from '../../kernel/api.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox, Errors } from '../../ui/field.tsx'
import type { Route } from './+types/pda'

const path = '/agreements/pda'

export const action = async ({ request, context }: Route.ActionArgs) => {
  const isGiven = (await request.formData()).get('personal_data_agreement') !== null
  const attempt = await tryApi(context)('POST /user/agreements', { body: { personal_data_agreement: isGiven } })
  return attempt.ok ? { hasFailed: false } : data({ hasFailed: true }, { status: attempt.problem.status })
}

/** The text of the agreement, with a checkbox for signed-in users who have not accepted it (V531). */
export default function PersonalDataScreen({ actionData }: Route.ComponentProps) {
  const t = useWords()
  const { pda } = t.access
  const viewer = useViewer()
  return (
    <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
      <Head title={pda.title} path={path} />
      <h1 className="text-2xl font-semibold text-balance">{pda.title}</h1>
      <div className="prose-text text-lg">
        {t.accounts.consents.personalDataText.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {viewer?.personal_data_agreement && <p role="status">{pda.accepted}</p>}
      {viewer && !viewer.personal_data_agreement && (
        <Form method="post" action={path} className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5">
          <Checkbox name="personal_data_agreement" label={pda.accept} required />
          {actionData?.hasFailed && <Errors errors={[pda.failed]} />}
          <Button type="submit" className="self-start">
            {pda.submit}
          </Button>
        </Form>
      )}
    </section>
  )
}
