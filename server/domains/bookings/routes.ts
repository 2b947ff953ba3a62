import type { bookings } from '../../../contract/bookings/bookings.ts'
import type { slots } from '../../../contract/bookings/slots.ts'
import type { Handlers } from '../../kernel/call.ts'
import { addUser } from './add-user.ts'
import { availableDays, availableSlots, freeHalls, hallsOfDay } from './availability.ts'
import { cancelBooking } from './cancel.ts'
import { changeBooking } from './change.ts'
import { commonTimes } from './common-times.ts'
import { decideBooking } from './decide.ts'
import { checkEventTime } from './event-time.ts'
import { leaveBooking } from './leave.ts'
import { countBookings, listBookings, oneBooking } from './list.ts'
import { reserve } from './reserve.ts'
import { reserveSeries } from './reserve-series.ts'
import { planSeries } from './series-plan.ts'

export const bookingsRoutes: Handlers<typeof bookings & typeof slots> = {
  'GET /spaces/:id/halls': (ctx) => freeHalls(ctx),
  'GET /spaces/:id/reservations/available-days': (ctx) => availableDays(ctx),
  'GET /spaces/:id/reservations/available-slots': (ctx) => availableSlots(ctx),
  'GET /spaces/:id/reservations/halls': (ctx) => hallsOfDay(ctx),
  'GET /spaces/:id/reservations/series': (ctx) => planSeries(ctx),
  'GET /spaces/:id/reservations/event-time': (ctx) => checkEventTime(ctx),
  'GET /spaces/common-times': (ctx) => commonTimes(ctx),
  'POST /meeting-reservations/reserve': (ctx) => reserve(ctx),
  'POST /meeting-reservations/reserve-series': (ctx) => reserveSeries(ctx),
  'POST /meeting-reservations/add-user': (ctx) => addUser(ctx),
  'POST /meeting-reservations/update-reserve': (ctx) => changeBooking(ctx),
  'GET /meeting-reservations': (ctx) => listBookings(ctx),
  'GET /meeting-reservations/counters': (ctx) => countBookings(ctx),
  'GET /meeting-reservations/:id': (ctx) => oneBooking(ctx),
  'POST /meeting-reservations/:id/cancel': (ctx) => cancelBooking(ctx),
  'POST /meeting-reservations/:id/leave': (ctx) => leaveBooking(ctx),
  'POST /meeting-reservations/:id/decision': (ctx) => decideBooking(ctx),
}
