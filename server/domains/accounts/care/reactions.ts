import { on } from '../../../kernel/facts.ts'
import { queueMessages } from '../../../kernel/outbox/queue.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { guessingDetected } from './facts.ts'
import { guessingKind } from './messages.ts'
import { claimGuessAlert } from './store.ts'

export const careReactions = [
  on(guessingDetected, 'letter', ({ userId, at }, resources: Resources) => queueGuessingAlert(resources, { userId, at: new Date(at) })),
]

const dayMs = 86_400_000

/** At most one email a day, claimed and queued in one transaction. */
const queueGuessingAlert = async ({ db }: Resources, { userId, at }: { userId: number | null; at: Date }) => {
  if (userId === null) return
  await db.transaction().execute(async (tx) => {
    if (!(await claimGuessAlert(tx, userId, { now: at, since: new Date(at.getTime() - dayMs) }))) return
    await queueMessages(tx, [{ kind: guessingKind, subject: `account/${userId}/${at.toISOString()}`, to: { userId } }], at)
  })
}
