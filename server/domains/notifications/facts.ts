import { fact } from '../../kernel/facts.ts'

/** A notification was added to the bell. Preferences of its recipients decide about emails and pushes. */
export const notificationCreated = fact<{ notificationId: number }>('notification.created')
