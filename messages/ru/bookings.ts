import type { Decided } from './server/notices.ts'

/** Notices about bookings; the decision has the text of its type. */
export const bookingsServer = {
  occasions: {
    bookingRequested: {
      title: 'Новое бронирование',
      text: ({ user, space, booking }: Decided) => `${user} просит зал в «${space}»: «${booking}»`,
    },
    bookingMoved: {
      title: 'Бронирование изменено',
      text: ({ space, booking }: Decided) => `«${space}»: изменено бронирование «${booking}», проверьте время и зал`,
    },
    bookingInvited: {
      title: 'Приглашение на встречу',
      text: ({ user, space, booking }: Decided) => `${user} зовёт вас на встречу «${booking}», пространство «${space}»`,
    },
    bookingCancelled: {
      title: 'Бронирование отменено',
      text: ({ space, booking }: Decided) => `Встречи «${booking}» не будет, зал в «${space}» освободился`,
    },
  },
}
