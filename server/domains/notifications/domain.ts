import type { Domain } from '../../kernel/domain.ts'
import { notificationMessages } from './messages.ts'
import { notificationsPersonalData } from './personal-data.ts'
import { notificationsReactions } from './reactions.ts'
import { notificationsRoutes } from './routes.ts'

export const notifications = {
  name: 'notifications',
  routes: notificationsRoutes,
  reactions: notificationsReactions,
  messages: notificationMessages,
  personalData: [notificationsPersonalData],
} satisfies Domain
