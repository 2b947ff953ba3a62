import { sql } from 'kysely'
import { surveyPauseDays } from '../../../contract/quizzes/limits.ts'
import type { Tx } from '../../kernel/db.ts'

type Requests = { quizId: number; eventId: number | null; askedBy: number | null; userIds: readonly number[]; now: Date }

/**
 * Records that users are asked now, and returns those whose pause is over. The exclusion constraint decides: of two requests at once the
 * second waits for the first and is skipped.
 */
export const addRequests = async (tx: Tx, { quizId, eventId, askedBy, userIds, now }: Requests): Promise<number[]> => {
  const quietUntil = new Date(now.getTime() + surveyPauseDays * dayMs)
  const { rows } = await sql<{ user_id: number }>`
    insert into survey_requests (quiz_id, user_id, event_id, asked_by, asked_at, quiet_until)
    select ${quizId}, u.id, ${eventId}, ${askedBy}, ${now}, ${quietUntil} from users u
    where u.id = any(${userIds}::bigint[]) and u.status in (8, 10) order by u.id
    on conflict on constraint survey_requests_pause do nothing returning user_id`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

const dayMs = 86_400_000

/** True if all ids are accounts, active or not. Index: the primary key. */
export const areUsers = async (tx: Tx, ids: readonly number[]): Promise<boolean> => {
  const { rows } = await sql<{ count: number }>`select count(*) from users where id = any(${ids}::bigint[])`.execute(tx)
  return rows[0]?.count === ids.length
}
