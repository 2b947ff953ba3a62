import { sql } from 'kysely'
import { maxQuizScore } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { forgetCounts } from './counts-store.ts'

const answersAtOnce = 10_000

/** Scores all answers to a quiz by its present key, portion by portion. Answers that arrive meanwhile are scored by it already. */
export const recountScores = async ({ db }: Pick<Resources, 'db'>, quizId: number): Promise<void> => {
  for (let after = 0; ; ) {
    const last = await db.transaction().execute((tx) => recountPortion(tx, quizId, after))
    if (last === null) break
    after = last
  }
  await db.transaction().execute((tx) => forgetCounts(tx, [quizId]))
}

/** The id of the last scored answer. The key stays as it is until the transaction ends. */
const recountPortion = async (tx: Tx, quizId: number, after: number): Promise<number | null> => {
  await sql`select from quizzes where id = ${quizId} for key share`.execute(tx)
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from
    (select id from quiz_answers where quiz_id = ${quizId} and id > ${after} order by id limit ${answersAtOnce}) portion`.execute(tx)
  const last = rows[0]?.last ?? null
  if (last !== null) await setScores(tx, { quizId, after, last })
  return last
}

type Portion = { quizId: number; after: number; last: number }

/**
 * The rules of score.ts as one statement. `key` has the options of each question with its right ones, `possible` the most points of
 * each, `met` the questions that an answer was asked because of a condition, `given` the values with their place among the options that still exist.
 */
export const setScores = (db: Db, { quizId, after, last }: Portion) =>
  sql`
    with key as (
      select n.id as question_id, n.type, o.id as option_id, o.is_right, o.score
      from quiz_questions n join quiz_options o on o.question_id = n.id and o.removed_at is null
      where n.quiz_id = ${quizId} and n.removed_at is null and n.type in ('radio', 'dropdown', 'radioFields', 'checkbox', 'responsePriority')
    ), questions as (
      select question_id, type, count(*) filter (where is_right) as right_options,
        coalesce(sum(score) filter (where is_right), 0) as sum, coalesce(max(score) filter (where is_right), 0) as best
      from key group by question_id, type
    ), possible as (
      select question_id, case when type in ('checkbox', 'responsePriority') then sum else best end as points from questions
      union all
      select id, 1 from quiz_questions where quiz_id = ${quizId} and removed_at is null and type = 'boolean' and right_boolean is not null
    ), conditional as (
      select distinct question_id from quiz_conditions where quiz_id = ${quizId}
    ), met as (
      select distinct v.answer_id, c.question_id from quiz_conditions c
      join quiz_answer_values v on v.question_id = c.source_id and (v.option_id = c.option_id or v.number = c.yes::int)
      where c.quiz_id = ${quizId} and v.answer_id in (select id from quiz_answers where quiz_id = ${quizId} and id > ${after} and id <= ${last})
    ), always as (
      select coalesce(sum(points), 0) as points from possible where question_id not in (select question_id from conditional)
    ), sometimes as (
      select met.answer_id, sum(possible.points) as points from met join possible using (question_id) group by met.answer_id
    ), given as (
      select v.answer_id, k.question_id, k.type, k.is_right, k.score,
        row_number() over (partition by v.answer_id, v.question_id order by v.place) as place
      from quiz_answer_values v join key k on k.question_id = v.question_id and k.option_id = v.option_id
      where v.answer_id in (select id from quiz_answers where quiz_id = ${quizId} and id > ${after} and id <= ${last})
    ), chosen as (
      select g.answer_id, g.question_id, case
          when g.type = 'checkbox' and bool_or(not g.is_right) then 0
          when g.type = 'responsePriority' and count(*) filter (where g.is_right and g.place <= q.right_options) < max(q.right_options) then 0
          else coalesce(sum(g.score) filter (where g.is_right), 0) end as points
      from given g join questions q on q.question_id = g.question_id
      group by g.answer_id, g.question_id, g.type
      union all
      select v.answer_id, v.question_id, 1 from quiz_answer_values v
      join quiz_questions n on n.id = v.question_id and n.removed_at is null and n.type = 'boolean'
      where v.answer_id in (select id from quiz_answers where quiz_id = ${quizId} and id > ${after} and id <= ${last})
        and v.number = n.right_boolean::int
    ), scored as (
      select answer_id, sum(points) as points from chosen
      where question_id not in (select question_id from conditional) or (answer_id, question_id) in (select answer_id, question_id from met)
      group by answer_id
    ), totals as (
      select b.id, coalesce(s.points, 0) as points, always.points + coalesce(o.points, 0) as most
      from always, quiz_answers b left join scored s on s.answer_id = b.id left join sometimes o on o.answer_id = b.id
      where b.quiz_id = ${quizId} and b.id > ${after} and b.id <= ${last}
    )
    update quiz_answers a
    set points = t.points, score = case when t.most = 0 then null else round(${maxQuizScore}::numeric * t.points / t.most) end
    from totals t where a.id = t.id`.execute(db)
