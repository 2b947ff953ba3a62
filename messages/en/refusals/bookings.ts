import type { bookingsRefusals as declared } from '../../../contract/bookings/refusals.ts'

export const bookingsRefusals = {
  slotTaken: 'This time is taken already. Please choose another time or room.',
  spaceClosed: 'The space is closed at that time. Please choose another time.',
  noHallsForDate: 'No rooms are free on that date. Please choose another day.',
  hallOutOfUse: 'This room can no longer be booked. Another room is needed.',
  authorBanned: 'The author is banned from this space, so the booking can’t be confirmed.',
  bookingCancelled: 'This booking is cancelled. Please book the room again.',
  bookingStarted: 'The meeting has already begun, so the booking can no longer change.',
  bookedByEvent: 'An event holds this room: the booking changes together with the event.',
} satisfies Record<keyof typeof declared, string>
