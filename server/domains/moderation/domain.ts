import type { Domain } from '../../kernel/domain.ts'
import { moderationJobs } from './jobs.ts'
import { moderationPersonalData } from './personal-data.ts'
import { moderationReactions } from './reactions.ts'
import { moderationRoutes } from './routes.ts'

export const moderation = {
  name: 'moderation',
  routes: moderationRoutes,
  reactions: moderationReactions,
  jobs: moderationJobs,
  personalData: [moderationPersonalData],
} satisfies Domain
