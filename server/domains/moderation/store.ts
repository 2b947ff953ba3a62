import { type RawBuilder, sql } from 'kysely'
import type { Reason } from '../../../contract/moderation/reasons.ts'
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

type StoredDecision = ModerationDecision & { undoneAt: Date | null; undoUntil: Date | null }

/** Index: the primary key. */
export const findDecision = async (db: Db, id: number): Promise<StoredDecision | undefined> =>
  (
    await sql<StoredDecision>`select ${columns}, undone_at as "undoneAt", undo_until as "undoUntil"
    from moderation_decisions where id = ${id}`.execute(db)
  ).rows[0]

/** The decision in force about an object. `id` and `reason` are null for a decision without a record. */
export type DecisionInForce = {
  subjectId: number
  decision: string
  comment: string | null
  at: Date
  deciderId: number | null
  deciderName: string
  id: number | null
  reason: Reason | null
  /** Null for a decision that is settled. */
  undoUntil: Date | null
}

type DecidedObjects = {
  queue: string
  table: string
  key: string
  state: RawBuilder<string>
  comment: string
  decisions: readonly string[]
  ids: readonly number[]
}

/** The name of an account; empty if it is erased, because its stored name is a placeholder. */
export const accountName = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<string>`case when ${column('erased_at')} is null then trim(concat(${column('first_name')}, ' ', ${column('last_name')})) else '' end`
}

/** The record names the author, because a merge of accounts moves only records. Indexes: the primary keys, moderation_decisions_subject. */
export const decisionsInForce = async (db: Db, { queue, table, key, state, comment, decisions, ids }: DecidedObjects): Promise<DecisionInForce[]> => {
  const { rows } = await sql<DecisionInForce>`
    select ${sql.ref(`x.${key}`)} as "subjectId", ${state} as decision, ${sql.ref(`x.${comment}`)} as comment, x.decided_at as at,
      coalesce(d.decided_by, x.decided_by) as "deciderId", ${accountName('u')} as "deciderName",
      d.id, d.reason, case when d.settled_at is null then d.undo_until end as "undoUntil"
    from ${sql.table(table)} x left join moderation_decisions d
      on d.queue = ${queue} and d.subject_id = ${sql.ref(`x.${key}`)} and d.decision = ${state}
        and d.decided_at = x.decided_at and d.undone_at is null
    left join users u on u.id = coalesce(d.decided_by, x.decided_by)
    where ${sql.ref(`x.${key}`)} = any(${ids}) and ${state} = any(${decisions}) and x.decided_at is not null`.execute(db)
  return rows
}

/** Guarantee: a decision is either undone or settled. False if it is neither open nor in time. */
export const markUndone = async (tx: Tx, id: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update moderation_decisions set undone_at = ${now}
    where id = ${id} and undone_at is null and settled_at is null and undo_until > ${now} returning id`.execute(tx)
  return rows.length > 0
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

/** Index: the primary key of the decision; the notifications of its user. */
export const wasNotified = async (tx: Tx, decisionId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from moderation_decisions d join notification_recipients r on r.user_id = d.person_id join notifications n on n.id = r.notification_id
    where d.id = ${decisionId} and n.data @> jsonb_build_object('decisionId', ${decisionId}::bigint) limit 1`.execute(tx)
  return rows.length > 0
}
