import type { Section } from '../kit.ts'
import { notifications } from './notifications.ts'

export const notificationsDomain = [
  { title: 'Notifications', description: 'The bell, emails and pushes, and the preferences of a user.', calls: notifications },
] as const satisfies readonly Section[]
