import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'
import type { ParticipantRow } from './store.ts'

type NewDecision = { eventId: number; decidedBy: number; now: Date; undoUntil: Date }

/** A decision with the state of its participants before. */
export const addDecision = async (
  tx: Tx,
  { eventId, decidedBy, now, undoUntil }: NewDecision,
  before: readonly ParticipantRow[],
): Promise<number> => {
  const { id } = await tx
    .insertInto('participation_decisions')
    .values({ event_id: eventId, decided_by: decidedBy, decided_at: now, undo_until: undoUntil })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addChanges(
    tx,
    id,
    before.map((row) => row.id),
  )
  return id
}

/** Must precede the change, because it copies the columns. Index: the primary key of event_participants. */
export const addChanges = async (tx: Tx, decisionId: number, participantIds: readonly number[]) => {
  await sql`
    insert into participation_decision_changes
      (decision_id, participant_id, state_before, waited_for_seat, comment_before, decided_at_before, decision_before)
    select ${decisionId}, id, state, waits_for_seat, comment, decided_at, decision_id
    from event_participants where id = any(${participantIds}::bigint[])`.execute(tx)
}

export type DecisionRow = NonNullable<Awaited<ReturnType<typeof findDecision>>>

export const findDecision = (db: Db, id: number) =>
  db.selectFrom('participation_decisions').select(['id', 'event_id', 'undo_until', 'undone_at']).where('id', '=', id).executeTakeFirst()

export const markUndone = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('participation_decisions').set({ undone_at: now }).where('id', '=', id).execute()

export type ChangedParticipant = { id: number; user_id: number; format: 'online' | 'offline'; state: string; state_before: string }

/**
 * Participants whose state is still that of the decision, locked until the transaction ends. A mark of attendance made meanwhile
 * keeps the participant approved.
 */
export const lockChanged = async (tx: Tx, decisionId: number): Promise<ChangedParticipant[]> => {
  const { rows } = await sql<ChangedParticipant>`
    select p.id, p.user_id, p.format, p.state, c.state_before
    from participation_decision_changes c join event_participants p on p.id = c.participant_id
    where c.decision_id = ${decisionId} and p.decision_id = ${decisionId} and (p.attended_at is null or c.state_before = 'approved')
    order by p.queue_number for update of p`.execute(tx)
  return rows
}

export const restoreChanged = async (tx: Tx, decisionId: number, participantIds: readonly number[]) => {
  await sql`
    update event_participants p set state = c.state_before, waits_for_seat = c.waited_for_seat, comment = c.comment_before,
      decided_at = c.decided_at_before, decision_id = c.decision_before
    from participation_decision_changes c
    where c.decision_id = ${decisionId} and c.participant_id = p.id and p.id = any(${participantIds}::bigint[])`.execute(tx)
}

/** Index: participation_decisions_expiry. */
export const forgetDecisions = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('participation_decisions').where('undo_until', '<', before).execute()
}
