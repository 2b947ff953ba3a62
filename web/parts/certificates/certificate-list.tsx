import { Award } from 'lucide-react'
import { Link } from 'react-router'
import type { Certificate } from '../../../contract/certificates/certificates.ts'
import { certificatesPageSizes } from '../../../contract/certificates/limits.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Pagination } from '../../ui/pagination.tsx'
import type { CertificatesPage } from './load-certificates-of.ts'

type Props = { page: CertificatesPage; to: (page: number) => string; isOwn: boolean }

/** The certificates of a user, nine a page. The own ones open with the picture, others with their facts. */
export const CertificateList = ({ page: { _items, _meta }, to, isOwn }: Props) => {
  const { profile: t } = useWords().certificates
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-3 sm:grid-cols-2">
        {_items.map((certificate) => (
          <li key={certificate.id} className="min-w-0">
            <Card certificate={certificate} isOwn={isOwn} />
          </li>
        ))}
      </ul>
      {_meta.pageCount > 1 && (
        <Pagination
          page={_meta.currentPage}
          pageSize={certificatesPageSizes.certificates}
          total={_meta.totalCount}
          to={to}
          label={t.pages}
          isSection
        />
      )}
    </div>
  )
}

const Card = ({ certificate, isOwn }: { certificate: Certificate; isOwn: boolean }) => {
  const locale = useLocale()
  const { eventId, eventName, number, eventDateEnd, timezoneName: zone } = certificate
  return (
    <Link
      to={isOwn ? paths.ownCertificate(eventId) : paths.certificateByNumber(number)}
      className="flex h-full items-start gap-3 rounded-2xl border border-line bg-surface p-4 hover:border-accent"
    >
      <Award className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{eventName}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {format(eventDateEnd, { locale, zone, kind: 'yearDate' })} · {number}
        </span>
      </span>
    </Link>
  )
}
