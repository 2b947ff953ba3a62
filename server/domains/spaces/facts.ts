import { fact } from '../../kernel/facts.ts'

/** Staff switched off a hall or a space, or closed hours, of upcoming bookings. */
export const bookingsConcerned = fact<{ bookingIds: number[]; actorId: number }>('spaces.bookingsConcerned')

/** Staff moved a place to another time zone: its upcoming bookings have other hours by the clock. */
export const bookingsShifted = fact<{ bookingIds: number[]; actorId: number }>('spaces.bookingsShifted')

/** Staff closed or shortened days of a coworking on which users have places. */
export const placesConcerned = fact<{ spaceId: number; closed: number[]; shortened: number[]; actorId: number }>('spaces.placesConcerned')
