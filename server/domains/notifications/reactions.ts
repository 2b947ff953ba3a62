import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notificationCreated } from './facts.ts'
import { queueDeliveries } from './plan.ts'

export const notificationsReactions = [
  on(notificationCreated, 'deliver', ({ notificationId }, resources: Resources) =>
    queueDeliveries(resources.db, { notificationId, now: resources.clock() }),
  ),
]
