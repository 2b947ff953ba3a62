import type { Db, Tx } from './db.ts'
import type { Announce } from './facts.ts'

/** Rows of a user by the name of their export file, and the uploads they refer to. */
export type Collected = { rows: Record<string, readonly object[]>; uploadIds?: readonly string[] }

type Deps = { announce: Announce; now: Date }

/** Exports, erases and moves a user's data. Every domain that stores personal data implements it. */
export type PersonalData = {
  /** All data for the user's export. */
  collect: (db: Db, userId: number) => Promise<Collected>
  /** Deletes or anonymizes the user's rows. */
  erase: (tx: Tx, userId: number, deps: Deps) => Promise<void>
  /** Moves the rows of one account to another, without duplicates. */
  move: (tx: Tx, accounts: { from: number; to: number }, deps: Deps) => Promise<void>
  /** Runs before all others, because it locks events and reads the owners that they remove. */
  isFirst?: true
  /** Runs after the domains of decided objects, because a decision locks the object before these rows. */
  isLate?: true
  /** Runs after all others, because they read its rows. */
  isLast?: true
}
