import type { Domain } from '../../kernel/domain.ts'
import { bookingsPersonalData } from './personal-data.ts'
import { bookingsRoutes } from './routes.ts'

export const bookings = { name: 'bookings', routes: bookingsRoutes, personalData: [bookingsPersonalData] } satisfies Domain
