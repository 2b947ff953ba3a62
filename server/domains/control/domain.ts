import type { Domain } from '../../kernel/domain.ts'
import { controlRoutes } from './routes.ts'

export const control = { name: 'control', routes: controlRoutes } satisfies Domain
