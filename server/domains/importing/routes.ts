import type { importing } from '../../../contract/importing/importing.ts'
import type { Handlers } from '../../kernel/call.ts'
import { importEvent } from './import-event.ts'

export const importingRoutes: Handlers<typeof importing> = {
  'POST /events/import': (ctx) => importEvent(ctx),
}
