import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import { setScores } from '../quizzes/recount-scores.ts'
import type { Game } from './store.ts'

/**
 * Writes the answers of each player of a finished game as one answer to the quiz, so that the lists, statistics and exports of the organizer have
 * them. The transition to `finished`, under the lock of the game, happens once. Where a quiz takes one answer of a user, the first one stays.
 * Options that an edit has deleted since the start have no row to refer to.
 */
export const recordAnswers = async (tx: Tx, { id, quiz_id, max_score }: Game, now: Date) => {
  // as every answer does before it gets its id: the background counts rely on the order
  await sql`select from quizzes where id = ${quiz_id} for key share`.execute(tx)
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    with given as (
      select p.id as player_id, p.user_id, sum(a.score)::int as score
      from live_players p join live_answers a on a.player_id = p.id
      where p.game_id = ${id} and p.user_id is not null group by p.id),
    answers as (
      insert into quiz_answers (quiz_id, user_id, points, score, is_single, created_at)
      select ${quiz_id}, g.user_id, ${max_score > 0 ? sql`g.score` : null}, ${max_score > 0 ? sql`least(100, round(100.0 * g.score / ${max_score}::int))::int` : null},
        not q.allow_multiple, ${now}
      from given g join quizzes q on q.id = ${quiz_id} order by g.player_id
      on conflict do nothing returning id, user_id),
    chosen as (
      insert into quiz_answer_values (quiz_id, answer_id, question_id, option_id, number)
      select ${quiz_id}, r.id, k.question_id, o.id, a.yes::int
      from answers r
        join live_players p on p.game_id = ${id} and p.user_id = r.user_id
        join live_answers a on a.player_id = p.id
        join live_questions k on k.game_id = a.game_id and k.ordinal = a.ordinal
        join quiz_questions q on q.quiz_id = ${quiz_id} and q.id = k.question_id
        left join lateral unnest(a.option_ids) as chosen(id) on true
        left join quiz_options o on o.question_id = q.id and o.id = chosen.id
      where a.yes is not null or o.id is not null)
    select min(id) as first, max(id) as last from answers`.execute(tx)
  const { first, last } = rows[0] ?? {}
  // the key may have been edited since the start
  if (first && last) await setScores(tx, { quizId: quiz_id, after: first - 1, last })
}
