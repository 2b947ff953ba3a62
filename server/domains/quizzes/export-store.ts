import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'

export type ExportedRow = {
  id: number
  created_at: Date
  user_id: number | null
  user: string | null
  guest_name: string | null
  guest_email: string | null
  event: string | null
  score: number | null
}

type Batch = { quizId: number; after: number; limit: number }

/** The oldest first. Indexes: quiz_answers_newest, primary keys. */
export const exportedAnswers = async (db: Db, { quizId, after, limit }: Batch): Promise<ExportedRow[]> => {
  const { rows } = await sql<ExportedRow>`
    select a.id, a.created_at, a.user_id, nullif(btrim(concat_ws(' ', u.last_name, u.first_name, u.father_name)), '') as user,
      a.guest_name, a.guest_email, e.name as event, a.score
    from (select * from quiz_answers where quiz_id = ${quizId} and id > ${after} order by id limit ${limit}) a
    left join users u on u.id = a.user_id
    left join events e on e.id = a.event_id
    order by a.id`.execute(db)
  return rows
}
