import type { bookings } from '../../../contract/bookings/bookings.ts'
import type { slots } from '../../../contract/bookings/slots.ts'
import type { Handlers } from '../../kernel/call.ts'

const later = async (): Promise<never> => {
  throw new Error('not built yet')
}

export const bookingsRoutes: Handlers<typeof bookings & typeof slots> = {
  'GET /spaces/:id/halls': later,
  'GET /spaces/:id/reservations/available-days': later,
  'GET /spaces/:id/reservations/available-slots': later,
  'POST /meeting-reservations/reserve': later,
  'POST /meeting-reservations/add-user': later,
  'POST /meeting-reservations/update-reserve': later,
  'GET /meeting-reservations': later,
  'GET /meeting-reservations/counters': later,
  'GET /meeting-reservations/:id': later,
  'POST /meeting-reservations/:id/cancel': later,
  'POST /meeting-reservations/:id/decision': later,
}
