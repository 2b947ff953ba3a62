import type { bookingsServer as bookingsRu } from '../ru/bookings.ts'
import type { SameWords } from '../words.ts'

/** Notices about bookings; the decision has the text of its type. */
export const bookingsServer: SameWords<typeof bookingsRu> = {
  occasions: {
    bookingRequested: {
      title: 'Жаңа брондау',
      text: ({ user, space, booking }) => `${user} зал сұрайды: «${booking}» кездесуі, «${space}» кеңістігі`,
    },
    bookingMoved: {
      title: 'Брондау өзгерді',
      text: ({ space, booking }) => `«${space}» кеңістігі: «${booking}» кездесуінің брондауы өзгерді, уақыты мен залын тексеріңіз`,
    },
    bookingInvited: {
      title: 'Кездесуге шақыру',
      text: ({ user, space, booking }) => `${user} сізді шақырады: «${booking}» кездесуі, «${space}» кеңістігі`,
    },
    bookingCancelled: {
      title: 'Брондау тоқтатылды',
      text: ({ space, booking }) => `«${booking}» кездесуі болмайды, «${space}» кеңістігіндегі зал босады`,
    },
  },
}
