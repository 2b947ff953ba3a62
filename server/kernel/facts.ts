import type { Tx } from './db.ts'

/** An event of a domain. Its reactions run after the transaction has committed. */
export type Fact<Payload extends object> = { name: string; payload?: Payload }

export const fact = <Payload extends object>(name: string): Fact<Payload> => ({ name })

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
