import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { RestoreForm } from '../parts/accounts/restore/restore-form.tsx'
import { answerRestore, loadRestore } from '../parts/accounts/restore/restore-steps.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/forgot-password'

export const loader = (args: Route.LoaderArgs) => loadRestore(args)

export const action = (args: Route.ActionArgs) => answerRestore(args)

export default function ForgotPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { restore } = useWords().access
  const start = actionData ?? loaderData.start
  return (
    <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
      <Head title={restore.title} path={paths.forgotPassword()} isIndexed={false} />
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl sm:text-3xl font-semibold">{start.step === 'password' ? restore.newTitle : restore.title}</h1>
        {start.step !== 'password' && <p className="text-lg text-ink-soft">{restore.lead}</p>}
      </header>
      <div className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
        <RestoreForm {...loaderData} start={start} />
      </div>
    </section>
  )
}
