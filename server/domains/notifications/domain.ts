import type { Domain } from '../../kernel/domain.ts'
import { notificationsJobs } from './jobs.ts'
import { notificationsPersonalData } from './personal-data.ts'
import { notificationsReactions } from './reactions.ts'
import { notificationsRoutes } from './routes.ts'

export const notifications = {
  name: 'notifications',
  routes: notificationsRoutes,
  reactions: notificationsReactions,
  jobs: notificationsJobs,
  personalData: [notificationsPersonalData],
} satisfies Domain
