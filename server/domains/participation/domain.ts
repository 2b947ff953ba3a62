import type { Domain } from '../../kernel/domain.ts'
import { participationCounts } from './counts.ts'
import { participationJobs } from './jobs.ts'
import { participationMessages } from './messages.ts'
import { participationPersonalData } from './personal-data.ts'
import { participationReactions } from './reactions.ts'
import { participationRoutes } from './routes.ts'

export const participation = {
  name: 'participation',
  routes: participationRoutes,
  reactions: participationReactions,
  messages: participationMessages,
  jobs: participationJobs,
  counters: participationCounts,
  personalData: [participationPersonalData],
} satisfies Domain
