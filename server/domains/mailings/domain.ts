import type { Domain } from '../../kernel/domain.ts'
import { mailingsJobs } from './jobs.ts'
import { mailingsMessages } from './messages.ts'
import { mailingsPersonalData } from './personal-data.ts'
import { mailingQueue } from './queue.ts'
import { mailingsRoutes } from './routes.ts'

export const mailings = {
  name: 'mailings',
  routes: mailingsRoutes,
  messages: mailingsMessages,
  jobs: mailingsJobs,
  queues: [mailingQueue],
  personalData: [mailingsPersonalData],
} satisfies Domain
