import { type RawBuilder, sql } from 'kysely'
import { type Db, plannedEachTime, type Tx } from '../../kernel/db.ts'

/** How often one value of a question was given. */
export type CountRow = {
  question_id: number
  option_id: number | null
  number: number | null
  row_id: number | null
  count: number
  /** Answers that have it as their first value, so that an answer with several values counts once. */
  firsts: number
  /** The sum of its places. */
  places: number
}

/** Answers of a day, in UTC. */
export type DayRow = { day: string; count: number; scored: number; score_sum: number }

export type Counts = { values: CountRow[]; days: DayRow[]; isDue: boolean }

/** Answers that are counted again at each reading, before a job adds them up. */
const maxUncounted = 2_000

/**
 * The counts of a quiz: those added up in the background, and the later answers. A quiz without the former is counted from the index of the
 * values alone. `isDue` is true when many answers are uncounted.
 */
export const readCounts = async (db: Db, quizId: number): Promise<Counts> => {
  if ((await findCounted(db, quizId)) !== null) return readCounted(db, quizId)
  const [values, days] = await Promise.all([allValues(quizId).execute(db), allDays(quizId).execute(db)])
  const answers = days.rows.reduce((sum, { count }) => sum + count, 0)
  return { values: values.rows, days: days.rows, isDue: answers > maxUncounted }
}

/**
 * With one snapshot, so that no answer is counted twice or left out while a job moves the limit. The limit is a value of the statements, not a
 * subquery: the planner has to know that few answers follow it.
 */
const readCounted = (db: Db, quizId: number): Promise<Counts> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const after = (await findCounted(tx, quizId)) ?? 0
      const isUncounted = sql`a.quiz_id = ${quizId} and a.id > ${after}`
      const values = await valuesWithCounted(quizId, isUncounted).execute(tx)
      const days = await daysWithCounted(quizId, isUncounted).execute(tx)
      return { values: values.rows, days: days.rows, isDue: (await countUncounted(tx, quizId, after)) > maxUncounted }
    })

const findCounted = async (db: Db, quizId: number): Promise<number | null> =>
  (await db.selectFrom('quiz_counted').select('answer_id').where('quiz_id', '=', quizId).executeTakeFirst())?.answer_id ?? null

/** Index: quiz_answers_newest. */
const countUncounted = async (db: Db, quizId: number, after: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from
    (select from quiz_answers where quiz_id = ${quizId} and id > ${after} limit ${maxUncounted + 1}) uncounted`.execute(db)
  return rows[0]?.count ?? 0
}

const counters = sql`count(*) as count, count(*) filter (where v.place is null or v.place = 1) as firsts, coalesce(sum(v.place), 0)::bigint as places`

/** Question by question, in the order of the index quiz_answer_values_counts, which holds all columns. */
export const allValues = (quizId: number) => sql<CountRow>`
  select n.id as question_id, v.* from quiz_questions n cross join lateral (
    select v.option_id, v.number, v.row_id, ${counters} from quiz_answer_values v where v.question_id = n.id
    group by v.option_id, v.number, v.row_id) v
  where n.quiz_id = ${quizId} and n.type <> 'number'`

/** Index: quiz_answers_newest, which holds all columns. */
const allDays = (quizId: number) => sql<DayRow>`${daysOf(sql`a.quiz_id = ${quizId}`)} order by 1`

const daysOf = (condition: RawBuilder<unknown>) => sql`
  select (a.created_at at time zone 'UTC')::date as day, count(*) as count, count(a.score) as scored, coalesce(sum(a.score), 0)::bigint as score_sum
  from quiz_answers a where ${condition} group by (a.created_at at time zone 'UTC')::date`

/** Indexes: quiz_answers_newest, quiz_answer_values_answer. */
const valuesOf = (condition: RawBuilder<unknown>) => sql`
  select v.question_id, v.option_id, v.number, v.row_id, ${counters}
  from quiz_answers a join quiz_answer_values v on v.answer_id = a.id join quiz_questions n on n.id = v.question_id and n.type <> 'number'
  where ${condition} group by v.question_id, v.option_id, v.number, v.row_id`

const valuesWithCounted = (quizId: number, isUncounted: RawBuilder<unknown>) => sql<CountRow>`${plannedEachTime}
  select question_id, option_id, number, row_id, sum(count)::bigint as count, sum(firsts)::bigint as firsts, sum(places)::bigint as places from (
    select question_id, option_id, number, row_id, count, firsts, places from quiz_counts where quiz_id = ${quizId}
    union all ${valuesOf(isUncounted)}) counts
  group by question_id, option_id, number, row_id`

const daysWithCounted = (quizId: number, isUncounted: RawBuilder<unknown>) => sql<DayRow>`${plannedEachTime}
  select day, sum(count)::bigint as count, sum(scored)::bigint as scored, sum(score_sum)::bigint as score_sum from (
    select day, count, scored, score_sum from quiz_days where quiz_id = ${quizId}
    union all ${daysOf(isUncounted)}) days
  group by day order by day`

const answersAtOnce = 20_000

/**
 * Adds up the answers that are not counted yet, portion by portion. Guarantee: no answer with a lower id is committed later, because every
 * answer locks its quiz before it gets its id.
 */
export const addUpCounts = async (db: Db, quizId: number): Promise<void> => {
  const last = await db.transaction().execute((tx) => lastAnswer(tx, quizId))
  while (await db.transaction().execute((tx) => addPortion(tx, quizId, last)));
}

const lastAnswer = async (tx: Tx, quizId: number): Promise<number> => {
  await sql`select from quizzes where id = ${quizId} for update`.execute(tx)
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from quiz_answers where quiz_id = ${quizId}`.execute(tx)
  return rows[0]?.id ?? 0
}

/** False when nothing is left, or when another job adds up the same quiz. */
const addPortion = async (tx: Tx, quizId: number, last: number): Promise<boolean> => {
  await sql`insert into quiz_counted (quiz_id, answer_id) select id, 0 from quizzes where id = ${quizId} on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ from: number; to: number | null }>`
    select c.answer_id as "from", (select max(a.id) from (select a.id from quiz_answers a where a.quiz_id = ${quizId} and a.id > c.answer_id
      and a.id <= ${last} order by a.id limit ${answersAtOnce}) a) as "to"
    from quiz_counted c where c.quiz_id = ${quizId} for update skip locked`.execute(tx)
  const [portion] = rows
  if (!portion?.to) return false
  const isInPortion = sql`a.quiz_id = ${quizId} and a.id > ${portion.from} and a.id <= ${portion.to}`
  await sql`${plannedEachTime}
    insert into quiz_counts as c (quiz_id, question_id, option_id, number, row_id, count, firsts, places)
    select ${quizId}::bigint, x.* from (${valuesOf(isInPortion)}) x
    on conflict (question_id, option_id, number, row_id)
    do update set count = c.count + excluded.count, firsts = c.firsts + excluded.firsts, places = c.places + excluded.places`.execute(tx)
  await sql`${plannedEachTime}
    insert into quiz_days as d (quiz_id, day, count, scored, score_sum) select ${quizId}::bigint, x.* from (${daysOf(isInPortion)}) x
    on conflict (quiz_id, day)
    do update set count = d.count + excluded.count, scored = d.scored + excluded.scored, score_sum = d.score_sum + excluded.score_sum`.execute(tx)
  await tx.updateTable('quiz_counted').set({ answer_id: portion.to }).where('quiz_id', '=', quizId).execute()
  return true
}

/** For changed or deleted answers: the next reading counts all of them again. */
export const forgetCounts = async (tx: Tx, quizIds: readonly number[]): Promise<void> => {
  if (quizIds.length === 0) return
  for (const table of ['quiz_counted', 'quiz_counts', 'quiz_days'] as const)
    await tx.deleteFrom(table).where(sql<boolean>`quiz_id = any(${quizIds}::bigint[])`).execute()
}

export type NumberRow = {
  question_id: number
  answered: number
  min: number | null
  max: number | null
  average: number | null
  median: number | null
}

/** Questions of type number, whose values are too many to be added up. Index: quiz_answer_values_counts. */
export const readNumbers = async (db: Db, quizId: number): Promise<NumberRow[]> => {
  const { rows } = await sql<NumberRow>`
    select n.id as question_id, x.* from quiz_questions n cross join lateral (
      select count(*) as answered, min(v.number) as min, max(v.number) as max, avg(v.number) as average,
        percentile_cont(0.5) within group (order by v.number) as median
      from quiz_answer_values v where v.question_id = n.id) x
    where n.quiz_id = ${quizId} and n.type = 'number'`.execute(db)
  return rows
}

const textsShown = 20
/** A chosen option of radioFields rarely has no text. */
const rowsRead = 100

/** The latest texts of each question. Index: quiz_answer_values_counts, whose last column is the id. */
export const readTexts = async (db: Db, quizId: number): Promise<{ question_id: number; text: string }[]> => {
  const { rows } = await sql<{ question_id: number; text: string }>`
    select n.id as question_id, x.text from quiz_questions n
    left join quiz_options o on o.question_id = n.id and n.type = 'radioFields'
    cross join lateral (
      (select v.text, v.id from quiz_answer_values v where n.type <> 'radioFields'
        and v.question_id = n.id and v.option_id is null and v.number is null and v.row_id is null order by v.id desc limit ${rowsRead})
      union all
      (select v.text, v.id from quiz_answer_values v where v.question_id = n.id and v.option_id = o.id and v.number is null and v.row_id is null
        order by v.id desc limit ${rowsRead})) x
    where n.quiz_id = ${quizId} and n.type in ('textShort', 'text', 'url', 'radioFields') and x.text is not null
    order by n.id, x.id desc`.execute(db)
  return [...Map.groupBy(rows, ({ question_id }) => question_id).values()].flatMap((texts) => texts.slice(0, textsShown))
}

export type AttemptRow = { question_id: number | null; count: number }

/** Unsubmitted drafts by the question where their respondents stopped. Index: quiz_attempts_reached. */
export const readAttempts = async (db: Db, quizId: number): Promise<AttemptRow[]> => {
  const { rows } = await sql<AttemptRow>`
    select reached_question_id as question_id, count(*) from quiz_attempts where quiz_id = ${quizId} and submitted_at is null group by 1`.execute(db)
  return rows
}
