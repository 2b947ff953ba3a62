export const bookingsRefusals = {
  slotTaken: { status: 409, field: 'start' },
  spaceClosed: { status: 422, field: 'start' },
  noHallsForDate: { status: 422, field: 'date' },
  /** Staff took the hall, its space or its place out of use after it was chosen. */
  hallOutOfUse: { status: 422, field: 'hallId' },
  /** The author was banned from the space after the booking. */
  authorBanned: { status: 409 },
  bookingCancelled: { status: 409 },
  bookingStarted: { status: 409 },
  /** The halls of an event follow the event. */
  bookedByEvent: { status: 409 },
} as const
