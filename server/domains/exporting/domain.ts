import type { Domain } from '../../kernel/domain.ts'
import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { tableExportRequested } from './facts.ts'
import { makeFile, removeExpired } from './make.ts'
import { exportingPersonalData } from './personal-data.ts'
import { exportingRoutes } from './routes.ts'

export const exporting = {
  name: 'exporting',
  routes: exportingRoutes,
  reactions: [on(tableExportRequested, 'make', ({ exportId }, resources: Resources) => makeFile(resources, exportId))],
  jobs: [{ name: 'exporting/remove-expired', cron: '35 * * * *', run: removeExpired }],
  personalData: [exportingPersonalData],
} satisfies Domain
