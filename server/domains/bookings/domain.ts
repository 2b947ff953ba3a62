import type { Domain } from '../../kernel/domain.ts'
import { bookingsRoutes } from './routes.ts'

export const bookings = { name: 'bookings', routes: bookingsRoutes } satisfies Domain
