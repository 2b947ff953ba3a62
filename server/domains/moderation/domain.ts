import type { Domain } from '../../kernel/domain.ts'
import { moderationMessages } from './messages.ts'
import { moderationPersonalData } from './personal-data.ts'
import { moderationRoutes } from './routes.ts'

export const moderation = {
  name: 'moderation',
  routes: moderationRoutes,
  messages: moderationMessages,
  personalData: [moderationPersonalData],
} satisfies Domain
