import { fromKysely, type PgBoss } from 'pg-boss'
import type { Tx } from './db.ts'

/** An event of a domain. Its reactions run after the transaction has committed. */
export type Fact<Payload extends object> = { name: string; afterSeconds: number; payload?: Payload }

/** With a delay, the reactions run that many seconds after the commit. */
export const fact = <Payload extends object>(name: string, { afterSeconds = 0 } = {}): Fact<Payload> => ({ name, afterSeconds })

/** Announces one fact per payload, with one statement per reaction. */
export type Announce = <Payload extends object>(tx: Tx, fact: Fact<Payload>, ...payloads: Payload[]) => Promise<void>

export type Reaction<Resources> = {
  queue: string
  fact: string
  react: (payload: never, resources: Resources) => Promise<void>
}

/** Binds a handler to a fact; the name is unique among the reactions to it. */
export const on = <Payload extends object, Resources>(
  fact: Fact<Payload>,
  name: string,
  react: (payload: Payload, resources: Resources) => Promise<void>,
): Reaction<Resources> => ({ queue: `${fact.name}/${name}`, fact: fact.name, react })

/** Inserts a job for every reaction, in the transaction of the change. */
export const announcer = (boss: PgBoss, reactions: readonly { queue: string; fact: string }[]): Announce => {
  const queues = Map.groupBy(reactions, (reaction) => reaction.fact)
  return async (tx, fact, ...payloads) => {
    const jobs = payloads.map((data) => ({ data, ...(fact.afterSeconds > 0 && { startAfter: fact.afterSeconds }) }))
    for (const { queue } of queues.get(fact.name) ?? []) if (jobs.length > 0) await boss.insert(queue, jobs, { db: fromKysely(tx) })
  }
}
