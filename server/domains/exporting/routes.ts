import type { exporting } from '../../../contract/exporting/exporting.ts'
import type { Handlers } from '../../kernel/call.ts'
import { downloadExport } from './download.ts'
import { ownExport, ownExports } from './read.ts'
import { requestTableExport } from './request.ts'

export const exportingRoutes: Handlers<typeof exporting> = {
  'POST /exports': (ctx) => requestTableExport(ctx),
  'GET /exports': (ctx) => ownExports(ctx),
  'GET /exports/:id': (ctx) => ownExport(ctx),
  'GET /exports/:id/file': (ctx) => downloadExport(ctx),
}
