import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { SectionCard } from '../../../ui/section-card.tsx'
import { CertificateList } from '../../certificates/certificate-list.tsx'
import type { CertificatesPage } from '../../certificates/load-certificates-of.ts'

/** Certificates of attended events; they are issued, not entered. */
export const CertificatesSection = ({ page }: { page: CertificatesPage | null }) => {
  const { profile: t } = useWords().certificates
  const to = (number: number) => `${paths.profile()}?certificates=${number}#certificates`
  return (
    <SectionCard anchor="certificates" title={t.title}>
      {page && page._meta.totalCount > 0 ? <CertificateList page={page} to={to} isOwn /> : <p className="text-ink-soft">{t.none}</p>}
    </SectionCard>
  )
}
