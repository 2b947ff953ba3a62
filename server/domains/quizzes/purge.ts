import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { releaseUploads } from '../uploads/claim.ts'

const answersAtOnce = 1_000

/** Deletes the answers of deleted quizzes with their files, and then the quizzes. */
export const purgeDeleted = async ({ db }: Pick<Resources, 'db'>): Promise<void> => {
  const deleted = await db.selectFrom('quizzes').select('id').where('deleted_at', 'is not', null).orderBy('id').execute()
  for (const { id } of deleted) {
    while (await purgeSome(db, id)) {
      // short transactions, because a quiz may have many answers
    }
    await db.deleteFrom('quizzes').where('id', '=', id).execute()
  }
}

const purgeSome = (db: Db, quizId: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const ids = await nextAnswers(tx, quizId)
    const files = await tx
      .selectFrom('quiz_answer_values')
      .select('upload_id')
      .where(sql<boolean>`answer_id = any(${ids}::bigint[])`)
      .where('upload_id', 'is not', null)
      .execute()
    await releaseUploads(
      tx,
      files.flatMap(({ upload_id }) => upload_id ?? []),
    )
    await tx.deleteFrom('quiz_answers').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
    return ids.length > 0
  })

/** Index: quiz_answers_newest. */
const nextAnswers = async (tx: Tx, quizId: number): Promise<number[]> =>
  (await tx.selectFrom('quiz_answers').select('id').where('quiz_id', '=', quizId).orderBy('id').limit(answersAtOnce).execute()).map(({ id }) => id)
