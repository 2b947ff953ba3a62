import { sql } from 'kysely'
import type { LivePlayer, LiveValue } from '../../../contract/live-quiz/live-quiz.ts'
import type { Db } from '../../kernel/db.ts'
import { isOpen } from './moves.ts'
import type { QuestionTokens } from './question-token.ts'
import type { Game } from './store.ts'
import { soloPlace } from './table.ts'

type PlayerRow = {
  id: number
  user_id: number
  name: string
  points: number
  right_count: number
  place: number | null
  option_ids: number[] | null
  yes: boolean | null
  answer_points: number | null
  is_right: boolean | null
}

type Wanted = { game: Game; userIds: readonly number[]; type: string | null; tokens: QuestionTokens; now: Date }

/**
 * The personal parts of a state by user id, with one statement for all users. A late answer has its points at once and its place with the
 * next result. Indexes: live_players_once, live_answers_once.
 */
export const playersOf = async (db: Db, { game, userIds, type, tokens, now }: Wanted): Promise<Map<number, LivePlayer>> => {
  const { rows } = await sql<PlayerRow>`
    select p.id, p.user_id, p.name, own.points, own.right_count, case when own.points = p.points then p.place end as place,
      a.option_ids, a.yes, a.points as answer_points, a.is_right
    from live_players p left join live_answers a on a.player_id = p.id and a.ordinal = ${game.ordinal}
      cross join lateral (
        select coalesce(sum(s.points), 0)::int as points, (count(*) filter (where s.is_right))::int as right_count
        from live_answers s where s.player_id = p.id and s.ordinal <= ${game.settled}) as own
    where p.game_id = ${game.id} and p.user_id = any(${userIds}::bigint[])`.execute(db)
  const isTaking = isOpen(game)
  const players = rows.map((row): [number, LivePlayer] => [
    row.user_id,
    {
      playerId: row.id,
      name: row.name,
      points: row.points,
      rightCount: row.right_count,
      place: game.max_score === 0 ? null : row.place,
      answer: answerOf(row, { type, isTaking }),
      token: isTaking && !isAnswered(row) ? tokens.sign({ playerId: row.id, ordinal: game.ordinal, shownAt: now }) : null,
    },
  ])
  return game.solo_user_id === null ? new Map(players) : withSoloPlaces(db, game, players)
}

const isAnswered = ({ option_ids, yes }: PlayerRow) => option_ids !== null || yes !== null

/** Points and rightness wait for the result. */
const answerOf = (row: PlayerRow, { type, isTaking }: { type: string | null; isTaking: boolean }): LivePlayer['answer'] => {
  if (!isAnswered(row)) return null
  const value = storedValue(row, type)
  return isTaking
    ? { value, points: null, isRight: null }
    : { value, points: row.is_right === null ? null : row.answer_points, isRight: row.is_right }
}

const storedValue = ({ option_ids, yes }: PlayerRow, type: string | null): LiveValue => {
  if (option_ids === null) return yes === true
  return type === 'checkbox' ? option_ids : (option_ids[0] ?? 0)
}

const withSoloPlaces = async (db: Db, { quiz_id, state, max_score }: Game, players: [number, LivePlayer][]) => {
  const isPlaced = state === 'finished' && max_score > 0
  return new Map(
    await Promise.all(
      players.map(
        async ([userId, player]): Promise<[number, LivePlayer]> => [
          userId,
          { ...player, place: isPlaced ? await soloPlace(db, quiz_id, player.points) : null },
        ],
      ),
    ),
  )
}

/** A poll every two seconds is written every other time. */
const seenMs = 2_000

/** Stores that the player was online now, while the current question is open. */
export const markSeen = async (db: Db, { id, ordinal }: Game, { userId, now }: { userId: number; now: Date }) => {
  await sql`
    update live_players set seen_at[${ordinal}::int] = ${now}::timestamptz
    where game_id = ${id} and user_id = ${userId} and coalesce(seen_at[${ordinal}::int] <= ${new Date(now.getTime() - seenMs)}::timestamptz, true)`.execute(
    db,
  )
}

/** When the player was online last while the question was open; null if never since the token came. Index: the primary key. */
export const lastSeen = async (db: Db, { playerId, ordinal }: { playerId: number; ordinal: number }): Promise<Date | null> => {
  const { rows } = await sql<{ seen: Date | null }>`select seen_at[${ordinal}::int] as seen from live_players where id = ${playerId}`.execute(db)
  return rows[0]?.seen ?? null
}

/** Stores that the server shows the result of the current question to these players: their later answers to it do not count. */
export const markShown = async (db: Db, { id, ordinal }: Game, userIds: readonly number[]) => {
  await sql`
    update live_players set shown = ${ordinal} where game_id = ${id} and user_id = any(${userIds}::bigint[]) and shown < ${ordinal}`.execute(db)
}
