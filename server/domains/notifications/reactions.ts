import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { deliverDue } from './deliver.ts'
import { notificationCreated } from './facts.ts'
import { planDeliveries } from './plan.ts'

export const notificationsReactions = [
  on(notificationCreated, 'deliver', async ({ notificationId }, resources: Resources) => {
    await planDeliveries(resources.db, { notificationId, now: resources.clock() })
    await deliverDue(resources)
  }),
]
