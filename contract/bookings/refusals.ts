export const bookingsRefusals = {
  slotTaken: { status: 409, field: 'start' },
  spaceClosed: { status: 422, field: 'start' },
  noHallsForDate: { status: 422, field: 'date' },
  bookingCancelled: { status: 409 },
  bookingStarted: { status: 409 },
  /** The halls of an event follow the event. */
  bookedByEvent: { status: 409 },
} as const
