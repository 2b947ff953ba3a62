import { useFetcher } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadWithPartner } from '../../parts/accounts/load-partner.ts'
import { loadSignIn } from '../../parts/accounts/load-sign-in.ts'
import { MinorWords } from '../../parts/accounts/minor-dialog.tsx'
import { PartnerBack } from '../../parts/accounts/partner-back.tsx'
import { returnUrlUnlessHome } from '../../parts/accounts/return-url.ts'
import type { SignInAnswer } from '../../parts/accounts/sign-in-answer.ts'
import { SignInForm } from '../../parts/accounts/sign-in-form.tsx'
import { answerSignIn } from '../../parts/accounts/sign-in-steps.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/login'

export const loader = (args: Route.LoaderArgs) => loadWithPartner(args, loadSignIn(args))

export const action = (args: Route.ActionArgs) => answerSignIn(args)

/** Sign-in for users of a partner site, who return to it afterwards. */
export default function PartnerLoginScreen({ loaderData: { start, partner, ...formProps }, actionData }: Route.ComponentProps) {
  const t = useWords()
  const fetcher = useFetcher<SignInAnswer>()
  const answer = fetcher.data ?? actionData ?? start
  const restore = paths.partnerForgotPassword({ returnUrl: returnUrlUnlessHome(formProps.returnUrl) })
  const isMinor = answer.step === 'minor'
  return (
    <section className="flex flex-col gap-6 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <Head title={t.accounts.signIn.title} path={paths.partnerLogin()} isIndexed={false} />
      <header className="flex flex-col gap-2">
        <h1 className="text-xl font-semibold">{isMinor ? t.accounts.minor.title : t.accounts.signIn.title}</h1>
        <PartnerBack partner={partner} />
      </header>
      {isMinor ? <MinorWords /> : <SignInForm answer={answer} fetcher={fetcher} action={paths.partnerLogin()} restore={restore} {...formProps} />}
    </section>
  )
}
