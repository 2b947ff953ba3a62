import { sql } from 'kysely'
import type { Db } from '../db.ts'

const shown = 20

type Recorded = { id: number; action: string; at: Date; userId: number | null; userName: string; fields: string[] }

/** The last changes of a row from the audit log, the newest first. Index: audit_records_row. */
export const contentHistory = async (db: Db, entity: string, id: number) => {
  const { rows } = await sql<Recorded>`
    select a.id, a.action, a.created_at as at, a.user_id as "userId",
      coalesce(btrim(concat(u.first_name, ' ', u.last_name)), '') as "userName",
      array(select jsonb_object_keys(coalesce(a.after, a.before, '{}'))) as fields
    from audit_records a left join users u on u.id = a.user_id
    where a.entity = ${entity} and a.entity_id = ${id} order by a.id desc limit ${shown}`.execute(db)
  return rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
}
