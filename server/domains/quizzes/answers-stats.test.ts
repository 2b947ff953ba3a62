import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runReactions } from '../../../tests/kit/reactions.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { addUpCounts, allValues, forgetCounts } from './counts-store.ts'
import { quizzesReactions } from './reactions.ts'

type Person = Awaited<ReturnType<World['given']['person']>>
type Wanted = Parameters<World['given']['quiz']>[0]

let world: World
let author: Person
let people: Person[]
beforeAll(async () => {
  world = await createWorld()
  author = await world.given.person()
  people = [await world.given.person({ firstName: 'Вера', lastName: 'Ли' }), await world.given.person(), await world.given.person()]
})
afterAll(() => world.close())
beforeEach(() => world.clock.set('2026-03-10T09:00:00.000Z'))

const stats = (quizId: number, by: { token: string } | null = author, locale = 'ru') =>
  world.request({ url: `/api/quizzes/${quizId}/stats`, headers: { 'accept-language': locale }, ...(by && { token: by.token }) })

const options = ['Первый', { title: 'Второй', right: true }, 'Третий']
const allTypes: NonNullable<Wanted>['questions'] = [
  { type: 'radio', options },
  { type: 'checkbox', options },
  { type: 'responsePriority', options },
  { type: 'radioFields', options },
  { type: 'scale', min: 1, max: 3 },
  { type: 'boolean', rightBoolean: true },
  { type: 'number' },
  { type: 'region' },
  { type: 'text' },
]

/** Three answers of three users, the second a day later and with a single value. */
const answered = async (wanted: Wanted = {}) => {
  const quiz = await world.given.quiz({ author, questions: allTypes, ...wanted })
  const [radio, checkbox, order, fields, scale, yes, number, region, text] = quiz.questions.map(({ id }) => id)
  const chosen = (question: number, option: number) => quiz.questions[question]?.options[option]
  const lists: { questionId: number | undefined; value: unknown }[][] = [
    [
      { questionId: radio, value: chosen(0, 1) },
      { questionId: checkbox, value: [chosen(1, 0), chosen(1, 1)] },
      { questionId: order, value: [chosen(2, 1), chosen(2, 0), chosen(2, 2)] },
      { questionId: fields, value: { optionId: chosen(3, 2), text: 'своё' } },
      { questionId: scale, value: 1 },
      { questionId: yes, value: true },
      { questionId: number, value: '10,5' },
      { questionId: region, value: 1 },
      { questionId: text, value: 'первый текст' },
    ],
    [{ questionId: radio, value: chosen(0, 1) }],
    [
      { questionId: radio, value: chosen(0, 0) },
      { questionId: checkbox, value: [chosen(1, 1)] },
      { questionId: order, value: [chosen(2, 1), chosen(2, 2), chosen(2, 0)] },
      { questionId: scale, value: 3 },
      { questionId: yes, value: false },
      { questionId: number, value: '1' },
      { questionId: region, value: 1 },
      { questionId: text, value: 'второй текст' },
    ],
  ]
  for (const [index, answers] of lists.entries()) {
    const { status } = await world.request({
      method: 'POST',
      url: `/api/quizzes/${quiz.id}/answers`,
      token: people[index]?.token ?? '',
      body: { answers },
    })
    expect(status).toBe(200)
    if (index === 0) world.clock.advance(86_400_000)
  }
  return quiz
}

test('statsAccess decides who sees the statistics (V309)', async () => {
  const statuses = async (statsAccess: 'author' | 'respondents' | 'all') => {
    const helper = await world.given.person()
    const quiz = await answered({ statsAccess, accesses: [helper] })
    const staff = await world.given.person({ roles: ['crm_tk_staff'] })
    const viewers = [author, helper, people[0] ?? null, await world.given.person(), staff, null]
    return Promise.all(viewers.map(async (viewer) => (await stats(quiz.id, viewer)).status))
  }
  expect(await statuses('author')).toEqual([200, 200, 403, 403, 403, 403])
  expect(await statuses('respondents')).toEqual([200, 200, 200, 403, 403, 403])
  expect(await statuses('all')).toEqual([200, 200, 200, 200, 200, 200])
  const unpublished = await world.given.quiz({ author, statsAccess: 'all', isPublished: false })
  expect([(await stats(unpublished.id)).status, (await stats(unpublished.id, null)).status]).toEqual([200, 404])
})

test('statistics count every type of question, and their totals match the answers (V312)', async () => {
  const quiz = await answered()
  const { body } = await stats(quiz.id)
  expect(body).toMatchObject({ total: 3, started: 3 })
  expect(body.days).toEqual([
    { date: '2026-03-10', count: 1 },
    { date: '2026-03-11', count: 2 },
  ])
  const [radio, checkbox, order, fields, scale, yes, number, region, text] = body.questions
  const countsIn = (question: { counts: { title: string; count: number }[] }) => question.counts.map(({ title, count }) => [title, count])
  expect(body.questions.map((question: { answered: number; skipped: number }) => [question.answered, question.skipped])).toEqual([
    ...[
      [3, 0],
      [2, 1],
      [2, 1],
      [1, 2],
      [2, 1],
    ],
    ...[
      [2, 1],
      [2, 1],
      [2, 1],
      [2, 1],
    ],
  ])
  expect(countsIn(radio)).toEqual([
    ['Первый', 1],
    ['Второй', 2],
    ['Третий', 0],
  ])
  expect(countsIn(checkbox)).toEqual([
    ['Первый', 1],
    ['Второй', 2],
    ['Третий', 0],
  ])
  expect(countsIn(order)).toEqual([
    ['Первый', 0],
    ['Второй', 2],
    ['Третий', 0],
  ])
  expect(order.places.map(({ average }: { average: number }) => average)).toEqual([2.5, 1, 2.5])
  expect([countsIn(fields)[2], fields.texts]).toEqual([['Третий', 1], ['своё']])
  expect([countsIn(scale), scale.numbers]).toEqual([
    [
      ['1', 1],
      ['2', 0],
      ['3', 1],
    ],
    { min: 1, max: 3, average: 2, median: 2 },
  ])
  expect(yes.counts.map(({ key, title, count, right }: Record<string, unknown>) => [key, title, count, right])).toEqual([
    ['true', 'да', 1, true],
    ['false', 'нет', 1, false],
  ])
  expect(number.numbers).toEqual({ min: 1, max: 10.5, average: 5.75, median: 5.75 })
  expect([region.counts.length, region.counts[0].count, region.counts[0].title.length > 3]).toEqual([1, 2, true])
  expect(text.texts).toEqual(['второй текст', 'первый текст'])
  expect(body.averageScore).toBeGreaterThan(0)
  expect((await stats(quiz.id, author, 'en')).body.questions[5].counts[0].title).toBe('yes')
})

test('respondents see neither texts nor what is right, and the average score only with the scores', async () => {
  for (const isResultScoreVisible of [true, false]) {
    const quiz = await answered({ statsAccess: 'all', isResultScoreVisible })
    const { body, text } = await stats(quiz.id, null)
    expect(text).not.toMatch(/"right"|первый текст|своё/)
    expect(body.averageScore !== null).toBe(isResultScoreVisible)
    expect(body.questions[0].counts[1].count).toBe(2)
  }
})

test('statistics stay the same while answers are added up, and later answers are added to them', async () => {
  const quiz = await answered()
  const read = async () => (await stats(quiz.id)).body
  const before = await read()
  await Promise.all([addUpCounts(world.db, quiz.id), addUpCounts(world.db, quiz.id)])
  await addUpCounts(world.db, quiz.id)
  expect(await read()).toEqual(before)
  const { rows } = await world.database.pool.query('select sum(count)::int as sum from quiz_days where quiz_id = $1', [quiz.id])
  expect(rows).toEqual([{ sum: 3 }])
  const late = await world.given.person()
  const answers = [{ questionId: quiz.questions[0]?.id, value: quiz.questions[0]?.options[2] }]
  await world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, token: late.token, body: { answers } })
  const withLate = await read()
  expect([withLate.total, withLate.questions[0].counts[2].count, withLate.days[1].count]).toEqual([4, 1, 3])
  await world.db.transaction().execute((tx) => forgetCounts(tx, [quiz.id]))
  expect(await read()).toEqual(withLate)
})

test('many uncounted answers are added up in the background', async () => {
  const quiz = await world.given.quiz({ author })
  await world.database.pool.query(`insert into quiz_answers (quiz_id, is_single, created_at) select $1, true, now() from generate_series(1, 2100)`, [
    quiz.id,
  ])
  expect((await stats(quiz.id)).body.total).toBe(2100)
  expect(await runReactions(world.resources, quizzesReactions)).toBe(1)
  const counted = await world.db.selectFrom('quiz_counted').select('answer_id').where('quiz_id', '=', quiz.id).execute()
  expect(counted).toHaveLength(1)
  expect((await stats(quiz.id)).body.total).toBe(2100)
  expect(await runReactions(world.resources, quizzesReactions)).toBe(0)
})

test('removed questions and options with answers stay in the statistics', async () => {
  const quiz = await answered()
  const [first, second] = quiz.questions
  const now = world.clock.now()
  await world.db
    .updateTable('quiz_questions')
    .set({ removed_at: now })
    .where('id', '=', first?.id ?? 0)
    .execute()
  await world.db
    .updateTable('quiz_options')
    .set({ removed_at: now })
    .where('id', 'in', [second?.options[0] ?? 0, second?.options[2] ?? 0])
    .execute()
  const { questions } = (await stats(quiz.id)).body
  expect([questions[0].counts.map(({ title }: { title: string }) => title), questions.at(-1).isRemoved]).toEqual([['Второй', 'Первый'], true])
})

test('the counts are read from their index alone', async () => {
  const quiz = await answered()
  const { sql: text, parameters } = allValues(quiz.id).compile(world.db)
  const client = await world.database.pool.connect()
  // few rows are read faster without an index alone
  for (const scan of ['seqscan', 'bitmapscan', 'sort', 'hashagg']) await client.query(`set enable_${scan} = off`)
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters])
  await client.query('reset all')
  client.release()
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Only Scan using quiz_answer_values_counts/)
})

test('the list of answers is for editors, newest first, and finds names and guests but no hidden email', async () => {
  const quiz = await answered({ authRequired: false })
  const guest = { answers: [], guestName: 'Ирина Гостья', guestEmail: 'Ira@people.test' }
  await world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, body: guest })
  const list = (query = '', by: { token: string } = author) => world.request({ url: `/api/quizzes/${quiz.id}/answers${query}`, token: by.token })
  const { body } = await list()
  expect([body._meta.totalCount, body._items.map((item: { user: { id: number } | null }) => item.user?.id ?? null)]).toEqual([
    4,
    [null, people[2]?.id, people[1]?.id, people[0]?.id],
  ])
  expect(body._items[3].values.map(({ text }: { text: string }) => text)).toEqual(
    expect.arrayContaining(['Второй', 'Первый; Второй', '1. Второй; 2. Первый; 3. Третий', 'Третий: своё', 'да', '10,5', 'первый текст']),
  )
  const found = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).body._meta.totalCount
  expect([await found('вера'), await found('ирина'), await found('IRA@people'), await found('ничего'), await found('%')]).toEqual([1, 1, 1, 0, 0])
  const email = people[0]?.email ?? ''
  await world.db
    .updateTable('users')
    .set({ contacts_to: 'nobody' })
    .where('id', '=', people[0]?.id ?? 0)
    .execute()
  expect(await found(email)).toBe(0)
  await world.db
    .updateTable('users')
    .set({ contacts_to: 'all' })
    .where('id', '=', people[0]?.id ?? 0)
    .execute()
  expect(await found(email)).toBe(1)
  expect((await list('?paginationSize=2&paginationPage=2')).body._items).toHaveLength(2)
  const staff = await world.given.person({ roles: ['admin'] })
  expect([(await list('', people[0])).status, (await list('', staff)).status]).toEqual([403, 403])
})

test('the statistics of a scale have the steps that a scale may have, whatever its ends are', async () => {
  const quiz = await world.given.quiz({ author, questions: [{ type: 'scale', min: -3, max: 4_000_000 }] })
  const { body } = await stats(quiz.id)
  expect([body.questions[0].counts.length, body.questions[0].counts[0].key, body.questions[0].counts.at(-1).key]).toEqual([101, '0', '100'])
})
