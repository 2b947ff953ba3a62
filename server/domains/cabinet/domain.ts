import type { Domain } from '../../kernel/domain.ts'
import { cabinetEventsRoutes } from './events-routes.ts'
import { groupsRoutes } from './groups-routes.ts'
import { networkQueue } from './network-queue.ts'
import { cabinetPersonalData } from './personal-data.ts'
import { reportsRoutes } from './reports-routes.ts'
import { seriesRoutes } from './series-routes.ts'

export const cabinet = {
  name: 'cabinet',
  routes: { ...cabinetEventsRoutes, ...groupsRoutes, ...seriesRoutes, ...reportsRoutes },
  queues: [networkQueue],
  personalData: [cabinetPersonalData],
} satisfies Domain
