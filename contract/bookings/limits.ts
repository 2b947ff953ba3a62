export const bookingsPageSizes = { bookings: 9 } as const

export const bookingStatuses = ['pending', 'approved', 'rejected'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** The reasons why staff cannot approve a booking any more; `hallOutOfUse` also means its space or place. */
export const approvalObstacles = ['hallOutOfUse', 'spaceClosed', 'authorBanned', 'slotTaken'] as const
export type ApprovalObstacle = (typeof approvalObstacles)[number]

/** The grid of slots, in minutes. A booking may start and end at any minute. */
export const slotMinutes = 30

/** A shorter meeting would make a whole slot unusable for others. */
export const minBookingMinutes = 15

/** The furthest day that can be booked. */
export const bookingDaysAhead = 365

/** Upcoming meetings of a user that wait or are approved. */
export const maxUpcomingBookings = 30

export const bookingLengths = { theme: 160, agenda: 5000, equipment: 80, comment: 500 } as const
/** `commonSpaces` are those of a network event and its own. */
export const bookingCounts = { participants: 100, equipment: 50, halls: 50, series: 12, commonSpaces: 51 } as const

export const seriesStepNames = ['week', 'twoWeeks'] as const
export type SeriesStep = (typeof seriesStepNames)[number]
