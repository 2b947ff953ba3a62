import { FileWarning } from 'lucide-react'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { zoneOfConsents } from './zone-of-consents.ts'

/** Reminds a minor of the parental consent and its deadline (V191). */
export const ParentalConsentBanner = ({ viewer: { parentalConsent } }: { viewer: SessionUser }) => {
  const { banner } = useWords().obligations
  const locale = useLocale()
  if (!parentalConsent) return null
  const until = format(parentalConsent.deadline, { locale, zone: zoneOfConsents, kind: 'date' })
  return (
    <aside aria-label={banner.label} className="border-b border-line bg-warm-soft">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
        <FileWarning className="size-6 shrink-0 text-warm" aria-hidden="true" />
        <p className="min-w-0 flex-1 basis-60">{parentalConsent.status === 'declined' ? banner.declined(until) : banner.absent(until)}</p>
        <ButtonLink to={paths.parentalConsent()}>{banner.action}</ButtonLink>
      </div>
    </aside>
  )
}
