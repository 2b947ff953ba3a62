import type { Domain } from '../../kernel/domain.ts'
import { expertsPersonalData } from './personal-data.ts'
import { expertsRoutes } from './routes.ts'

export const experts = {
  name: 'experts',
  routes: expertsRoutes,
  personalData: [expertsPersonalData],
} satisfies Domain
