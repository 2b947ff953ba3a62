import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'
import type { ModerationDecision } from '../../kernel/moderation-queue.ts'

type NewDecision = Omit<ModerationDecision, 'id'> & { personId: number; undoUntil: Date | null }

/** A decision without a time to undo is settled at once. */
export const addDecision = async (tx: Tx, decision: NewDecision): Promise<number> => {
  const { id } = await tx
    .insertInto('moderation_decisions')
    .values({
      queue: decision.queue,
      subject_id: decision.subjectId,
      person_id: decision.personId,
      decision: decision.decision,
      reason: decision.reason,
      comment: decision.comment,
      effects: JSON.stringify(decision.effects),
      decided_by: decision.decidedBy,
      decided_at: decision.decidedAt,
      undo_until: decision.undoUntil,
      settled_at: decision.undoUntil ? null : decision.decidedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Closes an open decision about an object that returned to its queue, because a newer one replaces it. Index: moderation_decisions_open. */
export const supersede = (tx: Tx, { queue, subjectId, now }: { queue: string; subjectId: number; now: Date }) =>
  tx
    .updateTable('moderation_decisions')
    .set({ settled_at: now })
    .where('queue', '=', queue)
    .where('subject_id', '=', subjectId)
    .where('undone_at', 'is', null)
    .where('settled_at', 'is', null)
    .execute()

const columns = sql<ModerationDecision>`id, queue, subject_id as "subjectId", decision, reason, comment, effects,
  decided_by as "decidedBy", decided_at as "decidedAt"`

type StoredDecision = ModerationDecision & { undoneAt: Date | null }

/** Index: the primary key. */
export const findDecision = async (db: Db, id: number): Promise<StoredDecision | undefined> =>
  (await sql<StoredDecision>`select ${columns}, undone_at as "undoneAt" from moderation_decisions where id = ${id}`.execute(db)).rows[0]

type OpenDecision = { id: number; subjectId: number; undoUntil: Date }
type OpenQuery = { queue: string; subjectIds: number[]; decidedBy: number; now: Date }

/** Decisions of one user that can still be undone. Index: moderation_decisions_open. */
export const openDecisions = async (db: Db, { queue, subjectIds, decidedBy, now }: OpenQuery): Promise<OpenDecision[]> => {
  const { rows } = await sql<OpenDecision>`
    select id, subject_id as "subjectId", undo_until as "undoUntil" from moderation_decisions
    where queue = ${queue} and subject_id = any(${subjectIds}) and undone_at is null and settled_at is null
      and decided_by = ${decidedBy} and undo_until > ${now}`.execute(db)
  return rows
}

/** Guarantee: a decision is either undone or settled. False if it is neither open nor in time. */
export const markUndone = async (tx: Tx, id: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update moderation_decisions set undone_at = ${now}
    where id = ${id} and undone_at is null and settled_at is null and undo_until > ${now} returning id`.execute(tx)
  return rows.length > 0
}

/** By longest due. Index: moderation_decisions_due. */
export const dueDecisions = async (db: Db, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from moderation_decisions where undone_at is null and settled_at is null and undo_until <= ${now} order by undo_until, id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Marks a due decision as settled. Undefined for one that another run settles, or that is not due. */
export const claimDueDecision = async (tx: Tx, id: number, now: Date): Promise<ModerationDecision | undefined> => {
  const { rows } = await sql<ModerationDecision>`
    update moderation_decisions set settled_at = ${now} where id = (
      select id from moderation_decisions where id = ${id} and undone_at is null and settled_at is null and undo_until <= ${now}
      for update skip locked)
    returning ${columns}`.execute(tx)
  return rows[0]
}
