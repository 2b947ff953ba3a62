import type { Domain } from '../../kernel/domain.ts'
import { cabinetEventsRoutes } from './events-routes.ts'
import { groupsRoutes } from './groups-routes.ts'
import { cabinetPersonalData } from './personal-data.ts'
import { seriesRoutes } from './series-routes.ts'

export const cabinet = {
  name: 'cabinet',
  routes: { ...cabinetEventsRoutes, ...groupsRoutes, ...seriesRoutes },
  personalData: [cabinetPersonalData],
} satisfies Domain
