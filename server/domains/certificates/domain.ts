import type { Domain } from '../../kernel/domain.ts'
import { certificatesJobs } from './jobs.ts'
import { certificatesPersonalData } from './personal-data.ts'
import { certificatesRoutes } from './routes.ts'

export const certificates = {
  name: 'certificates',
  routes: certificatesRoutes,
  jobs: certificatesJobs,
  personalData: [certificatesPersonalData],
} satisfies Domain
