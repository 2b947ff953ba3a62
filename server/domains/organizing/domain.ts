import type { Domain } from '../../kernel/domain.ts'
import { aroundRoutes } from './around-routes.ts'
import { claimQueue } from './claims-queue.ts'
import { draftsRoutes } from './drafts-routes.ts'
import { organizingJobs } from './jobs.ts'
import { lifeRoutes } from './life-routes.ts'
import { organizingMessages } from './messages.ts'
import { organizingPersonalData } from './personal-data.ts'
import { publishRoutes } from './publish-routes.ts'
import { organizingReactions } from './reactions.ts'
import { eventQueue } from './review-queue.ts'
import { reviewRoutes } from './review-routes.ts'

export const organizing = {
  name: 'organizing',
  routes: { ...draftsRoutes, ...publishRoutes, ...lifeRoutes, ...aroundRoutes, ...reviewRoutes },
  queues: [eventQueue, claimQueue],
  messages: organizingMessages,
  reactions: organizingReactions,
  jobs: organizingJobs,
  personalData: [organizingPersonalData],
} satisfies Domain
