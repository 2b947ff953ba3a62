import { audit } from '../../kernel/audit.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Subject } from '../../kernel/moderation-queue.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { queueNotice } from './messages.ts'
import { presentDecided } from './present.ts'
import type { ApplyResources, Deciding, QueueParts } from './queue-parts.ts'
import { isOwn, undoUntil } from './rules.ts'
import { addDecision, supersede } from './store.ts'

export type DecisionInput = {
  id: number
  decision: string
  reason: string | null
  comment: string | null
  /** The version that the staff member has seen. Null decides about any. */
  version: string | null
  actor: { id: number } | null
  fields?: Record<string, unknown>
}
export type Made = { decisionId: number; undoUntil: string | null }

/** Decides an object under its lock. Guarantee: of two decisions only the first applies. */
export const decideIn = async (queue: QueueParts, resources: ApplyResources, tx: Tx, input: DecisionInput): Promise<Made> => {
  const { id, decision, reason, comment, version, actor, fields = {} } = input
  const subject = await queue.lock(tx, id)
  // after the lock, so that the times of decisions have the order of the decisions
  const now = resources.clock()
  const current = subject && (await queue.versionOf(tx, id))
  if (!subject || !current) throw new Refusal('notFound')
  if (actor && (isOwn(subject, actor.id) || (await queue.involved(tx, id)).includes(actor.id))) throw new Refusal('ownRequest')
  if (subject.status !== queue.waitingStatus) throw await notWaiting(queue, tx, id, subject)
  if (version !== null && version !== current) throw new Refusal('changedMeanwhile')
  await queue.setStatus(tx, id, { status: decision, comment, by: actor?.id ?? null, at: now })
  const deciding: Deciding = { subjectId: id, personId: subject.personId, isApproved: decision === queue.decisions[0], comment, fields, now }
  const effects = (await queue.apply?.(tx, deciding, resources)) ?? {}
  await supersede(tx, { queue: queue.name, subjectId: id, now })
  const until = queue.isFinal ? null : undoUntil(now)
  const made = { queue: queue.name, subjectId: id, decision, reason, comment, effects, decidedBy: actor?.id ?? null, decidedAt: now }
  const decisionId = await addDecision(tx, { ...made, personId: subject.personId, undoUntil: until })
  await audit(tx, {
    actor,
    action: decision,
    entity: queue.entity,
    entityId: id,
    personId: subject.personId,
    before: { status: subject.status },
    after: { status: decision, reason, comment },
    now,
  })
  if (until) await queueNotice(tx, { decisionId, personId: subject.personId, undoUntil: until, now })
  else await queue.notifyPerson(resources, tx, { ...made, id: decisionId }, subject.personId)
  return { decisionId, undoUntil: until?.toISOString() ?? null }
}

const notWaiting = async (queue: QueueParts, tx: Tx, id: number, { status }: Subject): Promise<Refusal> => {
  if (!queue.decisions.includes(status)) return new Refusal('notWaiting')
  const [earlier] = await queue.inForce(tx, [id])
  return new Refusal('alreadyDecided', earlier && { decided: presentDecided(earlier) })
}
