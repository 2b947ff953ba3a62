import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'

type Access = { user_id: number; name: string; photo_id: string | null }

/** Indexes: the primary keys. */
export const accessesOf = async (db: Db, quizId: number): Promise<Access[]> => {
  const { rows } = await sql<Access>`select a.user_id, btrim(concat_ws(' ', u.first_name, u.last_name)) as name, u.photo_id
    from quiz_accesses a join users u on u.id = a.user_id where a.quiz_id = ${quizId} order by a.user_id`.execute(db)
  return rows
}

/** False if one of the users has no active account; those who have access already may keep it. Index: the primary keys. */
export const replaceAccesses = async (tx: Tx, quizId: number, userIds: readonly number[]): Promise<boolean> => {
  await sql`delete from quiz_accesses where quiz_id = ${quizId} and user_id <> all(${userIds}::bigint[])`.execute(tx)
  await sql`insert into quiz_accesses (quiz_id, user_id)
    select ${quizId}, u.id from users u where u.id = any(${userIds}::bigint[]) and u.status in (8, 10) on conflict do nothing`.execute(tx)
  return (await accessesOf(tx, quizId)).length === userIds.length
}
