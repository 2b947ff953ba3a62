import type { Domain } from '../../kernel/domain.ts'
import { uploadsJobs } from './jobs.ts'
import { uploadsPersonalData } from './personal-data.ts'
import { uploadsRoutes } from './routes.ts'

export const uploads = {
  name: 'uploads',
  routes: uploadsRoutes,
  jobs: uploadsJobs,
  personalData: [uploadsPersonalData],
} satisfies Domain
