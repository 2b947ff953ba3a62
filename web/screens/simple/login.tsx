import { useFetcher } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { loadSignIn } from '../../parts/accounts/load-sign-in.ts'
import { MinorWords } from '../../parts/accounts/minor-dialog.tsx'
import type { SignInAnswer } from '../../parts/accounts/sign-in-answer.ts'
import { SignInForm } from '../../parts/accounts/sign-in-form.tsx'
import { answerSignIn } from '../../parts/accounts/sign-in-steps.ts'
import type { Route } from './+types/login'

const path = '/simple/login'

export const loader = (args: Route.LoaderArgs) => loadSignIn(args)

export const action = (args: Route.ActionArgs) => answerSignIn(args)

/** Sign-in as a separate page, for kiosks and pages that embed it. */
export default function SimpleLoginScreen({ loaderData: { start, channels, returnUrl }, actionData }: Route.ComponentProps) {
  const t = useWords()
  const fetcher = useFetcher<SignInAnswer>()
  const answer = fetcher.data ?? actionData ?? start
  const isMinor = answer.step === 'minor'
  return (
    <section className="flex flex-col gap-6 rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <Head title={t.accounts.signIn.title} path={path} isIndexed={false} />
      <h1 className="text-xl font-semibold">{isMinor ? t.accounts.minor.title : t.accounts.signIn.title}</h1>
      {isMinor ? <MinorWords /> : <SignInForm answer={answer} fetcher={fetcher} action={path} returnUrl={returnUrl} channels={channels} />}
    </section>
  )
}
