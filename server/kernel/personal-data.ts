import type { Db, Tx } from './db.ts'
import type { Announce } from './facts.ts'

/** Rows of a person by the name of their file in the export, and the uploads that go with them. */
export type Collected = { rows: Record<string, readonly object[]>; uploadIds?: readonly string[] }

/** What a domain knows of people, and how it lets go of it. Each domain that keeps something of a person offers one. */
export type PersonalData = {
  /** Everything the person may take along. */
  collect: (db: Db, userId: number) => Promise<Collected>
  /** Removes or makes nameless what the domain keeps of him. */
  erase: (tx: Tx, userId: number, means: { announce: Announce; now: Date }) => Promise<void>
  /** Gives all of one account to another, without duplicates. */
  move: (tx: Tx, accounts: { from: number; to: number }) => Promise<void>
}
