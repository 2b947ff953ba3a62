import type { Domain } from '../../kernel/domain.ts'
import { publicationsRoutes } from './routes.ts'

export const publications = {
  name: 'publications',
  routes: publicationsRoutes,
} satisfies Domain
