import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'

/** Marks an approved participant as attended; an earlier mark stays. False for other users. Index: the unique (event_id, user_id). */
export const markAttended = async (tx: Tx, eventId: number, userId: number, now: Date): Promise<boolean> => {
  const marked = await tx
    .updateTable('event_participants')
    .set({ attended_at: sql`coalesce(attended_at, ${now})` })
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('state', '=', 'approved')
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}
