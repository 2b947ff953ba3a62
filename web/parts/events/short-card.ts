import type { EventCard } from '../../../contract/events.ts'

/** A card shows no description, and descriptions are most of a page's weight. */
export const shortCard = <Card extends EventCard>(card: Card): Card => ({ ...card, info: '' })
