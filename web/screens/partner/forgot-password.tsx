import { useWords } from '../../kernel/words.tsx'
import { RestoreForm } from '../../parts/accounts/restore/restore-form.tsx'
import { answerRestore, loadRestore } from '../../parts/accounts/restore/restore-steps.ts'
import { Head } from '../../parts/layout/head.tsx'
import type { Route } from './+types/forgot-password'

const path = '/partner/forgot-password'

export const loader = (args: Route.LoaderArgs) => loadRestore(args)

export const action = (args: Route.ActionArgs) => answerRestore(args)

export default function PartnerForgotPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { restore } = useWords().access
  return (
    <section className="flex flex-col gap-6 rounded-2xl border border-line bg-surface p-5 sm:p-8">
      <Head title={restore.title} path={path} isIndexed={false} />
      <h1 className="text-2xl font-semibold">{restore.title}</h1>
      <RestoreForm {...loaderData} start={actionData ?? loaderData.start} action={path} />
    </section>
  )
}
