import type { Domain } from '../../kernel/domain.ts'
import { coworkingPersonalData } from './personal-data.ts'
import { coworkingRoutes } from './routes.ts'

export const coworking = { name: 'coworking', routes: coworkingRoutes, personalData: [coworkingPersonalData] } satisfies Domain
