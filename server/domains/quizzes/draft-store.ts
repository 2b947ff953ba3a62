import { sql } from 'kysely'
import type { GivenAnswer } from '../../../contract/quizzes/answering.ts'
import type { Db, Tx } from '../../kernel/db.ts'

export type DraftRow = { answers: GivenAnswer[]; reached_question_id: number | null; saved_at: Date }

type Respondent = { quizId: number; userId: number | null; tokenHash: Buffer | null }

/** The own draft of a user, else that of the token. Indexes: quiz_attempts_user, quiz_attempts_token. */
export const findDraft = async (db: Db, { quizId, userId, tokenHash }: Respondent): Promise<(DraftRow & { is_own: boolean }) | undefined> => {
  const { rows } = await sql<DraftRow & { is_own: boolean }>`
    select answers, reached_question_id, saved_at, user_id is not null as is_own from quiz_attempts
    where quiz_id = ${quizId} and submitted_at is null and (user_id = ${userId}::bigint or token_hash = ${tokenHash}::bytea)
    order by is_own desc limit 1`.execute(db)
  return rows[0]
}

type Saved = { answers: readonly GivenAnswer[]; reachedQuestionId: number | null; now: Date }

/** The draft of a user replaces that which the same browser began as a visitor. Unique index: quiz_attempts_user. */
export const saveUserDraft = async (tx: Tx, of: { quizId: number; userId: number; tokenHash: Buffer | null }, saved: Saved): Promise<void> => {
  const answers = JSON.stringify(saved.answers)
  await sql`
    insert into quiz_attempts (quiz_id, user_id, answers, reached_question_id, started_at, saved_at)
    values (${of.quizId}, ${of.userId}, ${answers}, ${saved.reachedQuestionId}, ${saved.now}, ${saved.now})
    on conflict (quiz_id, user_id) where user_id is not null and submitted_at is null
    do update set answers = excluded.answers, reached_question_id = excluded.reached_question_id, saved_at = excluded.saved_at`.execute(tx)
  if (of.tokenHash)
    await sql`delete from quiz_attempts where token_hash = ${of.tokenHash} and quiz_id = ${of.quizId} and submitted_at is null`.execute(tx)
}

/** False if the token has no unfinished draft of the quiz. Index: quiz_attempts_token. */
export const saveVisitorDraft = async (tx: Tx, of: { quizId: number; tokenHash: Buffer }, saved: Saved): Promise<boolean> => {
  const row = await tx
    .updateTable('quiz_attempts')
    .set({ answers: JSON.stringify(saved.answers), reached_question_id: saved.reachedQuestionId, saved_at: saved.now })
    .where('token_hash', '=', of.tokenHash)
    .where('quiz_id', '=', of.quizId)
    .where('submitted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** True if the draft of the token was submitted: what its page still saves belongs to that answer. Index: quiz_attempts_token. */
export const isCompleted = async (tx: Tx, { quizId, tokenHash }: { quizId: number; tokenHash: Buffer }): Promise<boolean> => {
  const attempts = tx.selectFrom('quiz_attempts').select('id').where('token_hash', '=', tokenHash).where('quiz_id', '=', quizId)
  return (await attempts.where('submitted_at', 'is not', null).executeTakeFirst()) !== undefined
}

export const addVisitorDraft = (tx: Tx, of: { quizId: number; tokenHash: Buffer }, saved: Saved) =>
  tx
    .insertInto('quiz_attempts')
    .values({
      quiz_id: of.quizId,
      token_hash: of.tokenHash,
      answers: JSON.stringify(saved.answers),
      reached_question_id: saved.reachedQuestionId,
      started_at: saved.now,
      saved_at: saved.now,
    })
    .execute()

/**
 * Marks the drafts of a respondent as submitted and empties them. `wasCompleted` is true if the token's draft was submitted before; a
 * concurrent request with the token waits for the row. Indexes: quiz_attempts_user, quiz_attempts_token.
 */
export const completeAttempts = async (
  tx: Tx,
  { quizId, userId, tokenHash, now }: Respondent & { now: Date },
): Promise<{ wasCompleted: boolean }> => {
  const { rows } = await sql<{ submitted_at: Date | null }>`
    select submitted_at from quiz_attempts where quiz_id = ${quizId} and token_hash = ${tokenHash}::bytea for update`.execute(tx)
  await sql`
    update quiz_attempts set submitted_at = ${now}, saved_at = ${now}, answers = '[]'
    where quiz_id = ${quizId} and submitted_at is null and (user_id = ${userId}::bigint or token_hash = ${tokenHash}::bytea)`.execute(tx)
  return { wasCompleted: rows.some(({ submitted_at }) => submitted_at !== null) }
}

const maxAtOnce = 1_000

/**
 * Old drafts lose their respondent and their answers; the question where they stopped stays in the statistics. Those of submitted answers are
 * deleted. Returns the number of changed rows. Index: quiz_attempts_age.
 */
export const forgetDrafts = async (db: Db, savedBefore: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with old as (
      select id, submitted_at from quiz_attempts where saved_at < ${savedBefore} and (user_id is not null or token_hash is not null)
      order by saved_at limit ${maxAtOnce} for update skip locked),
    submitted as (delete from quiz_attempts t using old where t.id = old.id and old.submitted_at is not null),
    emptied as (update quiz_attempts t set user_id = null, token_hash = null, answers = '[]' from old where t.id = old.id and old.submitted_at is null)
    select id from old`.execute(db)
  return rows.length
}
