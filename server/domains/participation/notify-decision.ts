import { notificationTypes } from '../../../contract/limits.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'

type Decided = { eventId: number; userId: number; decision: 'approved' | 'wait' | 'declined'; key?: string }

/** Notifies a user about a decision or a freed seat. */
export const notifyDecision = (resources: Resources, { eventId, userId, decision, key }: Decided) =>
  resources.db
    .transaction()
    .execute((tx) => notify(resources, tx, { to: [userId], type: notificationTypes.eventDecision, data: { eventId, decision }, ...(key && { key }) }))
