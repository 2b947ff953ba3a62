import type { Domain } from '../../kernel/domain.ts'
import { eventsContentRoutes } from './content.ts'
import { eventsJobs } from './jobs.ts'
import { eventsPersonalData } from './personal-data.ts'
import { eventsRoutes } from './routes.ts'

export const events = {
  name: 'events',
  routes: { ...eventsRoutes, ...eventsContentRoutes },
  jobs: eventsJobs,
  personalData: [eventsPersonalData],
} satisfies Domain
