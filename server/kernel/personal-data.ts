import type { Db, Tx } from './db.ts'
import type { Announce } from './facts.ts'

/** Rows of a person by the name of their file in the export, and the uploads that go with them. */
export type Collected = { rows: Record<string, readonly object[]>; uploadIds?: readonly string[] }

/** How a domain exports, erases and moves a person's data. A domain that stores some has one. */
export type PersonalData = {
  /** Everything the person may take along. */
  collect: (db: Db, userId: number) => Promise<Collected>
  /** Deletes or anonymizes the rows about the person. */
  erase: (tx: Tx, userId: number, deps: { announce: Announce; now: Date }) => Promise<void>
  /** Moves the rows of one account to another, without duplicates. */
  move: (tx: Tx, accounts: { from: number; to: number }) => Promise<void>
  /** Runs after all others, because they read its rows. */
  isLast?: true
}
