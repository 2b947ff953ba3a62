import type { Domain } from '../../kernel/domain.ts'
import { teamsRoutes } from './routes.ts'

export const teams = { name: 'teams', routes: teamsRoutes } satisfies Domain
