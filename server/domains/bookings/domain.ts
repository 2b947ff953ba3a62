import type { Domain } from '../../kernel/domain.ts'
import { bookingsPersonalData } from './personal-data.ts'
import { bookingsReactions } from './reactions.ts'
import { bookingsRoutes } from './routes.ts'

export const bookings = {
  name: 'bookings',
  routes: bookingsRoutes,
  reactions: bookingsReactions,
  personalData: [bookingsPersonalData],
} satisfies Domain
