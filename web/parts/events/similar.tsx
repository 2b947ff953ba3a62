import { eventPageSizes } from '../../../contract/events/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { EventCard } from './event-card.tsx'
import { PageSection } from './page-section.tsx'
import type { ShortCard } from './short-card.ts'

export const similarId = 'similar'

/** Other events with the same themes, 7 at most (V128); phones scroll them sideways. */
export const Similar = ({ events }: { events: ShortCard[] }) => {
  const t = useWords()
  if (events.length === 0) return null
  return (
    <PageSection title={t.eventPage.similar} id={similarId}>
      <ul className="-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pt-1 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:p-0 lg:grid-cols-4">
        {events.slice(0, eventPageSizes.similarEvents).map((event) => (
          <li key={event.id} className="w-72 shrink-0 snap-center sm:w-auto">
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
