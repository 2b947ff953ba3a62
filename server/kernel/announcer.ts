import { randomUUID } from 'node:crypto'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Announce } from './facts.ts'
import type { FactMessage } from './outbox/kinds.ts'
import { queueMessages } from './outbox/queue.ts'

type Announced = { reactions: readonly { queue: string; fact: string }[]; messages: readonly FactMessage[]; clock: () => Date }

/** Inserts a job for every reaction and every message of a fact, in the transaction of the change. */
export const announcer = (boss: PgBoss, { reactions, messages, clock }: Announced): Announce => {
  const queues = Map.groupBy(reactions, (reaction) => reaction.fact)
  const emails = Map.groupBy(messages, (message) => message.fact)
  return async (tx, fact, ...payloads) => {
    if (payloads.length === 0) return
    const jobs = payloads.map((data) => ({ data }))
    for (const { queue } of queues.get(fact.name) ?? []) await boss.insert(queue, jobs, { db: fromKysely(tx) })
    const queued = (emails.get(fact.name) ?? []).flatMap((message) => payloads.flatMap((payload) => messageAbout(message, payload)))
    await queueMessages(tx, queued, clock())
  }
}

/** Every announcement is an occurrence of its own, so that a second registration for the same event sends a second email. */
const messageAbout = ({ kind, about }: FactMessage, payload: object) => {
  // the fact and its message share the type of the payload
  const message = about(payload as never)
  return message ? [{ kind, payload, ...message, subject: `${message.subject}/${randomUUID()}` }] : []
}
