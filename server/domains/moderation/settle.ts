import { safeError } from '../../kernel/log.ts'
import type { Resources } from '../../kernel/resources.ts'
import { isInForce } from './rules.ts'
import { claimDueDecision, dueDecisions } from './store.ts'

/** Notifies the users about decisions that can no longer be undone, each in its own transaction. A failed one remains due for the next run. */
export const settleDue = async (resources: Resources): Promise<void> => {
  const now = resources.clock()
  for (const id of await dueDecisions(resources.db, now))
    await settle(resources, id, now).catch((error) =>
      resources.log.error({ decisionId: id, error: safeError(error) }, 'a decision could not be settled and will be retried'),
    )
}

/** A decision about an object that changed since then sends no notification. */
const settle = (resources: Resources, id: number, now: Date): Promise<void> =>
  resources.db.transaction().execute(async (tx) => {
    const decision = await claimDueDecision(tx, id, now)
    if (!decision) return
    const queue = resources.queues.find(({ name }) => name === decision.queue)
    const subject = await queue?.find(tx, decision.subjectId)
    if (queue && subject && isInForce(subject, decision)) await queue.notifyPerson(resources, tx, decision, subject.personId)
  })
