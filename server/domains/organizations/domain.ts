import type { Domain } from '../../kernel/domain.ts'
import { appealQueue } from './appeal-queue.ts'
import { organizationGroupsRoutes } from './content.ts'
import { organizationsPersonalData } from './personal-data.ts'
import { organizationQueue } from './queue.ts'
import { organizationsRoutes } from './routes.ts'

export const organizations = {
  name: 'organizations',
  routes: { ...organizationsRoutes, ...organizationGroupsRoutes },
  queues: [organizationQueue, appealQueue],
  personalData: [organizationsPersonalData],
} satisfies Domain
