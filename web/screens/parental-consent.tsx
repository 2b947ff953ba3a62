import type { ParentalConsent } from '../../contract/accounts-care.ts'
import { format } from '../kernel/format.ts'
import { useLocale, useWords } from '../kernel/words.tsx'
import { Head } from '../parts/layout/head.tsx'
import { ConsentForm } from '../parts/obligations/consent-form.tsx'
import { answerParentalConsent, loadParentalConsent } from '../parts/obligations/parental-consent-steps.ts'
import { zoneOfConsents } from '../parts/obligations/zone-of-consents.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/parental-consent'

export const loader = ({ context }: Route.LoaderArgs) => loadParentalConsent(context)

export const action = (args: Route.ActionArgs) => answerParentalConsent(args)

/** Where a minor brings the consent of a parent, and sees what has become of it (V191). */
export default function ParentalConsentScreen({ loaderData: { consent }, actionData }: Route.ComponentProps) {
  const { parentalConsent: t } = useWords().obligations
  return (
    <section className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-10 sm:py-14">
      <Head title={t.title} path={paths.parentalConsent()} isIndexed={false} />
      <header className="flex flex-col gap-2">
        <h1 className="text-4xl font-semibold text-balance">{t.title}</h1>
        <p className="text-lg text-ink-soft">{consent ? t.lead : t.notNeeded}</p>
      </header>
      {consent && <State consent={consent} />}
      {consent && consent.status !== 'approved' && (
        <div className="rounded-2xl border border-line bg-surface p-5 sm:p-8">
          <ConsentForm consent={consent} start={actionData ?? null} />
        </div>
      )}
    </section>
  )
}

const tones = { absent: 'bg-warm-soft', wait: 'bg-sunken', approved: 'bg-accent-soft', declined: 'bg-danger-soft' }

const State = ({ consent: { status, deadline, validUntil, comment, files } }: { consent: ParentalConsent }) => {
  const { parentalConsent: t } = useWords().obligations
  const said = t.states[status]
  const locale = useLocale()
  const told = { locale, zone: zoneOfConsents }
  const until = validUntil ? format(validUntil, { ...told, kind: 'yearDate' }) : format(deadline, { ...told, kind: 'date' })
  return (
    <div role="status" className={`flex flex-col gap-3 rounded-2xl p-5 ${tones[status]}`}>
      <p className="font-medium">{typeof said === 'string' ? said : said(until)}</p>
      {comment && (
        <p>
          {t.comment}: <q>{comment}</q>
        </p>
      )}
      {files.length > 0 && (
        <div>
          <p className="text-sm">{t.files}</p>
          <ul>
            {files.map((file) => (
              <li key={file.uploadId}>
                <a href={file.url} className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-2 wrap-anywhere">
                  {file.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
