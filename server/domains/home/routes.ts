import type { home } from '../../../contract/home/home.ts'
import type { Handlers } from '../../kernel/call.ts'
import { ownHome } from './own-home.ts'

export const homeRoutes: Handlers<typeof home> = {
  'GET /participant/home': (ctx) => ownHome(ctx),
}
