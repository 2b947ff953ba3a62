import type { LiveQuiz } from '../../../contract/live-quiz/live-quiz.ts'
import type { Db } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { settleIfDue } from './moves.ts'
import { markSeen } from './players.ts'
import { personalParts, playersAlone, sharedState } from './present.ts'
import { type Game, gameSeenBy, type LiveQuizRow, quizByCode } from './store.ts'

export type Seen = { quiz: LiveQuizRow; game: Game | undefined }
type Viewing = { code: string; userId: number; now: Date }

/**
 * The quiz of a code and the game that the user sees. A quiz that is not published exists for its editors, and for others while its host
 * leads it. A question whose time is over is settled first.
 */
export const seenBy = async (db: Db, { code, userId, now }: Viewing): Promise<Seen> => {
  const quiz = await quizByCode(db, { code, userId })
  if (!quiz) throw new Refusal('notFound')
  const game = await gameSeenBy(db, { quizId: quiz.id, userId, now })
  if (!quiz.is_published && !quiz.is_editor && !game) throw new Refusal('notFound')
  return { quiz, game: game && (await settleIfDue(db, game, now)) }
}

/** The state as one user sees it. */
export const stateOf = async (db: Db, { quiz, game }: Seen, { userId, now }: Omit<Viewing, 'code'>): Promise<LiveQuiz> => {
  const shared = await sharedState(db, quiz, game, now)
  if (game && shared.phase === 'open') await markSeen(db, game, { userId, now })
  const players = game && (await personalParts(db, { game, shared, userIds: [userId], now }))
  const alone = await playersAlone(db, quiz, game, [userId])
  return { ...shared, me: players?.get(userId) ?? null, canHost: quiz.is_editor, canPlayAlone: alone.has(userId) }
}

export const currentState = async (db: Db, viewing: Viewing): Promise<LiveQuiz> => stateOf(db, await seenBy(db, viewing), viewing)
