import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'

type Marked = { eventId: number; participantIds: readonly number[]; now: Date }

/** Marks approved participants; an earlier mark stays. Returns the ids of new marks. Guarantee: of concurrent scans one makes the mark. */
export const markAttendance = async (tx: Db | Tx, { eventId, participantIds, now }: Marked): Promise<number[]> => {
  const rows = await tx
    .updateTable('event_participants')
    .set({ attended_at: now })
    .where('event_id', '=', eventId)
    .where(sql<boolean>`id = any(${participantIds}::bigint[])`)
    .where('state', '=', 'approved')
    .where('attended_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes marks, that of a completed online participation too. Returns the ids of removed marks. */
export const unmarkAttendance = async (tx: Db | Tx, { eventId, participantIds }: Omit<Marked, 'now'>): Promise<number[]> => {
  const rows = await tx
    .updateTable('event_participants')
    .set({ attended_at: null, online_completed_at: null })
    .where('event_id', '=', eventId)
    .where(sql<boolean>`id = any(${participantIds}::bigint[])`)
    .where('attended_at', 'is not', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
