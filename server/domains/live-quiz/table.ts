import { sql } from 'kysely'
import { shownNames, shownPlaces } from '../../../contract/live-quiz/limits.ts'
import type { PlaceRow } from '../../../contract/live-quiz/live-quiz.ts'
import type { Db } from '../../kernel/db.ts'
import type { Game } from './store.ts'

/** The best places of a game after a result. A game without a host shows its end among all who played the quiz alone. Index: live_players_places. */
export const topOf = async (db: Db, game: Game): Promise<PlaceRow[]> => {
  if (game.max_score === 0 || game.settled === 0) return []
  if (game.solo_user_id !== null) return game.state === 'finished' ? soloTop(db, game.quiz_id) : []
  const { rows } = await sql<PlaceRow>`
    select p.id as "playerId", p.place, p.name, p.points, p.right_count as "rightCount" from live_players p
    where p.game_id = ${game.id} and p.place is not null
    order by p.place, p.id limit ${game.state === 'finished' ? shownPlaces.finished : shownPlaces.running}`.execute(db)
  return rows
}

/** Indexes: live_games_newest, live_players_places. */
const soloTop = async (db: Db, quizId: number): Promise<PlaceRow[]> => {
  const { rows } = await sql<PlaceRow>`
    select p.id as "playerId", rank() over (order by p.points desc)::int as place, p.name, p.points, p.right_count as "rightCount"
    from live_games g join live_players p on p.game_id = g.id
    where g.quiz_id = ${quizId} and g.solo_user_id is not null and g.state = 'finished'
    order by p.points desc, p.id limit ${shownPlaces.finished}`.execute(db)
  return rows
}

/** Among all who finished the quiz alone. */
export const soloPlace = async (db: Db, quizId: number, points: number): Promise<number> => {
  const { rows } = await sql<{ place: number }>`
    select 1 + count(*)::int as place from live_games g join live_players p on p.game_id = g.id
    where g.quiz_id = ${quizId} and g.solo_user_id is not null and g.state = 'finished' and p.points > ${points}`.execute(db)
  return rows[0]?.place ?? 1
}

/** Names in the lobby, the latest first. Index: live_players_once. */
export const namesOf = async (db: Db, gameId: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select p.name from live_players p where p.game_id = ${gameId} and p.name is not null order by p.id desc limit ${shownNames}`.execute(db)
  return rows.map(({ name }) => name)
}

export type Counts = { playerCount: number; answerCount: number }

/** Indexes: live_players_once, live_answers_counts. */
export const countsOf = async (db: Db, { id, ordinal }: Pick<Game, 'id' | 'ordinal'>): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select (select count(*)::int from live_players p where p.game_id = ${id}) as "playerCount",
      (select count(*)::int from live_answers a where a.game_id = ${id} and a.ordinal = ${ordinal}) as "answerCount"`.execute(db)
  return rows[0] ?? { playerCount: 0, answerCount: 0 }
}
