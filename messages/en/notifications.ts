import type { notifications as russian } from '../ru/notifications.ts'
import type { SameWords } from '../words.ts'

export const notifications: SameWords<typeof russian> = {
  title: 'Notifications',
  bell: (count) => (count > 0 ? `Notifications, ${count} unread` : 'Notifications'),
  empty: 'All quiet. Answers to your requests, contact requests and news of events will appear here.',
  allow: 'Share',
  decline: 'Decline',
  approved: 'Contacts shared',
  declined: 'Contacts not shared',
  decisionFailed: 'The answer wasn’t sent. Please try again.',
  close: (title) => `Close “${title}”`,
  preferences: 'What to send',
}
