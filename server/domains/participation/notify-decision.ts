import { notificationTypes } from '../../../contract/limits.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'

type Decided = { eventId: number; userId: number; decision: 'approved' | 'wait' | 'declined'; key?: string }

/** Notifies a user about a decision or a freed seat. */
export const notifyDecision = async (resources: Resources, { eventId, userId, decision, key }: Decided): Promise<void> => {
  const notice = { to: [userId], type: notificationTypes.eventDecision, data: { eventId, decision }, ...(key && { key }) }
  await resources.db.transaction().execute((tx) => notify(resources, tx, notice))
}
