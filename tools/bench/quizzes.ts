import { setTimeout as delay } from 'node:timers/promises'
import type { Area, Bench } from './bench.ts'
import type { Database } from './database.ts'
import { residentMegabytes } from './processes.ts'
import { startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { median } from './statistics.ts'
import { type Row, shown } from './table.ts'
import { type Client, timesOf } from './times.ts'

const [small, large, counted] = [10_000, 1_000_000, 100_000]
const [maxRatio, maxStatsMs, maxGrowthMegabytes] = [1.3, 300, 80]
/** Differences below it are noise of the connection. */
const noiseMs = 2
const types = ['radio', 'checkbox', 'dropdown', 'responsePriority', 'scale', 'number', 'text', 'region']

/** The statistics of many answers before and after a job has added them up, the list of few and many answers, and the export. */
export const quizzes: Area = async (bench) => {
  await using database = await (await bench.base(10_000)).copy('quizzes')
  const [few, many, full] = [await addQuiz(database, small), await addQuiz(database, large), await addQuiz(database, counted)]
  await addValues(database, full)
  const [token] = await signIn(database, 1)
  const headers = { authorization: `Bearer ${token}` }
  bench.say(`quizzes: ${shown(counted)} answers to ${types.length} questions`)
  const statistics = [await firstStats(bench, database, { headers, quizId: full }), await laterStats(bench, database, { headers, quizId: full })]
  await using product = await startProduct({ database })
  const list = (quizId: number) => `/api/quizzes/${quizId}/answers`
  const [fewMs = 0, manyMs = 0] = await timesOf(bench, { product, headers }, [list(few), list(many)])
  return {
    rows: [
      ...statistics,
      {
        what: `Quiz: first page of ${shown(large)} answers`,
        product: `${shown(manyMs)} ms`,
        limit: `${shown(fewMs)} ms, with ${shown(small)}`,
        ratio: shown(manyMs / fewMs),
        goal: `≤ ${maxRatio}, or ${noiseMs} ms`,
        holds: manyMs / fewMs <= maxRatio || manyMs - fewMs <= noiseMs,
      },
      await exportRow({ product, headers }, full),
    ],
  }
}

/** Published, of user 1, with answers of other users. */
const addQuiz = async ({ pool }: Database, answers: number): Promise<number> => {
  const code = String(answers).padStart(6, 'A').slice(-6)
  const { rows } = await pool.query<{ id: string }>(
    `insert into quizzes (author_id, title, code, allow_multiple, published_at, created_at, updated_at)
     values (1, 'Опрос', $1, true, now(), now(), now()) returning id`,
    [code],
  )
  const quizId = Number(rows[0]?.id)
  await pool.query(
    `insert into quiz_answers (quiz_id, user_id, points, score, is_single, created_at)
     select $1, n % 4000 + 2, n % 5, n % 101, false, now() - n * interval '20 seconds' from generate_series($2::int, 1, -1) n`,
    [quizId, answers],
  )
  await pool.query('vacuum analyze quiz_answers')
  return quizId
}

/** Values for every question: two or three options of a checkbox, and the order of five. */
const addValues = async ({ pool }: Database, quizId: number) => {
  await pool.query(`insert into quiz_questions (quiz_id, type, title, position) select $1, t, t, n from unnest($2::text[]) with ordinality x(t, n)`, [
    quizId,
    types,
  ])
  await pool.query(
    `insert into quiz_options (question_id, title, position, is_right) select q.id, 'Ответ ' || n, n, n = 1
     from quiz_questions q cross join generate_series(1, 5) n
     where q.quiz_id = $1 and q.type in ('radio', 'checkbox', 'dropdown', 'responsePriority')`,
    [quizId],
  )
  await pool.query(
    `insert into quiz_answer_values (quiz_id, answer_id, question_id, option_id, place, number, row_id, text)
     select a.quiz_id, a.id, q.id, o.id,
       case when q.type in ('checkbox', 'responsePriority') then row_number() over (partition by a.id, q.id order by o.id) end,
       case q.type when 'scale' then a.id % 5 + 1 when 'number' then a.id % 997 end,
       case q.type when 'region' then a.id % 80 + 1 end,
       case q.type when 'number' then (a.id % 997)::text when 'text' then 'Ответ участника ' || a.id end
     from quiz_answers a join quiz_questions q on q.quiz_id = a.quiz_id
     left join quiz_options o on o.question_id = q.id and (q.type = 'responsePriority'
       or q.type = 'checkbox' and (o.position + a.id) % 2 = 0 or q.type in ('radio', 'dropdown') and o.position = a.id % 5 + 1)
     where a.quiz_id = $1`,
    [quizId],
  )
  await pool.query('vacuum analyze quiz_answer_values')
}

type StatsRequest = { headers: Record<string, string>; quizId: number }

const statsPath = ({ quizId }: StatsRequest) => `/api/quizzes/${quizId}/stats`

/** No jobs run, so every reading counts all answers. */
const firstStats = async (bench: Bench, database: Database, request: StatsRequest): Promise<Row> => {
  await using product = await startProduct({ database, env: { ROLE: 'web' } })
  const [ms = 0] = await timesOf({ ...bench, rounds: 1 }, { product, headers: request.headers }, [statsPath(request)])
  return statsRow('before a job has added them up', ms)
}

const laterStats = async (bench: Bench, database: Database, request: StatsRequest): Promise<Row> => {
  await using product = await startProduct({ database })
  const isCounted = async () => {
    const { rows } = await database.pool.query<{ at_end: boolean }>(
      `select c.answer_id = (select max(a.id) from quiz_answers a where a.quiz_id = c.quiz_id) as at_end from quiz_counted c where c.quiz_id = $1`,
      [request.quizId],
    )
    return rows[0]?.at_end ?? false
  }
  await fetch(product.url + statsPath(request), { headers: request.headers })
  while (!(await isCounted())) await delay(500)
  const [ms = 0] = await timesOf(bench, { product, headers: request.headers }, [statsPath(request)])
  return statsRow('added up', ms)
}

const statsRow = (when: string, ms: number): Row => ({
  what: `Quiz: statistics of ${shown(counted)} answers × ${types.length} questions, ${when}`,
  product: `${shown(ms)} ms`,
  limit: '',
  ratio: '',
  goal: `≤ ${maxStatsMs} ms`,
  holds: ms <= maxStatsMs,
})

/** The second export of the process: the first one brings its heap to the size at which it works. */
const exportRow = async ({ product, headers }: Client, quizId: number): Promise<Row> => {
  const growths: number[] = []
  const path = `${product.url}/api/quizzes/${quizId}/export?format=xlsx`
  const heapBefore = residentMegabytes(product.pid) ?? Number.NaN
  await (await fetch(path, { headers })).arrayBuffer()
  const startedAt = performance.now()
  const before = residentMegabytes(product.pid) ?? Number.NaN
  const answer = await fetch(path, { headers })
  let bytes = 0
  for await (const piece of answer.body ?? []) {
    bytes += piece.byteLength
    growths.push((residentMegabytes(product.pid) ?? Number.NaN) - before)
  }
  const half = Math.floor(growths.length / 2)
  const [early, late] = [median(growths.slice(0, half)), median(growths.slice(half))]
  const highest = growths.reduce((most, growth) => Math.max(most, growth), 0)
  return {
    what: `Quiz: second export of ${shown(counted)} answers as a workbook (the first one: +${shown(before - heapBefore)} MB)`,
    product: `at most ${shown(highest)} MB more, median ${shown(early)} then ${shown(late)} MB; ${shown(bytes / 2 ** 20)} MB in ${shown((performance.now() - startedAt) / 1000)} s`,
    limit: '',
    ratio: '',
    goal: `≤ ${maxGrowthMegabytes} MB more`,
    holds: answer.ok && highest <= maxGrowthMegabytes,
  }
}
