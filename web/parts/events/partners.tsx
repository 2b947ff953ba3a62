import type { Event } from '../../../contract/events/events.ts'
import { MaybeLink } from '../../kernel/maybe-link.tsx'
import { useWords } from '../../kernel/words.tsx'
import { OutsideLink } from './outside-link.tsx'
import { PageSection } from './page-section.tsx'

type Partner = NonNullable<Event['partners']>[number]

export const Partners = ({ partners }: { partners: Partner[] }) => {
  const t = useWords()
  if (partners.length === 0) return null
  return (
    <PageSection id="partners" title={t.eventPage.partners}>
      <ul className="flex flex-wrap gap-3">
        {partners.map((partner) => (
          <li key={partner.name} className="flex min-h-14 items-center rounded-2xl border border-line bg-surface px-5 py-2 font-medium">
            <PartnerName partner={partner} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const PartnerName = ({ partner: { name, logo, url, organizationId } }: { partner: Partner }) => {
  const content = logo ? <img src={logo} alt={name} className="h-10 max-w-40 object-contain" loading="lazy" /> : name
  if (url)
    return (
      <OutsideLink href={url} rel="nofollow" className="inline-flex items-center gap-2 hover:underline">
        {content}
      </OutsideLink>
    )
  return (
    <MaybeLink screen="/organizations/:id" id={organizationId} linkClass="hover:underline">
      {content}
    </MaybeLink>
  )
}
