import { useState } from 'react'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { LetterFrame } from '../../../ui/letter-frame.tsx'
import type { EmailsData } from './load-emails.ts'
import { OwnEventLayout } from './own-event-layout.tsx'

type Email = EmailsData['emails'][number]

/** The automatic emails with the numbers of sent ones, and each as its recipients see it. */
export const EmailsPage = ({ data }: { data: EmailsData }) => {
  const { emails: t } = useWords().ownEvent
  return (
    <OwnEventLayout data={data} part="emails">
      <p className="max-w-160 text-ink-soft">
        {t.lead} {t.sample}
      </p>
      <ul className="flex flex-col gap-3">
        {data.emails.map((email) => (
          <li key={email.code} className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-4 sm:p-6">
            <Summary email={email} zone={data.event.timezoneName} />
            <Preview email={email} />
          </li>
        ))}
      </ul>
    </OwnEventLayout>
  )
}

const Summary = ({ email: { code, subject, sentCount, lastSentAt }, zone }: { email: Email; zone: string }) => {
  const { emails: t } = useWords().ownEvent
  const locale = useLocale()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold">{t.codes[code]}</h2>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <Badge tone={sentCount > 0 ? 'good' : 'neutral'}>{sentCount > 0 ? t.sent(sentCount) : t.notSent}</Badge>
          {lastSentAt && t.last(format(lastSentAt, { locale, zone, kind: 'dateTime' }))}
        </span>
      </div>
      <p className="wrap-anywhere">{t.subject(subject)}</p>
    </>
  )
}

/** With scripts the frame is created on opening, so that the page stays light. */
const Preview = ({ email: { code, subject, html } }: { email: Email }) => {
  const { emails: t } = useWords().ownEvent
  const [isOpen, setOpen] = useState(false)
  const frame = <LetterFrame title={subject} html={html} />
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        aria-label={t.previewOf(t.codes[code])}
        className="inline-flex min-h-(--control) items-center rounded-xl border border-line-strong px-4 font-medium hover:bg-sunken"
      >
        {t.preview}
      </summary>
      {isOpen ? frame : <noscript>{frame}</noscript>}
    </details>
  )
}
