import type { control } from '../../../contract/control/control.ts'
import type { door } from '../../../contract/control/door.ts'
import type { Handlers } from '../../kernel/call.ts'
import { exchangeScans } from './exchange.ts'
import { listVisitors } from './list.ts'
import { replacePoster, spacePoster } from './poster.ts'
import { registerVisitor } from './register.ts'
import { removeMark } from './remove-mark.ts'
import { roster } from './roster.ts'
import { scanVisitor } from './scan.ts'
import { controlSpaces } from './spaces.ts'

export const controlRoutes: Handlers<typeof control & typeof door> = {
  'GET /control/spaces': (ctx) => controlSpaces(ctx),
  'GET /admin/control/space/:spaceId/visitors': (ctx) => listVisitors(ctx),
  'POST /admin/control/space/:spaceId/qr': (ctx) => scanVisitor(ctx),
  'POST /admin/control/space/:spaceId/register': (ctx) => registerVisitor(ctx),
  'POST /admin/control/space/:spaceId/remove-mark': (ctx) => removeMark(ctx),
  'GET /admin/control/space/:spaceId/roster': (ctx) => roster(ctx),
  'POST /admin/control/space/:spaceId/scans': (ctx) => exchangeScans(ctx),
  'GET /admin/control/space/:spaceId/poster-qr': (ctx) => spacePoster(ctx),
  'POST /admin/control/space/:spaceId/poster-qr/replace': (ctx) => replacePoster(ctx),
}
