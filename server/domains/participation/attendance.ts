import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'

type Participants = { eventId: number; participantIds: readonly number[] }

/** `by` is the organizer or the member of space staff; null for users who marked themselves. */
type Marked = Participants & { by: number | null; now: Date }

/** Marks approved participants; an earlier mark stays. Returns the ids of new marks. Guarantee: of concurrent scans one makes the mark. */
export const markAttendance = async (tx: Db | Tx, { eventId, participantIds, by, now }: Marked): Promise<number[]> => {
  const rows = await tx
    .updateTable('event_participants')
    .set({ attended_at: now, attended_by: by })
    .where('event_id', '=', eventId)
    .where(sql<boolean>`id = any(${participantIds}::bigint[])`)
    .where('state', '=', 'approved')
    .where('attended_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Moves later marks back to an earlier time, because the earliest evidence of a visit counts. Returns the ids of moved marks. */
export const advanceAttendance = async (tx: Tx, { eventId, participantIds, by, now }: Marked): Promise<number[]> => {
  const rows = await tx
    .updateTable('event_participants')
    .set({ attended_at: now, attended_by: by })
    .where('event_id', '=', eventId)
    .where(sql<boolean>`id = any(${participantIds}::bigint[])`)
    .where('attended_at', '>', now)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes marks, that of a completed online participation too. Returns the ids of removed marks. */
export const unmarkAttendance = async (tx: Db | Tx, { eventId, participantIds }: Participants): Promise<number[]> => {
  const rows = await tx
    .updateTable('event_participants')
    .set({ attended_at: null, attended_by: null, online_completed_at: null })
    .where('event_id', '=', eventId)
    .where(sql<boolean>`id = any(${participantIds}::bigint[])`)
    .where('attended_at', 'is not', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
