import type { Domain } from '../../kernel/domain.ts'
import { teamsPersonalData } from './personal-data.ts'
import { teamQueue } from './queue.ts'
import { teamsReactions } from './reactions.ts'
import { teamsRoutes } from './routes.ts'

export const teams = {
  name: 'teams',
  routes: teamsRoutes,
  queues: [teamQueue],
  personalData: [teamsPersonalData],
  reactions: teamsReactions,
} satisfies Domain
