import type { Section } from '../kit.ts'
import { bookings } from './bookings.ts'
import { slots } from './slots.ts'

export const bookingsDomain = [
  { title: 'Free halls', description: 'Halls, days and slots that can be booked.', calls: slots },
  { title: 'Bookings', description: 'Bookings of halls for meetings and events, and the decisions about them.', calls: bookings },
] as const satisfies readonly Section[]
