import type { Domain } from '../../kernel/domain.ts'
import { coworkingRoutes } from './routes.ts'

export const coworking = { name: 'coworking', routes: coworkingRoutes } satisfies Domain
