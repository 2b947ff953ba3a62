import type { bookingsServer as bookingsRu } from '../ru/bookings.ts'
import type { SameWords } from '../words.ts'

/** Notices about bookings; the decision has the text of its type. */
export const bookingsServer: SameWords<typeof bookingsRu> = {
  occasions: {
    bookingRequested: {
      title: 'New booking',
      text: ({ user, space, booking }) => `${user} asks for a room at “${space}”: “${booking}”`,
    },
    bookingMoved: {
      title: 'The booking has changed',
      text: ({ space, booking }) => `“${space}”: the booking “${booking}” has changed, please check its time and room`,
    },
    bookingInvited: {
      title: 'Invitation to a meeting',
      text: ({ user, space, booking }) => `${user} invites you to the meeting “${booking}” at “${space}”`,
    },
    bookingCancelled: {
      title: 'The booking is cancelled',
      text: ({ space, booking }) => `The meeting “${booking}” is off, and its room at “${space}” is free`,
    },
  },
}
