import { sql } from 'kysely'
import type { LiveQuiz } from '../../../contract/live-quiz/live-quiz.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Db } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { moveOnce } from './moves.ts'
import { isFairName, nameKey, ownName } from './player-name.ts'
import { playersAlone } from './present.ts'
import { currentState, type Seen, seenBy } from './read.ts'
import { type Game, insertGame } from './store.ts'
import { countsOf } from './table.ts'

/** Joins a game, renames the player, or starts a game alone. */
export const joinQuiz = async (ctx: Ctx<'POST /fast-quiz/:code/players'>): Promise<LiveQuiz> => {
  const { db, actor, params, body, now } = ctx
  const viewing = { code: params.code, userId: actor.id, now }
  const seen = await seenBy(db, viewing)
  if (body.name !== undefined && !isFairName(body.name, seen.quiz.is_editor ? null : seen.quiz.host_name)) throw ctx.refuse('playerNameRefused')
  const game = body.alone ? await soloGame(db, seen, viewing) : seen.game
  if (!game || game.state === 'finished') throw ctx.refuse('lobbyClosed')
  await ensurePlayer(db, { game, userId: actor.id, firstName: actor.firstName, name: body.name, now })
  if (game.solo_user_id !== null) await moveOnce(db, { gameId: game.id, step: 'start', now })
  return currentState(db, viewing)
}

/** The unfinished game of the user, or a new one. A game of a host goes first. */
const soloGame = async (db: Db, { quiz, game }: Seen, { userId, now }: { userId: number; now: Date }): Promise<Game> => {
  if (game && game.solo_user_id === userId && game.state !== 'finished') return game
  if (!(await playersAlone(db, quiz, game, [userId])).has(userId)) throw new Refusal('notAlone')
  const created = await insertGame(db, { quizId: quiz.id, soloUserId: userId, now })
  if (created) return created
  // another tab has created it meanwhile
  const seen = await seenBy(db, { code: quiz.code, userId, now })
  if (!seen.game || seen.game.state === 'finished') throw new Refusal('notAlone')
  return seen.game
}

type Joining = { game: Game; userId: number; firstName: string; name?: string | undefined; now: Date }

/** Makes the user a player of the game. Without a name they keep theirs, or get that of the profile. Constraints: live_players_once, live_players_name. */
export const ensurePlayer = async (db: Db, { game, userId, firstName, name, now }: Joining): Promise<void> => {
  if (name !== undefined) return savePlayer(db, { gameId: game.id, userId, name, now })
  const add = (number: number) => addPlayer(db, { gameId: game.id, userId, name: ownName(firstName, number), now })
  let isPlayer = await add(1)
  if (isPlayer) return
  // namesakes get the number of their seat
  const { playerCount } = await countsOf(db, game)
  for (let number = playerCount + 1; !isPlayer; number += 1) isPlayer = await add(number)
}

type Named = { gameId: number; userId: number; name: string; now: Date }

const savePlayer = async (db: Db, { gameId, userId, name, now }: Named): Promise<void> => {
  try {
    await sql`
      insert into live_players (game_id, user_id, name, name_key, joined_at) values (${gameId}, ${userId}, ${name}, ${nameKey(name)}, ${now})
      on conflict (game_id, user_id) do update set name = excluded.name, name_key = excluded.name_key`.execute(db)
  } catch (error) {
    if (brokenConstraint(error) === 'live_players_name') throw new Refusal('playerNameTaken')
    throw error
  }
}

/** False if another player has the name. */
const addPlayer = async (db: Db, { gameId, userId, name, now }: Named): Promise<boolean> => {
  const { rows } = await sql`
    with added as (
      insert into live_players (game_id, user_id, name, name_key, joined_at) values (${gameId}, ${userId}, ${name}, ${nameKey(name)}, ${now})
      on conflict do nothing returning id)
    select from added union all select from live_players where game_id = ${gameId} and user_id = ${userId}`.execute(db)
  return rows.length > 0
}
