import type { Domain } from '../../kernel/domain.ts'
import { spacesRoutes } from './routes.ts'

export const spaces = { name: 'spaces', routes: spacesRoutes } satisfies Domain
