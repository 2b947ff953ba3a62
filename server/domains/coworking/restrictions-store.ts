import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'

export type Restriction = { until: string | null; reason: string | null }

/** The ban of a user in a space that covers a day. Index: the primary key. */
export const restrictionOf = async (
  db: Db,
  { spaceId, userId, date }: { spaceId: number; userId: number; date: string },
): Promise<Restriction | null> => {
  const { rows } = await sql<Restriction>`select until::text as until, reason from space_restrictions
    where space_id = ${spaceId} and user_id = ${userId} and (until is null or until >= ${date}::date)`.execute(db)
  return rows[0] ?? null
}

type NewBan = { spaceId: number; userId: number; until: string | null; reason: string | null; createdBy: number; now: Date }

export const setRestriction = (tx: Tx, { spaceId, userId, until, reason, createdBy, now }: NewBan) =>
  sql`insert into space_restrictions (space_id, user_id, until, reason, created_by, created_at)
    values (${spaceId}, ${userId}, ${until}::date, ${reason}, ${createdBy}, ${now})
    on conflict (space_id, user_id) do update
      set until = excluded.until, reason = excluded.reason, created_by = excluded.created_by, created_at = excluded.created_at`.execute(tx)

export const removeRestriction = (tx: Tx, spaceId: number, userId: number) =>
  tx.deleteFrom('space_restrictions').where('space_id', '=', spaceId).where('user_id', '=', userId).execute()

type Listed = Restriction & { user_id: number; name: string; photo_id: string | null; created_by: number | null; created_at: Date | null }

/** Bans in force, the latest first. Index: the primary key. */
export const restrictionsIn = async (db: Db, spaceId: number, { today, limit, offset }: { today: string; limit: number; offset: number }) => {
  const where = sql`r.space_id = ${spaceId} and (r.until is null or r.until >= ${today}::date)`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Listed>`select r.user_id, btrim(concat_ws(' ', u.first_name, u.last_name)) as name, u.photo_id, r.until::text as until, r.reason,
        r.created_by, r.created_at
      from space_restrictions r join users u on u.id = r.user_id where ${where}
      order by r.created_at desc nulls last, r.user_id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from space_restrictions r where ${where}`.execute(db),
  ])
  return { rows, total: counted[0]?.total ?? 0 }
}
