import { fact } from '../../kernel/facts.ts'

/** Somebody has something new in his bell; what is sent beside it is chosen by his preferences. */
export const notificationCreated = fact<{ notificationId: number }>('notification.created')
