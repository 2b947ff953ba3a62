import type { ControlAction } from '../../../contract/live-quiz/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { recordAnswers } from './record.ts'
import { isDue, maxScoreOf } from './rules.ts'
import { placePlayers, settleQuestion } from './settle.ts'
import { type Game, gameById, insertQuestions, liveQuestionsOf, lockGame, moveGame } from './store.ts'

type Step = Exclude<ControlAction, 'reset'>
type MoveRequest = { gameId: number; step: Step; revision?: number | undefined; now: Date }

/**
 * Moves a game under the lock of its row. An outdated revision, and a step that the state does not allow, changes nothing: the caller gets
 * the game as it is.
 */
export const moveOnce = (db: Db, { gameId, step, revision, now }: MoveRequest): Promise<Game> =>
  db.transaction().execute(async (tx) => {
    const game = await lockGame(tx, gameId)
    if (!game) throw new Refusal('notFound')
    if (revision !== undefined && revision !== game.revision) return game
    return steps[step](tx, game, now)
  })

type Stepping = (tx: Tx, game: Game, now: Date) => Promise<Game>

const start: Stepping = async (tx, game, now) => {
  if (game.state !== 'waiting') return game
  const questions = await liveQuestionsOf(tx, game.quiz_id)
  if (questions.length === 0) throw new Refusal('noQuestions')
  await insertQuestions(tx, game.id, questions)
  const maxScore = questions.reduce((sum, question) => sum + maxScoreOf(question), 0)
  return moveGame(tx, game, { state: 'running', ordinal: 1, settled: 0, questionCount: questions.length, maxScore, now })
}

const close: Stepping = async (tx, game, now) => {
  if (!isOpen(game)) return game
  await settleQuestion(tx, game, now)
  return moveGame(tx, game, { state: 'running', ordinal: game.ordinal, settled: game.ordinal, now })
}

const next: Stepping = async (tx, game, now) => {
  if (game.state === 'waiting') return start(tx, game, now)
  if (game.state === 'finished') return game
  if (game.ordinal === game.question_count) return finish(tx, game, now)
  if (isOpen(game)) await settleQuestion(tx, game, now)
  return moveGame(tx, game, { state: 'running', ordinal: game.ordinal + 1, settled: game.ordinal, now })
}

const finish: Stepping = async (tx, game, now) => {
  if (game.state === 'finished') return game
  if (isOpen(game)) await settleQuestion(tx, game, now)
  // an answer to a settled question may have come late
  else await placePlayers(tx, { gameId: game.id, settled: game.settled })
  await recordAnswers(tx, game, now)
  return moveGame(tx, game, { state: 'finished', ordinal: game.ordinal, settled: game.ordinal, now })
}

const steps: Record<Step, Stepping> = { start, next, close, finish }

export const isOpen = ({ state, ordinal, settled }: Game): boolean => state === 'running' && settled < ordinal

/** Shows the result of a question whose time is over, without a press of the host. Returns the game as it is then. */
export const settleIfDue = async (db: Db, game: Game, now: Date): Promise<Game> => {
  if (!isOpen(game) || !game.closes_at || !isDue(game.closes_at, now)) return game
  await moveOnce(db, { gameId: game.id, step: 'close', revision: game.revision, now })
  return (await gameById(db, game.id)) ?? game
}
