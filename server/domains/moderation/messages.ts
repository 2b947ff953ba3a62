import type { Tx } from '../../kernel/db.ts'
import { bellKind } from '../../kernel/outbox/kinds.ts'
import { queueMessages, withdrawMessages } from '../../kernel/outbox/queue.ts'
import type { Resources } from '../../kernel/resources.ts'
import { isInForce } from './rules.ts'
import { claimDueDecision, findDecision, wasNotified } from './store.ts'

const kind = 'moderation.decision'
const subjectOf = (decisionId: number) => `decision/${decisionId}`

type Notice = { decisionId: number; personId: number; undoUntil: Date; now: Date }

/** The notification about a decision; it waits until the decision can no longer be undone. */
export const queueNotice = (tx: Tx, { decisionId, personId, undoUntil, now }: Notice) =>
  queueMessages(
    tx,
    [{ kind, subject: subjectOf(decisionId), channel: 'bell', to: { userId: personId }, payload: { decisionId }, notBefore: undoUntil }],
    now,
  )

export const withdrawNotice = (tx: Tx, decisionId: number) => withdrawMessages(tx, { kind, subject: subjectOf(decisionId) })

/** Notifies once, in the transaction that settles the decision. A decision about an object that changed since then sends no notification. */
const settle = (resources: Resources, decisionId: number): Promise<boolean> =>
  resources.db.transaction().execute(async (tx) => {
    const decision = await claimDueDecision(tx, decisionId, resources.clock())
    // a worker that was killed after this transaction repeats it: its notification exists
    if (!decision) return wasNotified(tx, decisionId)
    const queue = resources.queues.find(({ name }) => name === decision.queue)
    const subject = await queue?.find(tx, decision.subjectId)
    if (!queue || !subject || !isInForce(subject, decision)) return false
    await queue.notifyPerson(resources, tx, decision, subject.personId)
    return true
  })

/** In a transaction of its own, because it locks objects, which an undoing locks before the decision. */
const finish = async ({ db, queues }: Resources, decisionId: number): Promise<void> => {
  const decision = await findDecision(db, decisionId)
  if (decision) await queues.find(({ name }) => name === decision.queue)?.settled?.({ db }, decision.subjectId)
}

/** The notification creates its own email and push. */
export const moderationMessages = [
  bellKind<{ decisionId: number }>(kind, async ({ payload }, resources) => {
    const isNotified = await settle(resources, payload.decisionId)
    await finish(resources, payload.decisionId)
    return isNotified
  }),
]
