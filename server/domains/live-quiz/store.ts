import { type RawBuilder, sql } from 'kysely'
import type { LiveState } from '../../../contract/live-quiz/limits.ts'
import { liveTypes, questionSeconds } from '../../../contract/quizzes/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'

/** A question as it was at the start of its game. */
export type StoredQuestion = {
  id: number
  type: (typeof liveTypes)[number]
  title: string
  description: string
  seconds: number
  rightBoolean: boolean | null
  options: { id: number; title: string; right: boolean; score: number }[]
}

export type Game = {
  id: number
  quiz_id: number
  solo_user_id: number | null
  state: LiveState
  question_count: number
  ordinal: number
  settled: number
  max_score: number
  revision: number
  /** Of the current question. */
  closes_at: Date | null
}

export type LiveQuizRow = {
  id: number
  title: string
  mode: 'fast' | 'quiz'
  code: string
  is_published: boolean
  allow_multiple: boolean
  is_editor: boolean
  host_name: string | null
}

export type AskedQuestion = {
  ordinal: number
  question: StoredQuestion
  opened_at: Date
  closes_at: Date
  settled_at: Date | null
  counts: Record<string, number> | null
}

const quizColumns = (userId: number) => sql`
  q.id, q.title, q.mode, q.code, q.published_at is not null as is_published, q.allow_multiple,
  q.author_id is not distinct from ${userId} or exists (select from quiz_accesses a where a.quiz_id = q.id and a.user_id = ${userId}) as is_editor,
  (select nullif(btrim(concat(u.first_name, ' ', u.last_name)), '') from users u where u.id = q.author_id) as host_name`

const quizWhere = async (db: Db, userId: number, condition: RawBuilder<unknown>): Promise<LiveQuizRow | undefined> => {
  const { rows } = await sql<LiveQuizRow>`select ${quizColumns(userId)} from quizzes q where q.deleted_at is null and ${condition}`.execute(db)
  return rows[0]
}

/** A live quiz as a user sees it. Index: the unique code. */
export const quizByCode = (db: Db, { code, userId }: { code: string; userId: number }) =>
  quizWhere(db, userId, sql`q.code = ${code} and q.mode = 'fast'`)

/** Index: the primary key. */
export const quizById = (db: Db, { id, userId }: { id: number; userId: number }) => quizWhere(db, userId, sql`q.id = ${id}`)

/** Index: the primary key of live_questions. */
export const gameColumns = sql`g.id, g.quiz_id, g.solo_user_id, g.state, g.question_count, g.ordinal, g.settled, g.max_score, g.revision,
  (select k.closes_at from live_questions k where k.game_id = g.id and k.ordinal = g.ordinal) as closes_at`

/** How long a finished game stays the one that its code shows. */
const shownHours = 6

/** The game that a user sees: that of the host while it lasts, else the latest of the host or their own. Index: live_games_newest. */
export const gameSeenBy = async (db: Db, { quizId, userId, now }: { quizId: number; userId: number; now: Date }): Promise<Game | undefined> => {
  const { rows } = await sql<Game>`
    select ${gameColumns} from live_games g
    where g.quiz_id = ${quizId} and (g.solo_user_id is null and coalesce(g.finished_at, ${now}) > ${now}::timestamptz - make_interval(hours => ${shownHours})
      or g.solo_user_id = ${userId})
    order by g.solo_user_id is null and g.state <> 'finished' desc, g.id desc limit 1`.execute(db)
  return rows[0]
}

/** Index: the primary key. */
export const gameById = async (db: Db, id: number): Promise<Game | undefined> =>
  (await sql<Game>`select ${gameColumns} from live_games g where g.id = ${id}`.execute(db)).rows[0]

/** The game of the host that is not finished. Index: live_games_hosted. */
export const hostedGame = async (db: Db, quizId: number): Promise<Game | undefined> =>
  (
    await sql<Game>`select ${gameColumns} from live_games g where g.quiz_id = ${quizId} and g.solo_user_id is null and g.state <> 'finished'`.execute(
      db,
    )
  ).rows[0]

/** The row of a game, locked against answers and other transitions until the transaction ends. */
export const lockGame = async (tx: Tx, id: number): Promise<Game | undefined> =>
  (await sql<Game>`select ${gameColumns} from live_games g where g.id = ${id} for update`.execute(tx)).rows[0]

/**
 * Creates a game in the lobby; undefined if one is not finished yet, or if the quiz was deleted or got the other mode meanwhile. Shares the lock
 * of the quiz, which such a change holds. Constraints: live_games_hosted, live_games_solo.
 */
export const insertGame = async (db: Db, game: { quizId: number; soloUserId: number | null; now: Date }): Promise<Game | undefined> => {
  const { rows } = await sql<Game>`
    with played as (select id from quizzes where id = ${game.quizId} and deleted_at is null and mode = 'fast' for key share)
    insert into live_games as g (quiz_id, solo_user_id, state, created_at, moved_at)
    select id, ${game.soloUserId}::bigint, 'waiting', ${game.now}::timestamptz, ${game.now}::timestamptz from played on conflict do nothing returning ${gameColumns}`.execute(
    db,
  )
  return rows[0]
}

export const insertQuestions = async (tx: Tx, gameId: number, questions: readonly StoredQuestion[]) =>
  tx
    .insertInto('live_questions')
    .values(
      questions.map((question, index) => ({ game_id: gameId, ordinal: index + 1, question_id: question.id, question: JSON.stringify(question) })),
    )
    .execute()

/** The questions of a quiz that a live quiz can ask of all players, in their order. Indexes: quiz_questions_order, quiz_conditions_once. */
export const liveQuestionsOf = async (db: Db, quizId: number): Promise<StoredQuestion[]> => {
  const { rows } = await sql<StoredQuestion>`
    select q.id, q.type, q.title, q.description, coalesce(q.seconds, ${questionSeconds.usual})::int as seconds, q.right_boolean as "rightBoolean",
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'right', o.is_right, 'score', o.score) order by o.position, o.id)
        from quiz_options o where o.question_id = q.id and o.removed_at is null), '[]') as options
    from quiz_questions q where q.quiz_id = ${quizId} and q.removed_at is null and q.type = any(${[...liveTypes]})
      and not exists (select from quiz_conditions c where c.question_id = q.id)
      and (q.type = 'boolean' or exists (select from quiz_options o where o.question_id = q.id and o.removed_at is null))
    order by q.position, q.id`.execute(db)
  return rows
}

const askedWhere = async (db: Db, gameId: number, condition: RawBuilder<unknown>): Promise<AskedQuestion | undefined> => {
  const { rows } = await sql<AskedQuestion>`
    select k.ordinal, k.question, k.opened_at, k.closes_at, k.settled_at, k.counts from live_questions k
    where k.game_id = ${gameId} and k.opened_at is not null and ${condition}`.execute(db)
  return rows[0]
}

/** A question that is open or was open. Index: the primary key. */
export const askedQuestion = (db: Db, { gameId, ordinal }: { gameId: number; ordinal: number }) => askedWhere(db, gameId, sql`k.ordinal = ${ordinal}`)

/** Index: the primary key. */
export const askedQuestionById = (db: Db, { gameId, questionId }: { gameId: number; questionId: number }) =>
  askedWhere(db, gameId, sql`k.question_id = ${questionId}`)

export type Move = { state: LiveState; ordinal: number; settled: number; questionCount?: number; maxScore?: number; now: Date }

/** Writes a transition of a locked game, and opens its question if the ordinal is new. */
export const moveGame = async (tx: Tx, game: Game, { state, ordinal, settled, questionCount, maxScore, now }: Move): Promise<Game> => {
  if (ordinal > game.ordinal)
    await sql`update live_questions set opened_at = ${now}, closes_at = ${now}::timestamptz + make_interval(secs => (question->>'seconds')::int)
      where game_id = ${game.id} and ordinal = ${ordinal}`.execute(tx)
  const { rows } = await sql<Game>`
    update live_games g set state = ${state}, ordinal = ${ordinal}, settled = ${settled}, revision = g.revision + 1, moved_at = ${now},
      question_count = ${questionCount ?? game.question_count}, max_score = ${maxScore ?? game.max_score},
      finished_at = ${state === 'finished' ? now : null}
    where g.id = ${game.id} returning ${gameColumns}`.execute(tx)
  // the row is locked
  return rows[0] as Game
}

/** Sends the state of a locked game to all once more: its table has changed without a transition. */
export const showAgain = (tx: Tx, id: number) => sql`update live_games set revision = revision + 1 where id = ${id}`.execute(tx)
