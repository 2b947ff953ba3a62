import { fact } from '../../kernel/facts.ts'

/** Staff switched off a hall or a space, or closed hours, of upcoming bookings. */
export const bookingsConcerned = fact<{ bookingIds: number[]; actorId: number }>('spaces.bookingsConcerned')
