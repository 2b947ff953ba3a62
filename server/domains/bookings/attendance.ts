import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'

/** The author of a meeting by its booking, or a participant by their row. */
export type Attendee = { role: 'author' | 'participant'; id: number }

const tables = { author: sql`reservations`, participant: sql`reservation_participants` }

/** Marks the attendance at a meeting; an earlier mark stays. Guarantee: of concurrent scans one makes the mark. */
export const markMeeting = async (db: Db, { role, id }: Attendee, { by, now }: { by: number; now: Date }): Promise<boolean> => {
  const { rows } = await sql`update ${tables[role]} set attended_at = ${now}, attended_by = ${by}
    where id = ${id} and attended_at is null returning id`.execute(db)
  return rows.length > 0
}

/** Moves a later mark back to an earlier time. False without a later one. */
export const advanceMeeting = async (db: Db, { role, id }: Attendee, { by, now }: { by: number; now: Date }): Promise<boolean> => {
  const { rows } = await sql`update ${tables[role]} set attended_at = ${now}, attended_by = ${by}
    where id = ${id} and attended_at > ${now} returning id`.execute(db)
  return rows.length > 0
}

/** False without a mark. */
export const unmarkMeeting = async (db: Db, { role, id }: Attendee): Promise<boolean> => {
  const { rows } = await sql`update ${tables[role]} set attended_at = null, attended_by = null
    where id = ${id} and attended_at is not null returning id`.execute(db)
  return rows.length > 0
}
