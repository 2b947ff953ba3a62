import type { Domain } from '../../kernel/domain.ts'
import { inquiriesPersonalData } from './personal-data.ts'
import { inquiriesRoutes } from './routes.ts'

export const inquiries = {
  name: 'inquiries',
  routes: inquiriesRoutes,
  personalData: [inquiriesPersonalData],
} satisfies Domain
