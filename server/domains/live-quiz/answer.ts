import { sql } from 'kysely'
import type { LiveValue } from '../../../contract/live-quiz/live-quiz.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { ensurePlayer } from './join.ts'
import { isOpen, moveOnce } from './moves.ts'
import { lastSeen } from './players.ts'
import { questionTokens } from './question-token.ts'
import { seenBy } from './read.ts'
import { hasAnsweredSince, recordLateAnswer } from './record.ts'
import { roomsOf } from './rooms.ts'
import { choiceOf, isDue, isRight, pointsAt, scoreOf } from './rules.ts'
import { placePlayers } from './settle.ts'
import { type AskedQuestion, askedQuestionById, type Game, gameById, lockGame, showAgain } from './store.ts'

/** While a player is online, their own clock may put the answer back by the time of a slow network. Alone no crowd shares the network. */
const maxCreditMs = { hosted: 5_000, alone: 1_000 }
/** After a result, answers of players who were offline and have not seen it arrive this much later. */
const lateMs = 120_000

type AnswerCtx = Ctx<'POST /fast-quiz/:code/answers'>
type Reply = { accepted: boolean; score: number | null }

const refused: Reply = { accepted: false, score: null }

export const answerQuestion = async (ctx: AnswerCtx): Promise<Reply> => {
  const { db, actor, params, body, now } = ctx
  const { quiz, game } = await seenBy(db, { code: params.code, userId: actor.id, now })
  if (!game) return refused
  const asked = await askedQuestionById(db, { gameId: game.id, questionId: body.questionId })
  if (!asked) throw ctx.refuse('wrongAnswer', { fields: { questionId: [{ fault: 'unknown' }] } })
  const value = choiceOf(asked.question, body.value)
  if (value === null) throw ctx.refuse('wrongAnswer', { fields: { value: [{ fault: 'choice' }] } })
  const found = { asked, ordinal: asked.ordinal }
  const isCurrent = isOpen(game) && asked.ordinal === game.ordinal && !isDue(asked.closes_at, now)
  const isAlone = game.solo_user_id !== null
  // without a host the question waits for its player, who has no reason to be trusted longer
  const isOnline = isAlone || (isCurrent && roomsOf(ctx).isFollowing(quiz.id, actor.id))
  const creditMs = isAlone ? maxCreditMs.alone : maxCreditMs.hosted
  const answer = { game, ...found, userId: actor.id, value, now, ...(await timeOf(ctx, { ...found, isOnline, creditMs })) }
  // a question may be closed after it was read as open: then the answer is late
  const isStored = (isCurrent && (await storeOrJoin(ctx, answer))) || (isTimelyLate(answer) && (await storeLate(db, answer)))
  if (!isStored) return answerBefore(ctx, answer)
  if (isAlone) await moveOnce(db, { gameId: game.id, step: 'close', revision: game.revision, now })
  roomsOf(ctx).answered(quiz.id, actor.id)
  return { accepted: true, score: isAlone ? pointsOf(answer) : null }
}

type Found = { ordinal: number; asked: AskedQuestion }

type Trusted = Found & { isOnline: boolean; creditMs: number }

type Timed = { answeredAt: Date; tokenPlayerId: number | null }

/**
 * When the user answered. The token shows when they got the question; their own clock counts the time since then. Until the server has seen them
 * last they were online, and the answer would have come at once.
 */
const timeOf = async ({ db, body: { token, elapsedMs }, now }: AnswerCtx, { ordinal, isOnline, creditMs }: Trusted): Promise<Timed> => {
  const shown = token === undefined ? null : (await questionTokens(db)).read(token)
  if (!shown || elapsedMs === undefined || shown.ordinal !== ordinal) return { answeredAt: now, tokenPlayerId: null }
  const claimedMs = shown.shownAt.getTime() + elapsedMs
  const onlineUntil = isOnline ? now : await lastSeen(db, shown)
  const earliestMs = onlineUntil ? onlineUntil.getTime() - creditMs : claimedMs
  return { answeredAt: new Date(Math.min(now.getTime(), Math.max(claimedMs, earliestMs))), tokenPlayerId: shown.playerId }
}

type Answer = Found & Timed & { game: Game; userId: number; value: LiveValue; now: Date }

/** Null for a question without a right answer. */
const pointsOf = ({ asked, value, answeredAt }: Answer): number | null => {
  const right = isRight(asked.question, value)
  if (right === null) return null
  return right ? pointsAt(asked, answeredAt) : 0
}

const rowOf = (answer: Answer) => {
  const { asked, value, answeredAt } = answer
  const isYes = typeof value === 'boolean'
  return sql`${isYes ? null : [value].flat()}::bigint[], ${isYes ? value : null}::boolean, ${isRight(asked.question, value)}::boolean,
    ${pointsOf(answer) ?? 0}::int, ${scoreOf(asked.question, value)}::int, ${answeredAt}::timestamptz`
}

/** A user who has not joined does so with the first answer, or with another one at the same moment. */
const storeOrJoin = async ({ db, actor, now }: AnswerCtx, answer: Answer): Promise<boolean> => {
  if (await storeAnswer(db, answer)) return true
  await ensurePlayer(db, { game: answer.game, userId: actor.id, firstName: actor.firstName, now })
  return storeAnswer(db, answer)
}

/** Shares the lock of the game, so that no answer slips in behind the result. Constraint: live_answers_once. */
const storeAnswer = async (db: Db, answer: Answer): Promise<boolean> => {
  const { game, ordinal, userId } = answer
  const { rows } = await sql`
    with open as (select g.id from live_games g where g.id = ${game.id} and g.state = 'running' and g.ordinal = ${ordinal} and g.settled < ${ordinal} for key share)
    insert into live_answers (game_id, ordinal, player_id, option_ids, yes, is_right, points, score, answered_at)
    select o.id, ${ordinal}, p.id, ${rowOf(answer)} from open o join live_players p on p.game_id = o.id and p.user_id = ${userId}
    on conflict do nothing returning player_id`.execute(db)
  return rows.length > 0
}

/** Given within the time, by the token, and here before it is too late. */
const isTimelyLate = ({ asked, answeredAt, tokenPlayerId, now, game }: Answer): boolean => {
  if (tokenPlayerId === null || game.solo_user_id !== null) return false
  const end = Math.min(asked.closes_at.getTime(), asked.settled_at?.getTime() ?? Number.POSITIVE_INFINITY)
  return answeredAt.getTime() <= end && now.getTime() <= end + lateMs
}

/** The host may have finished the game, also since it was read. */
const storeLate = async (db: Db, answer: Answer): Promise<boolean> => (await storeLateAnswer(db, answer, 'running')) || storeAfterFinish(db, answer)

const storeAfterFinish = async (db: Db, answer: Answer): Promise<boolean> => {
  // a repeated answer to a running game locks nothing
  if ((await gameById(db, answer.game.id))?.state !== 'finished') return false
  return db.transaction().execute(async (tx) => {
    const game = await lockGame(tx, answer.game.id)
    if (!game || (await hasAnsweredSince(tx, game, answer.userId)) || !(await storeLateAnswer(tx, answer, 'finished'))) return false
    await placePlayers(tx, { gameId: game.id, settled: game.settled })
    await recordLateAnswer(tx, game, answer)
    await showAgain(tx, game.id)
    return true
  })
}

/** Counts only for a player to whom the server has not sent the result. */
const storeLateAnswer = async (db: Db, answer: Answer, state: 'running' | 'finished'): Promise<boolean> => {
  const { game, ordinal, userId, tokenPlayerId } = answer
  const { rows } = await sql`
    with played as (select g.id from live_games g where g.id = ${game.id} and g.state = ${state} for key share),
    player as (
      select p.id, p.game_id from live_players p
      where p.game_id = ${game.id} and p.user_id = ${userId} and p.id = ${tokenPlayerId} and p.shown < ${ordinal} for share)
    insert into live_answers (game_id, ordinal, player_id, option_ids, yes, is_right, points, score, answered_at, is_late)
    select g.id, ${ordinal}, p.id, ${rowOf(answer)}, true from played g join player p on p.game_id = g.id
    on conflict do nothing returning player_id`.execute(db)
  return rows.length > 0
}

/** A repeated answer is accepted again, because its first reply may be lost; another value is refused. */
const answerBefore = async (ctx: AnswerCtx, { game, ordinal, userId, value }: Answer): Promise<Reply> => {
  const { rows } = await sql<{ option_ids: number[] | null; yes: boolean | null }>`
    select a.option_ids, a.yes from live_answers a join live_players p on p.id = a.player_id
    where p.game_id = ${game.id} and p.user_id = ${userId} and a.ordinal = ${ordinal}`.execute(ctx.db)
  const [before] = rows
  if (!before) return refused
  const isSame = typeof value === 'boolean' ? before.yes === value : String(before.option_ids) === String([value].flat())
  if (!isSame) throw ctx.refuse('alreadyAnswered')
  return { accepted: true, score: null }
}
