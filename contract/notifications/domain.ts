import type { Section } from '../kit.ts'
import { notifications } from './notifications.ts'

export const notificationsDomain = [
  { title: 'Notifications', description: 'The bell, what is sent beside it, and what a person wants to get.', calls: notifications },
] as const satisfies readonly Section[]
