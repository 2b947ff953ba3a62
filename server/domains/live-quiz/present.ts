import { sql } from 'kysely'
import type { LiveQuestion, LiveQuiz } from '../../../contract/live-quiz/live-quiz.ts'
import type { Db } from '../../kernel/db.ts'
import { isOpen } from './moves.ts'
import { markShown, playersOf } from './players.ts'
import { questionTokens } from './question-token.ts'
import { type AskedQuestion, askedQuestion, type Game, type LiveQuizRow } from './store.ts'
import { countsOf, namesOf, topOf } from './table.ts'

/** The part of a state that is the same for all users of a game. */
export type SharedState = Omit<LiveQuiz, 'me' | 'canHost' | 'canPlayAlone'>

type QuizFacts = Pick<LiveQuizRow, 'id' | 'title' | 'mode' | 'code'>

export const sharedState = async (db: Db, quiz: QuizFacts, game: Game | undefined, now: Date): Promise<SharedState> => {
  const base = { id: quiz.id, title: quiz.title, mode: quiz.mode, code: quiz.code, serverTime: now.toISOString() }
  if (!game) return { ...base, ...noGame }
  const [asked, counts, names, top] = await Promise.all([
    game.ordinal > 0 && game.state !== 'finished' ? askedQuestion(db, { gameId: game.id, ordinal: game.ordinal }) : undefined,
    countsOf(db, game),
    game.state === 'waiting' ? namesOf(db, game.id) : [],
    isOpen(game) ? [] : topOf(db, game),
  ])
  const question = asked ? presentQuestion(asked, game) : null
  return {
    ...base,
    state: game.state,
    phase: question && (isOpen(game) ? 'open' : 'result'),
    currentQuestion: question,
    currentQuestionId: question?.id ?? null,
    questionCount: game.question_count,
    gameId: game.id,
    revision: game.revision,
    openedAt: asked?.opened_at.toISOString() ?? null,
    closesAt: asked?.closes_at.toISOString() ?? null,
    isAlone: game.solo_user_id !== null,
    isScored: game.max_score > 0,
    ...counts,
    names,
    top,
  }
}

const noGame = {
  ...{ state: 'waiting', phase: null, currentQuestion: null, currentQuestionId: null, questionCount: 0, gameId: null, revision: 0 },
  ...{ openedAt: null, closesAt: null, isAlone: false, isScored: false, playerCount: 0, answerCount: 0, names: [], top: [] },
} as const satisfies Partial<SharedState> | object

/** Without the right options until the result. */
const presentQuestion = ({ question, counts }: AskedQuestion, game: Game): LiveQuestion => {
  const { id, type, title, description, seconds, options, rightBoolean } = question
  const isOver = !isOpen(game)
  return {
    ...{ id, number: game.ordinal, type, title, description, seconds, counts: isOver ? (counts ?? {}) : null },
    options: options.map((option) => ({ id: option.id, title: option.title, ...(isOver && { right: option.right }) })),
    ...(isOver && type === 'boolean' && { rightBoolean }),
  }
}

/** The personal parts for some users of a game. Users who see a result, or the end, are marked before it is sent. */
export const personalParts = async (
  db: Db,
  { game, shared, userIds, now }: { game: Game; shared: SharedState; userIds: readonly number[]; now: Date },
) => {
  if (shared.phase === 'result' || game.state === 'finished') await markShown(db, game, userIds)
  return playersOf(db, { game, userIds, type: shared.currentQuestion?.type ?? null, tokens: await questionTokens(db), now })
}

/** Of these users, those who may play without a host: the quiz is published, no host leads it, and they have not given its one answer. */
export const playersAlone = async (db: Db, quiz: LiveQuizRow, game: Game | undefined, userIds: readonly number[]): Promise<Set<number>> => {
  if (!quiz.is_published || (game && game.state !== 'finished')) return new Set()
  if (quiz.allow_multiple) return new Set(userIds)
  const { rows } = await sql<{ id: number }>`
    select u.id from unnest(${userIds}::bigint[]) as u(id)
    where not exists (select from quiz_answers a where a.quiz_id = ${quiz.id} and a.user_id = u.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
