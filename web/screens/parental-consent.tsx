import { Link } from 'react-router'
import { PageForms } from '../forms/use-form-post.ts'
import { Head } from '../kernel/page-head.tsx'
import { useViewer } from '../kernel/session.tsx'
import { useWords } from '../kernel/words.tsx'
import { ConsentForm } from '../parts/obligations/consent-form.tsx'
import { ConsentState } from '../parts/obligations/consent-state.tsx'
import { answerParentalConsent, loadParentalConsent } from '../parts/obligations/parental-consent-steps.ts'
import { PrintedForm } from '../parts/obligations/printed-form.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/parental-consent'

export const loader = ({ context }: Route.LoaderArgs) => loadParentalConsent(context)

export const action = (args: Route.ActionArgs) => answerParentalConsent(args)

/** A minor submits a parental consent and sees its state (V191), even while sign-in requires the consent (A095). */
export default function ParentalConsentScreen({ loaderData: { consent, daysLeft }, actionData }: Route.ComponentProps) {
  const { parentalConsent: t, signOut } = useWords().obligations
  const isSignedIn = useViewer() !== null
  return (
    <section className="frame-narrow flex flex-col gap-6 py-8 sm:py-12">
      <Head title={t.title} path={paths.parentalConsent()} isIndexed={false} />
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold text-balance">{t.title}</h1>
        <p className="text-lg text-ink-soft">{consent ? t.lead : t.notNeeded}</p>
      </header>
      {consent && <ConsentState consent={consent} daysLeft={daysLeft} />}
      {consent && consent.status !== 'approved' && <PrintedForm />}
      {consent && consent.status !== 'approved' && (
        <div className="rounded-2xl border border-line bg-surface p-4 sm:p-6">
          <PageForms value={{ action: paths.parentalConsent(), answer: actionData ?? null }}>
            <ConsentForm consent={consent} />
          </PageForms>
        </div>
      )}
      {!isSignedIn && (
        <Link
          to={paths.logout()}
          reloadDocument
          className="inline-flex min-h-11 items-center self-center font-medium text-accent underline underline-offset-2"
        >
          {signOut}
        </Link>
      )}
    </section>
  )
}
