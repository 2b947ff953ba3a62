import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'
import { type Game, gameColumns } from './store.ts'
import type { Counts } from './table.ts'

/** The latest game of a host, and how many play and have answered its current question. */
export type RoomState = Counts & { game: Game | undefined }

type Row = Counts & Omit<Game, 'id'> & { id: number | null; live_quiz_id: number }

/** By quiz id, with one statement for all quizzes; deleted ones are absent. Indexes: live_games_newest, live_players_once, live_answers_counts. */
export const latestGames = async (db: Db, quizIds: readonly number[]): Promise<Map<number, RoomState>> => {
  const { rows } = await sql<Row>`
    select q.id as live_quiz_id, g.*,
      (select count(*)::int from live_players p where p.game_id = g.id) as "playerCount",
      (select count(*)::int from live_answers a where a.game_id = g.id and a.ordinal = g.ordinal) as "answerCount"
    from quizzes q left join lateral (
      select ${gameColumns} from live_games g
      where g.quiz_id = q.id and g.solo_user_id is null order by g.id desc limit 1) g on true
    where q.id = any(${quizIds}::bigint[]) and q.deleted_at is null and q.mode = 'fast'`.execute(db)
  return new Map(rows.map((row) => [row.live_quiz_id, stateOf(row)]))
}

const stateOf = ({ id, playerCount, answerCount, ...game }: Row): RoomState => ({
  game: id === null ? undefined : { ...game, id },
  playerCount,
  answerCount,
})
