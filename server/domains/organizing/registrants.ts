import type { Db } from '../../kernel/db.ts'

/** Users who take part or wait, for a decision or for a seat. Index: the unique (event_id, user_id). */
export const registrantsOf = async (db: Db, eventId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('event_participants')
    .select('user_id')
    .where('event_id', '=', eventId)
    .where('state', 'in', ['approved', 'wait'])
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}
