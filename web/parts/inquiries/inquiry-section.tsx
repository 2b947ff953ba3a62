import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { InquiryList } from './inquiry-list.tsx'
import type { OwnInquiries } from './load-own.ts'

type Props = { event: { id: number; timezoneName: string }; own: OwnInquiries | null }

/**
 * On the event page: the viewer's inquiries with their state, and a link to the form of the one that may be sent now. The form
 * is a page of its own, because few users need it and its scripts upload files.
 */
export const InquirySection = ({ event, own }: Props) => {
  const t = useWords().inquiries
  if (!own || (own._items.length === 0 && !own.available)) return null
  return (
    <SectionCard title={own._items.length > 0 ? t.own : t.title} lead={own.available ? t.forms[own.available].lead : undefined} anchor="inquiry">
      {own._items.length > 0 && <InquiryList inquiries={own._items} zone={event.timezoneName} />}
      {own.available && (
        <ButtonLink to={paths.eventInquiry(event.id)} look="quiet" className="self-start">
          {t.forms[own.available].open}
        </ButtonLink>
      )}
    </SectionCard>
  )
}
