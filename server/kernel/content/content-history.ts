import { sql } from 'kysely'
import type { Db } from '../db.ts'

const shown = 20

type Stored = string | number | boolean | (string | number)[] | null
type Values = Record<string, Stored> | null
type Recorded = { id: number; action: string; at: Date; userId: number | null; userName: string; before: Values; after: Values }

/** The last changes of a row from the audit log, the newest first. Index: audit_records_row. */
export const contentHistory = async (db: Db, entity: string, id: number) => {
  const { rows } = await sql<Recorded>`
    select a.id, a.action, a.created_at as at, a.user_id as "userId",
      coalesce(btrim(concat(u.first_name, ' ', u.last_name)), '') as "userName", a.before, a.after
    from audit_records a left join users u on u.id = a.user_id
    where a.entity = ${entity} and a.entity_id = ${id} order by a.id desc limit ${shown}`.execute(db)
  return rows.map(({ at, before, after, ...change }) => {
    const fields = Object.keys(after ?? before ?? {})
    const changes = fields.map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    return { ...change, at: at.toISOString(), fields, changes }
  })
}
