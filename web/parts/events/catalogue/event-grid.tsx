import { firstCardsBeforePromo } from '../../../../contract/events/limits.ts'
import { EventCard } from '../event-card.tsx'
import type { ShortCard } from '../short-card.ts'
import { PromoCard } from './promo-card.tsx'

/** Cards of events, with the promo card among the first. */
export const EventGrid = ({ events }: { events: readonly ShortCard[] }) => {
  const cards = events.map((event) => (
    <li key={event.id}>
      <EventCard event={event} headingLevel="h2" />
    </li>
  ))
  const promo = (
    <li key="promo">
      <PromoCard />
    </li>
  )
  return (
    <ul className="mb-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {cards.toSpliced(Math.min(firstCardsBeforePromo, cards.length), 0, promo)}
    </ul>
  )
}
