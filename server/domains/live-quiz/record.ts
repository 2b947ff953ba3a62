import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import { forgetCounts } from '../quizzes/counts-store.ts'
import { setScores } from '../quizzes/recount-scores.ts'
import type { Game } from './store.ts'

/**
 * Writes the answers of each player of a finished game as one answer to the quiz, so that the lists, statistics and exports of the organizer have
 * them. The transition to `finished`, under the lock of the game, happens once. Where a quiz takes one answer of a user, the first one stays.
 * Options that an edit has deleted since the start have no row to refer to.
 */
export const recordAnswers = (tx: Tx, game: Game, now: Date) =>
  recordOf(tx, game, { players: sql`p.user_id is not null`, at: sql`${now}::timestamptz` })

type Recorded = { players: RawBuilder<unknown>; at: RawBuilder<unknown> }

const recordOf = async (tx: Tx, game: Game, { players, at }: Recorded) => {
  const { id, quiz_id, max_score } = game
  // as every answer does before it gets its id: the background counts rely on the order
  await sql`select from quizzes where id = ${quiz_id} for key share`.execute(tx)
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    with given as (
      select p.id as player_id, p.user_id, sum(a.score)::int as score
      from live_players p join live_answers a on a.player_id = p.id
      where p.game_id = ${id} and ${players} group by p.id),
    answers as (
      insert into quiz_answers (quiz_id, user_id, points, score, is_single, created_at)
      select ${quiz_id}, g.user_id, ${max_score > 0 ? sql`g.score` : null}, ${max_score > 0 ? sql`least(100, round(100.0 * g.score / ${max_score}::int))::int` : null},
        not q.allow_multiple, ${at}
      from given g join quizzes q on q.id = ${quiz_id} order by g.player_id
      on conflict do nothing returning id, user_id),
    chosen as (${insertValues(game, sql`true`)})
    select min(id) as first, max(id) as last from answers`.execute(tx)
  const { first, last } = rows[0] ?? {}
  // the key may have been edited since the start
  if (first && last) await setScores(tx, { quizId: quiz_id, after: first - 1, last })
}

/** Adds the values of live answers that meet the condition to the rows of a preceding part `answers`. */
const insertValues = ({ id, quiz_id }: Game, condition: RawBuilder<unknown>) => sql`
  insert into quiz_answer_values (quiz_id, answer_id, question_id, option_id, number)
  select ${quiz_id}, r.id, k.question_id, o.id, a.yes::int
  from answers r
    join live_players p on p.game_id = ${id} and p.user_id = r.user_id
    join live_answers a on a.player_id = p.id
    join live_questions k on k.game_id = a.game_id and k.ordinal = a.ordinal
    join quiz_questions q on q.quiz_id = ${quiz_id} and q.id = k.question_id
    left join lateral unnest(a.option_ids) as chosen(id) on true
    left join quiz_options o on o.question_id = q.id and o.id = chosen.id
  where (a.yes is not null or o.id is not null) and ${condition}`

/** Adds one answer that arrived after the end of a locked game to those of its player. Their recorded answer has the time of the end. */
export const recordLateAnswer = async (tx: Tx, game: Game, { userId, ordinal }: { userId: number; ordinal: number }) => {
  const { id, quiz_id } = game
  const finishedAt = sql`(select finished_at from live_games where id = ${id})`
  await sql`select from quizzes where id = ${quiz_id} for key share`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    with answers as (
      select r.id, r.user_id from quiz_answers r
      where r.quiz_id = ${quiz_id} and r.user_id = ${userId} and r.created_at = ${finishedAt} order by r.id desc limit 1),
    chosen as (${insertValues(game, sql`a.ordinal = ${ordinal}`)})
    select id from answers`.execute(tx)
  const [recorded] = rows
  if (!recorded) return recordOf(tx, game, { players: sql`p.user_id = ${userId}`, at: finishedAt })
  await setScores(tx, { quizId: quiz_id, after: recorded.id - 1, last: recorded.id })
  await forgetCounts(tx, [quiz_id])
}

/** The user has answered the quiz outside the game since its end, so that they may know what is right. Index: quiz_answers_user. */
export const hasAnsweredSince = async (tx: Tx, { id, quiz_id }: Game, userId: number): Promise<boolean> => {
  const { rows } = await sql`
    select from quiz_answers r join live_games g on g.id = ${id}
    where r.quiz_id = ${quiz_id} and r.user_id = ${userId} and r.created_at > g.finished_at limit 1`.execute(tx)
  return rows.length > 0
}
