import { CircleCheck, CircleX, FileWarning, Hourglass } from 'lucide-react'
import type { ParentalConsent } from '../../../contract/accounts/care.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { zoneOfConsents } from './zone-of-consents.ts'

const looks = {
  absent: { Icon: FileWarning, tone: 'bg-warm-soft', colour: 'text-warm' },
  wait: { Icon: Hourglass, tone: 'bg-sunken', colour: 'text-ink-soft' },
  approved: { Icon: CircleCheck, tone: 'bg-accent-soft', colour: 'text-accent' },
  declined: { Icon: CircleX, tone: 'bg-danger-soft', colour: 'text-danger' },
}

type Props = { consent: ParentalConsent; daysLeft: number }

/** The state of a consent: its status, the days left, the staff's comment and its files. */
export const ConsentState = ({ consent, daysLeft }: Props) => {
  const { parentalConsent: t } = useWords().obligations
  const { Icon, tone, colour } = looks[consent.status]
  const isCounted = daysLeft > 0 && (consent.status === 'absent' || consent.status === 'declined')
  return (
    <div role="status" className={`flex gap-3 rounded-2xl p-4 sm:p-5 ${tone}`}>
      <Icon className={`mt-0.5 size-6 shrink-0 ${colour}`} aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-medium">{useStateText({ consent, daysLeft })}</p>
        {isCounted && <p>{t.daysLeft(daysLeft)}</p>}
        {consent.comment && (
          <p className="wrap-anywhere">
            {t.comment}: <q>{consent.comment}</q>
          </p>
        )}
        <Files files={consent.files} />
      </div>
    </div>
  )
}

/** After the deadline the account is closed until a consent is accepted. */
const useStateText = ({ consent: { status, deadline, validUntil }, daysLeft }: Props): string => {
  const { parentalConsent: t } = useWords().obligations
  const dateOptions = { locale: useLocale(), zone: zoneOfConsents }
  const due = format(deadline, { ...dateOptions, kind: 'date' })
  if (status === 'approved') return t.states.approved(format(validUntil ?? deadline, { ...dateOptions, kind: 'yearDate' }))
  const text = daysLeft > 0 ? t.states[status] : t.late[status]
  return typeof text === 'string' ? text : text(due)
}

const Files = ({ files }: Pick<ParentalConsent, 'files'>) => {
  const { parentalConsent: t } = useWords().obligations
  if (files.length === 0) return null
  return (
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
  )
}
