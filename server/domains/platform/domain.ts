import type { Domain } from '../../kernel/domain.ts'
import { platformJobs } from './jobs.ts'
import { platformPersonalData } from './personal-data.ts'
import { platformRoutes } from './routes.ts'

export const platform = {
  name: 'platform',
  routes: platformRoutes,
  jobs: platformJobs,
  personalData: [platformPersonalData],
} satisfies Domain
