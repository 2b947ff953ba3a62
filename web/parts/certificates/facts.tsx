import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Certificate } from '../../../contract/certificates/certificates.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'

/** Person, event and dates of a certificate. */
export const CertificateFacts = ({ certificate }: { certificate: Certificate }) => {
  const t = useWords().certificates
  const { userId, userName, eventName, eventId, number, issuedAt, timezoneName: zone } = certificate
  const locale = useLocale()
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Fact name={t.person}>{userId === null ? userName : <Link to={paths.user(userId)}>{userName}</Link>}</Fact>
      <Fact name={t.event}>
        <Link to={paths.event(eventId)}>{eventName}</Link>
      </Fact>
      <Fact name={t.when}>
        <Dates certificate={certificate} />
      </Fact>
      <Fact name={t.number}>
        <span className="font-medium tabular-nums">{number}</span>
      </Fact>
      <Fact name={t.issued}>{format(issuedAt, { locale, zone, kind: 'yearDate' })}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-ink-soft max-sm:-mb-2">{name}</dt>
    <dd className="wrap-anywhere [&_a]:text-accent [&_a]:underline-offset-4 [&_a]:hover:underline">{children}</dd>
  </div>
)

const Dates = ({ certificate: { eventDateStart, eventDateEnd, timezoneName: zone } }: { certificate: Certificate }) => {
  const locale = useLocale()
  const [from, to] = [eventDateStart, eventDateEnd].map((at) => format(at, { locale, zone, kind: 'yearDate' }))
  return from === to ? from : `${from} – ${to}`
}
