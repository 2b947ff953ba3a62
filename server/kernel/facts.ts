import { fromKysely, type PgBoss } from 'pg-boss'
import type { Tx } from './db.ts'

/** Something that happened in a domain, told to those who react after the transaction has committed. */
export type Fact<Payload extends object> = { name: string; payload?: Payload }

export const fact = <Payload extends object>(name: string): Fact<Payload> => ({ name })

/** `once` names the payload: of the same fact with the same name only one waits at a time. */
export type Announce = <Payload extends object>(tx: Tx, fact: Fact<Payload>, payload: Payload) => Promise<void>

export type Reaction<Resources> = {
  queue: string
  fact: string
  react: (payload: never, resources: Resources) => Promise<void>
}

/** Binds a handler to a fact; the name is unique among the reactions to it. */
export const on = <Payload extends object, Resources>(
  happened: Fact<Payload>,
  name: string,
  react: (payload: Payload, resources: Resources) => Promise<void>,
): Reaction<Resources> => ({ queue: `${happened.name}/${name}`, fact: happened.name, react })

/** Writes a job for every reaction, in the transaction of the change itself. */
export const announcer = (boss: PgBoss, reactions: readonly { queue: string; fact: string }[]): Announce => {
  const queues = Map.groupBy(reactions, (reaction) => reaction.fact)
  return async (tx, happened, payload) => {
    for (const { queue } of queues.get(happened.name) ?? []) await boss.send(queue, payload, { db: fromKysely(tx) })
  }
}
