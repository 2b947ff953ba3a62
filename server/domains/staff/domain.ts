import type { Domain } from '../../kernel/domain.ts'
import { staffRoutes } from './routes.ts'

export const staff = {
  name: 'staff',
  routes: staffRoutes,
} satisfies Domain
