import type { Domain } from '../../kernel/domain.ts'
import { coworkingPersonalData } from './personal-data.ts'
import { coworkingReactions } from './reactions.ts'
import { coworkingRoutes } from './routes.ts'

export const coworking = {
  name: 'coworking',
  routes: coworkingRoutes,
  reactions: coworkingReactions,
  personalData: [coworkingPersonalData],
} satisfies Domain
