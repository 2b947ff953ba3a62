import type { Domain } from '../../kernel/domain.ts'
import { importingRoutes } from './routes.ts'

export const importing = {
  name: 'importing',
  routes: importingRoutes,
} satisfies Domain
