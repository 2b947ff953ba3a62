import type { Domain } from '../../kernel/domain.ts'
import { supportJobs } from './jobs.ts'
import { supportMessages } from './messages.ts'
import { supportPersonalData } from './personal-data.ts'
import { supportRoutes } from './routes.ts'

export const support = {
  name: 'support',
  routes: supportRoutes,
  messages: supportMessages,
  jobs: supportJobs,
  personalData: [supportPersonalData],
} satisfies Domain
