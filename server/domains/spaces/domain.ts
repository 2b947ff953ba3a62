import type { Domain } from '../../kernel/domain.ts'
import { spacesContentRoutes } from './content.ts'
import { spacesPersonalData } from './personal-data.ts'
import { placeQueue } from './queue.ts'
import { spacesRoutes } from './routes.ts'

export const spaces = {
  name: 'spaces',
  routes: { ...spacesRoutes, ...spacesContentRoutes },
  queues: [placeQueue],
  personalData: [spacesPersonalData],
} satisfies Domain
