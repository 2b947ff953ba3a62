import type { RawBuilder } from 'kysely'
import type { Db, Tx } from './db.ts'
import type { Announce } from './facts.ts'
import type { TableExport } from './table-export.ts'

/** The state of a decided object. `otherPersonId` is a second user of the object, if any. */
export type Subject = { status: string; personId: number; otherPersonId: number | null; decidedAt: Date | null }

/** A stored decision of staff. */
export type ModerationDecision = {
  id: number
  queue: string
  subjectId: number
  decision: string
  reason: string | null
  comment: string | null
  /** Changes of the approval besides the status, so that `revert` undoes those only. */
  effects: Record<string, unknown>
  decidedBy: number | null
  decidedAt: Date
}

/** A moderation queue as the process uses it; `server/domains/moderation/queue.ts` makes it from a declaration. */
export type ModerationQueue = {
  name: string
  /** The plural name in the audit log. */
  entity: string
  /** A statement that selects the pending objects as `id`. */
  waitingIds: RawBuilder<{ id: number }>
  /** Locks the object until the transaction ends. */
  lock: (tx: Tx, subjectId: number) => Promise<Subject | undefined>
  find: (tx: Tx, subjectId: number) => Promise<Subject | undefined>
  /** Returns the decided object to the queue. */
  reopen: (tx: Tx, decision: ModerationDecision, now: Date) => Promise<void>
  /** Work when a decision can no longer be undone. Repeated if the process is killed meanwhile. */
  settled?: (resources: { db: Db }, subjectId: number) => Promise<void>
  waitingStatus: string
  /** Its list as a file. */
  tableExport: TableExport
  notifyPerson: (deps: { announce: Announce; clock: () => Date }, tx: Tx, decision: ModerationDecision, personId: number) => Promise<void>
}
