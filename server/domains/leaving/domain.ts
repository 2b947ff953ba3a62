import type { Domain } from '../../kernel/domain.ts'
import { leavingJobs } from './jobs.ts'
import { leavingMessages } from './messages.ts'
import { leavingPersonalData } from './personal-data.ts'
import { deletionQueue, mergeQueue } from './queues.ts'
import { leavingReactions } from './reactions.ts'
import { leavingRoutes } from './routes.ts'

export const leaving = {
  name: 'leaving',
  routes: leavingRoutes,
  reactions: leavingReactions,
  messages: leavingMessages,
  jobs: leavingJobs,
  queues: [deletionQueue, mergeQueue],
  personalData: [leavingPersonalData],
} satisfies Domain
