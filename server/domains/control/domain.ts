import type { Domain } from '../../kernel/domain.ts'
import { controlJobs } from './jobs.ts'
import { controlPersonalData } from './personal-data.ts'
import { controlRoutes } from './routes.ts'

export const control = { name: 'control', routes: controlRoutes, jobs: controlJobs, personalData: [controlPersonalData] } satisfies Domain
