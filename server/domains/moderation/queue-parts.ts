import type { Db, Tx } from '../../kernel/db.ts'
import type { ModerationDecision, ModerationQueue } from '../../kernel/moderation-queue.ts'
import type { Resources } from '../../kernel/resources.ts'
import type { DecisionInForce } from './store.ts'

/** A decision that is being made. */
export type Deciding = {
  subjectId: number
  personId: number
  isApproved: boolean
  comment: string | null
  /** Fields of the decision besides those of every queue. */
  fields: Record<string, unknown>
  now: Date
}

export type ApplyResources = Pick<Resources, 'announce' | 'clock' | 'personalData'>

export type Effects = {
  /** Changes besides the status; throws a refusal if they are impossible. The returned value is stored for `revert`. */
  apply?: (tx: Tx, deciding: Deciding, resources: ApplyResources) => Promise<Record<string, unknown> | undefined>
  /** Undoes `apply`. A queue without it is final: its decisions cannot be undone and notify at once. */
  revert?: (tx: Tx, decision: ModerationDecision, now: Date) => Promise<void>
  /** Runs when the decision can no longer be undone. */
  settled?: ModerationQueue['settled']
}

type StatusChange = { status: string; comment: string | null; by: number | null; at: Date | null }

export type QueueParts = ModerationQueue &
  Pick<Effects, 'apply'> & {
    /** The approving and the declining one. */
    decisions: readonly [string, string]
    isFinal: boolean
    /** Users besides the one who waits who cannot decide about the object. */
    involved: (db: Db, id: number) => Promise<number[]>
    /** The decisions in force about these objects, in one statement. */
    inForce: (db: Db, ids: readonly number[]) => Promise<DecisionInForce[]>
    /** The version of the content of an object; undefined if the queue does not list it. */
    versionOf: (tx: Tx, id: number) => Promise<string | undefined>
    setStatus: (tx: Tx, id: number, change: StatusChange) => Promise<void>
  }
