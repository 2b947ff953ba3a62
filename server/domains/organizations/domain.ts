import type { Domain } from '../../kernel/domain.ts'
import { organizationsRoutes } from './routes.ts'

export const organizations = {
  name: 'organizations',
  routes: organizationsRoutes,
} satisfies Domain
