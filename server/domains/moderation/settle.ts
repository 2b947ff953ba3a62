import type { Resources } from '../../kernel/resources.ts'
import { isInForce } from './rules.ts'
import { claimDueDecision } from './store.ts'

/** Notifies the users about decisions that can no longer be undone, each in its own transaction. */
export const settleDue = async (resources: Resources): Promise<void> => {
  while (await settleNext(resources));
}

/** Returns false if no decision is due. A decision about an object that changed since then sends no notification. */
const settleNext = (resources: Resources): Promise<boolean> =>
  resources.db.transaction().execute(async (tx) => {
    const decision = await claimDueDecision(tx, resources.clock())
    if (!decision) return false
    const queue = resources.queues.find(({ name }) => name === decision.queue)
    const subject = await queue?.find(tx, decision.subjectId)
    if (queue && subject && isInForce(subject, decision)) await queue.notifyPerson(resources, tx, decision, subject.personId)
    return true
  })
