import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { releaseUploads } from '../uploads/claim.ts'
import { forgetCounts } from './counts-store.ts'

/** Answers of the user and their drafts. Files are exported and erased with all uploads of the user. */
export const answersPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      'quiz-answers': await db
        .selectFrom('quiz_answers as a')
        .innerJoin('quizzes as q', 'q.id', 'a.quiz_id')
        .select(['a.id', 'a.quiz_id as quizId', 'q.title as quiz', 'a.event_id as eventId', 'a.created_at as answeredAt'])
        .where('a.user_id', '=', userId)
        .orderBy('a.id')
        .execute(),
      'quiz-answer-values': await db
        .selectFrom('quiz_answers as a')
        .innerJoin('quiz_answer_values as v', 'v.answer_id', 'a.id')
        .innerJoin('quiz_questions as n', 'n.id', 'v.question_id')
        .leftJoin('quiz_options as o', 'o.id', 'v.option_id')
        .select(['v.answer_id as answerId', 'n.title as question', 'o.title as option', 'v.place', 'v.number', 'v.row_id as rowId'])
        .select(['v.text', 'v.upload_id as uploadId'])
        .where('a.user_id', '=', userId)
        .orderBy('v.answer_id')
        .orderBy('v.id')
        .execute(),
      'quiz-drafts': await db
        .selectFrom('quiz_attempts')
        .select(['quiz_id as quizId', 'answers', 'started_at as startedAt', 'saved_at as savedAt'])
        .where('user_id', '=', userId)
        .where('submitted_at', 'is', null)
        .orderBy('id')
        .execute(),
    },
  }),
  // choices, steps of scales and catalogue rows stay in the counts; all that was typed goes, numbers too, because they may be phones
  erase: async (tx, userId) => {
    await sql`update quiz_answer_values v set text = null, upload_id = null, number = case when v.text is null then v.number end
      from quiz_answers a where a.user_id = ${userId} and v.answer_id = a.id and (v.text is not null or v.upload_id is not null)`.execute(tx)
    await tx.updateTable('quiz_answers').set({ user_id: null, guest_name: null, guest_email: null }).where('user_id', '=', userId).execute()
    await tx.updateTable('quiz_attempts').set({ user_id: null, answers: '[]' }).where('user_id', '=', userId).execute()
  },
  move: async (tx, accounts) => {
    await deleteDoubled(tx, accounts)
    await tx.updateTable('quiz_answers').set({ user_id: accounts.to }).where('user_id', '=', accounts.from).execute()
    await moveAttempts(tx, accounts)
  },
}

type Accounts = { from: number; to: number }

/**
 * One person answers such a quiz once: that of the surviving account stays. The other one is deleted with its files, unless registrations
 * were made with it alone; if they were made with both, both stay. Indexes: quiz_answers_user, event_participants_quiz_answer,
 * event_teams_quiz_answer.
 */
const deleteDoubled = async (tx: Tx, { from, to }: Accounts) => {
  const { rows } = await sql<{ quiz_id: number; upload_ids: string[] }>`
    with doubled as (
      select case when not ${isUsed(sql`f.id`)} then f.id when not ${isUsed(sql`t.id`)} then t.id end as id
      from quiz_answers f join quiz_answers t on t.quiz_id = f.quiz_id and t.user_id = ${to} and t.is_single
      where f.user_id = ${from} and f.is_single),
    files as (select v.answer_id, v.upload_id from quiz_answer_values v where v.answer_id in (select id from doubled) and v.upload_id is not null)
    delete from quiz_answers a using doubled d where a.id = d.id
    returning a.quiz_id, array(select f.upload_id from files f where f.answer_id = a.id) as upload_ids`.execute(tx)
  await releaseUploads(
    tx,
    rows.flatMap(({ upload_ids }) => upload_ids),
  )
  await forgetCounts(tx, [...new Set(rows.map(({ quiz_id }) => quiz_id))])
  await sql`update quiz_answers f set is_single = false from quiz_answers t
    where f.user_id = ${from} and f.is_single and t.quiz_id = f.quiz_id and t.user_id = ${to} and t.is_single`.execute(tx)
}

const isUsed = (id: RawBuilder<unknown>) => sql<boolean>`(exists (select from event_participants p where p.quiz_answer_id = ${id})
  or exists (select from event_teams r where r.quiz_answer_id = ${id}))`

/** One unfinished draft of a quiz: that of the surviving account. */
const moveAttempts = async (tx: Tx, { from, to }: Accounts) => {
  await sql`delete from quiz_attempts f where f.user_id = ${from} and f.submitted_at is null and exists (
    select from quiz_attempts t where t.user_id = ${to} and t.quiz_id = f.quiz_id and t.submitted_at is null)`.execute(tx)
  await tx.updateTable('quiz_attempts').set({ user_id: to }).where('user_id', '=', from).execute()
}
