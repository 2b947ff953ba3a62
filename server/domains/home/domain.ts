import type { Domain } from '../../kernel/domain.ts'
import { homeRoutes } from './routes.ts'

export const home = {
  name: 'home',
  routes: homeRoutes,
} satisfies Domain
