import type { ControlAction } from '../../../contract/live-quiz/limits.ts'
import type { LiveControl, LiveQuiz } from '../../../contract/live-quiz/live-quiz.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isOpen, moveOnce, settleIfDue } from './moves.ts'
import { currentState, seenBy } from './read.ts'
import { latestGames } from './room-state.ts'
import { roomsOf } from './rooms.ts'
import { askedQuestion, type Game, hostedGame, insertGame, quizById } from './store.ts'

/** The host moves the quiz. Only editors are hosts; a quiz that is not published exists for them alone. */
export const controlQuiz = async (ctx: Ctx<'POST /quizzes/:id/fast-control'>): Promise<LiveControl> => {
  const { db, actor, params, body, now } = ctx
  const quiz = await quizById(db, { id: params.id, userId: actor.id })
  if (!quiz || (!quiz.is_editor && !quiz.is_published)) throw ctx.refuse('notFound')
  if (!quiz.is_editor) throw ctx.refuse('forbidden')
  if (quiz.mode !== 'fast') throw ctx.refuse('notFastQuiz')
  const game = await act(db, { quizId: quiz.id, ...body, now })
  roomsOf(ctx).update(quiz.id)
  const asked = game && game.state === 'running' ? await askedQuestion(db, { gameId: game.id, ordinal: game.ordinal }) : undefined
  return {
    state: game?.state ?? 'waiting',
    phase: asked && game ? (isOpen(game) ? 'open' : 'result') : null,
    currentQuestionId: asked?.question.id ?? null,
    code: quiz.code,
    revision: game?.revision ?? 0,
  }
}

type Acting = { quizId: number; action: ControlAction; revision?: number | undefined; now: Date }

const act = async (db: Db, { quizId, action, revision, now }: Acting): Promise<Game | undefined> => {
  const current = await hostedGame(db, quizId)
  if (action === 'reset') return openLobby(db, { quizId, current, now })
  const game = current ?? (action === 'start' ? await openLobby(db, { quizId, current, now }) : undefined)
  if (!game) return lastGame(db, quizId)
  const isDueFirst = action === 'next' || action === 'close'
  const settled = isDueFirst ? await settleIfDue(db, game, now) : game
  // the host pressed before the clock has closed the question: the press still means what they saw
  const seen = revision === game.revision ? settled.revision : revision
  return moveOnce(db, { gameId: game.id, step: action, revision: seen, now })
}

type Lobby = { quizId: number; current: Game | undefined; now: Date }

/** The lobby of a new round. One that is open stays, a running round is finished. */
const openLobby = async (db: Db, { quizId, current, now }: Lobby): Promise<Game> => {
  if (current?.state === 'waiting') return current
  if (current) await moveOnce(db, { gameId: current.id, step: 'finish', now })
  const opened = (await insertGame(db, { quizId, soloUserId: null, now })) ?? (await hostedGame(db, quizId))
  // another host has opened and finished a round meanwhile
  if (!opened) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  return opened
}

const lastGame = async (db: Db, quizId: number): Promise<Game | undefined> => (await latestGames(db, [quizId])).get(quizId)?.game

/** A player without a host moves on. */
export const nextAlone = async (ctx: Ctx<'POST /fast-quiz/:code/next'>): Promise<LiveQuiz> => {
  const { db, actor, params, body, now } = ctx
  const viewing = { code: params.code, userId: actor.id, now }
  const { game } = await seenBy(db, viewing)
  if (game?.solo_user_id === actor.id) await moveOnce(db, { gameId: game.id, step: 'next', revision: body.revision, now })
  return currentState(db, viewing)
}
