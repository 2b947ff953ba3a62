import type { Domain } from '../../kernel/domain.ts'
import { participantsExport } from './export.ts'
import { attendeesMessages } from './messages.ts'
import { attendeesPersonalData } from './personal-data.ts'
import { attendeesRoutes } from './routes.ts'

export const attendees = {
  name: 'attendees',
  routes: attendeesRoutes,
  messages: attendeesMessages,
  tableExports: [participantsExport],
  personalData: [attendeesPersonalData],
} satisfies Domain
