import { sql } from 'kysely'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Tx } from '../../kernel/db.ts'

type Quizzes = Pick<EventDocument, 'quizId' | 'surveyQuizId'>

/**
 * The fields whose quiz does not exist any more or is not published. The lock keeps the others as they are until the transaction ends: a quiz is
 * deleted or unpublished under a lock on its row, which then reads the published event. Index: the primary key.
 */
export const unpublishedQuizzes = async (tx: Tx, { quizId, surveyQuizId }: Quizzes): Promise<(keyof Quizzes)[]> => {
  const wanted = { quizId, surveyQuizId }
  const ids = Object.values(wanted).filter((id) => id !== null)
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`select z.id from quizzes z
    where z.id = any(${ids}::bigint[]) and z.deleted_at is null and z.published_at is not null order by z.id for key share`.execute(tx)
  const published = new Set(rows.map(({ id }) => id))
  return (['quizId', 'surveyQuizId'] as const).filter((field) => {
    const id = wanted[field]
    return id !== null && !published.has(id)
  })
}
