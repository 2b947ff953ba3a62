import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadWithPartner } from '../../parts/accounts/load-partner.ts'
import { PartnerBack } from '../../parts/accounts/partner-back.tsx'
import { RestoreForm } from '../../parts/accounts/restore/restore-form.tsx'
import { answerRestore, loadRestore } from '../../parts/accounts/restore/restore-steps.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/forgot-password'

const links = { restore: paths.partnerForgotPassword, signIn: paths.partnerLogin }

export const loader = (args: Route.LoaderArgs) => loadWithPartner(args, loadRestore(args))

export const action = (args: Route.ActionArgs) => answerRestore(args)

export default function PartnerForgotPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { restore } = useWords().access
  return (
    <section className="flex flex-col gap-6 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <Head title={restore.title} path={paths.partnerForgotPassword()} isIndexed={false} />
      <header className="flex flex-col gap-2">
        <h1 className="text-xl font-semibold">{restore.title}</h1>
        <PartnerBack partner={loaderData.partner} />
      </header>
      <RestoreForm {...loaderData} start={actionData ?? loaderData.start} links={links} />
    </section>
  )
}
