import type { Domain } from '../../kernel/domain.ts'
import { addressesRoutes } from './addresses/routes.ts'
import { catalogsRoutes } from './catalogs/routes.ts'
import { referenceContentRoutes } from './content.ts'
import { referencePersonalData } from './personal-data.ts'
import { referenceRoutes } from './routes.ts'

export const reference = {
  name: 'reference',
  routes: { ...referenceRoutes, ...catalogsRoutes, ...addressesRoutes, ...referenceContentRoutes },
  personalData: [referencePersonalData],
} satisfies Domain
