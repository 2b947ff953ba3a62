import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import { withdrawNotice } from './messages.ts'
import { isInForce, isInTime } from './rules.ts'
import { findDecision, markUndone } from './store.ts'

/** Returns the object to its queue. The object is locked before the decision, as in `decide.ts`, to prevent deadlocks. */
export const undoDecision = async ({ db, actor, params, clock, refuse, queues }: Ctx<'POST /admin/decisions/:id/undo'>) => {
  const decision = await findDecision(db, params.id)
  const queue = queues.find(({ name }) => name === decision?.queue)
  if (!decision || !queue) throw refuse('notFound')
  if (decision.decidedBy !== actor.id) throw refuse('notYourDecision')
  await db.transaction().execute(async (tx) => {
    const subject = await queue.lock(tx, decision.subjectId)
    const now = clock()
    if ((await findDecision(tx, decision.id))?.undoneAt) throw refuse('alreadyUndone')
    if (!isInTime(decision, now)) throw refuse('undoTooLate')
    if (!subject || !isInForce(subject, decision)) throw refuse('changedSince')
    if (!(await markUndone(tx, decision.id, now))) throw refuse('undoTooLate')
    await withdrawNotice(tx, decision.id)
    await queue.reopen(tx, decision, now)
    await audit(tx, {
      actor,
      action: 'undo',
      entity: queue.entity,
      entityId: decision.subjectId,
      personId: subject.personId,
      before: { status: decision.decision },
      after: { status: queue.waitingStatus },
      now,
    })
  })
  return { ok: true as const }
}
