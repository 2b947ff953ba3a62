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
import { NumberedSteps } from '../ui/numbered-steps.tsx'
import type { Route } from './+types/parental-consent'

export const loader = ({ context }: Route.LoaderArgs) => loadParentalConsent(context)

export const action = (args: Route.ActionArgs) => answerParentalConsent(args)

/** A minor submits a parental consent and sees its state (V191), even while sign-in requires the consent (A095). */
export default function ParentalConsentScreen({ loaderData: { consent, daysLeft }, actionData }: Route.ComponentProps) {
  const { parentalConsent: t, signOut } = useWords().obligations
  const isSignedIn = useViewer() !== null
  return (
    <section className="frame-narrow flex flex-col gap-4 py-6 sm:gap-6 sm:py-12">
      <Head title={t.title} path={paths.parentalConsent()} isIndexed={false} />
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold text-balance">{t.title}</h1>
        <p className="text-ink-soft sm:text-lg">{consent ? t.lead : t.notNeeded}</p>
      </header>
      {consent && <ConsentState consent={consent} daysLeft={daysLeft} />}
      {consent && consent.status !== 'approved' && (
        <PageForms value={{ action: paths.parentalConsent(), answer: actionData ?? null }}>
          <NumberedSteps
            steps={[
              { title: t.form.title, content: <PrintedForm /> },
              {
                title: t.form.upload.title,
                content: (
                  <>
                    <p>{t.form.upload.text}</p>
                    <ConsentForm consent={consent} />
                  </>
                ),
              },
              { title: t.form.nextTitle, content: <p>{t.form.next}</p> },
            ]}
          />
        </PageForms>
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
