import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questionTypes } from '../../../contract/quizzes/limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let author: { id: number; token: string }
let stranger: { id: number; token: string }

beforeAll(async () => {
  world = await createWorld()
  author = await world.given.person()
  stranger = await world.given.person()
})
afterAll(() => world.close())

const create = async (body?: object, token = author.token) => world.request({ method: 'POST', url: '/api/quizzes', token, body })
const newQuiz = async () => (await create()).body.id as number
const read = (id: number | string, token?: string) => world.request({ url: `/api/quizzes/${id}`, ...(token && { token }) })
const save = (id: number, body: object, token = author.token) => world.request({ method: 'PUT', url: `/api/quizzes/${id}`, token, body })

const options = (...titles: string[]) => titles.map((title, index) => ({ title, right: index === 0 }))
const radio = (title: string, ...titles: string[]) => ({ type: 'radio', title, options: options(...titles) })
const text = (title: string) => ({ type: 'textShort', title })

test('creates an unpublished quiz with a placeholder title from an empty body (V311)', async () => {
  const { status, body } = await create()
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: 'Новый опрос', mode: 'quiz', published: false, questions: [], authorId: author.id, authRequired: true })
  expect(body.code).toMatch(/^[2-9A-HJKMNP-TW-Z]{6}$/)
  expect((await read(body.id, author.token)).body).toEqual(body)
  expect((await create({ mode: 'fast' })).body.mode).toBe('fast')
})

test('makes a quiz for an event of the caller only', async () => {
  const own = await world.given.event({ owner: author })
  const foreign = await world.given.event({ owner: stranger })
  expect((await create({ eventId: own.id })).body.eventId).toBe(own.id)
  expect((await create({ eventId: foreign.id })).status).toBe(403)
})

test('stores every setting and returns it (V304)', async () => {
  const id = await newQuiz()
  const settings = {
    ...{ title: 'Что вы узнали', mode: 'fast', allowMultiple: true, authRequired: false, statsAccess: 'all' },
    ...{ isResultScoreVisible: true, isRightAnswersVisible: true, slug: 'what-you-learned' },
  }
  expect((await save(id, settings)).body).toMatchObject(settings)
  expect((await read(id, author.token)).body).toMatchObject(settings)
})

test('stores every question type, and refuses another one (V297)', async () => {
  const id = await newQuiz()
  const questions = questionTypes.map((type) => ({ type, title: type, options: options('Да', 'Нет') }))
  const { body } = await save(id, { questions })
  expect(body.questions.map(({ type }: { type: string }) => type)).toEqual(questionTypes)
  const refused = await save(id, { questions: [{ type: 'matrix', title: 'Матрица' }] })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['questions.0.type']])
})

describe('questions of a stored quiz', () => {
  const stored = async () => {
    const id = await newQuiz()
    const { body } = await save(id, { questions: [radio('Первый', 'Да', 'Нет'), text('Второй')] })
    return { id, questions: body.questions as { id: number; options: { id: number; title: string }[] }[] }
  }

  test('two titles may be exchanged, and questions and options keep their ids', async () => {
    const { id, questions } = await stored()
    const [first, second] = questions
    const [yes, no] = first?.options ?? []
    const { status, body } = await save(id, {
      questions: [
        { id: second?.id, type: 'textShort', title: 'Первый' },
        {
          id: first?.id,
          type: 'radio',
          title: 'Второй',
          options: [
            { id: no?.id, title: 'Да', right: true },
            { id: yes?.id, title: 'Нет' },
          ],
        },
      ],
    })
    expect(status).toBe(200)
    expect(body.questions).toMatchObject([
      { id: second?.id, title: 'Первый', position: 0 },
      {
        id: first?.id,
        title: 'Второй',
        position: 1,
        options: [
          { id: no?.id, title: 'Да', right: true },
          { id: yes?.id, title: 'Нет', right: false },
        ],
      },
    ])
  })

  test('ids of another quiz, of another question and repeated ids are refused', async () => {
    const [own, foreign] = [await stored(), await stored()]
    const [radioQuestion, textQuestion] = own.questions
    const option = radioQuestion?.options[0]?.id
    const fields = async (questions: object[]) => Object.keys((await save(own.id, { questions })).body.errors ?? {})
    expect(await fields([{ ...text('Чужой'), id: foreign.questions[0]?.id }])).toEqual(['questions.0.id'])
    expect(
      await fields([
        { ...text('Один'), id: textQuestion?.id },
        { ...text('Два'), id: textQuestion?.id },
      ]),
    ).toEqual(['questions.1.id'])
    const borrowed = [{ id: option, title: 'Да', right: true }, { title: 'Нет' }]
    expect(await fields([{ type: 'radio', title: 'Новый', options: borrowed }])).toEqual(['questions.0.options.0.id'])
    expect((await read(own.id, author.token)).body.questions).toMatchObject([{ title: 'Первый' }, { title: 'Второй' }])
  })

  test('an answered question keeps its type; removed, it keeps its row', async () => {
    const { id, questions } = await stored()
    const [choice, note] = questions
    const answer = { quiz_id: id, is_single: true, created_at: world.clock.now() }
    const { id: answerId } = await world.db.insertInto('quiz_answers').values(answer).returning('id').executeTakeFirstOrThrow()
    const value = { quiz_id: id, answer_id: answerId, question_id: choice?.id ?? 0, option_id: choice?.options[0]?.id ?? 0 }
    await world.db.insertInto('quiz_answer_values').values(value).execute()
    const retyped = await save(id, { questions: [{ id: choice?.id, type: 'text', title: 'Первый' }] })
    expect([retyped.status, retyped.body.reason, Object.keys(retyped.body.errors)]).toEqual([
      ...[409, 'questionAnswered', ['questions', 'questions.0.type']],
    ])
    expect((await save(id, { questions: [text('Другой')] })).body.questions).toHaveLength(1)
    const left = await world.db.selectFrom('quiz_questions').select(['id', 'removed_at']).where('quiz_id', '=', id).orderBy('id').execute()
    expect(left.map((row) => [row.id === choice?.id, row.removed_at !== null])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(left.some((row) => row.id === note?.id)).toBe(false)
    const kept = await world.db
      .selectFrom('quiz_options')
      .select('id')
      .where('question_id', '=', choice?.id ?? 0)
      .execute()
    expect(kept.map((option) => option.id)).toEqual([choice?.options[0]?.id])
  })
})

test('a save on top of a version that the caller has not read is refused', async () => {
  const id = await newQuiz()
  const { version } = (await read(id, author.token)).body
  expect((await save(id, { title: 'Первая', version })).status).toBe(200)
  const refused = await save(id, { title: 'Вторая', version })
  expect([refused.status, refused.body.reason, refused.body.version]).toEqual([409, 'quizChanged', version + 1])
})

test('of two saves of one version at once, one wins', async () => {
  const id = await newQuiz()
  const { version } = (await read(id, author.token)).body
  const answers = await Promise.all(['Один', 'Два', 'Три', 'Четыре'].map((title) => save(id, { questions: [text(title)], version })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

describe('address', () => {
  test('finds a published quiz by its slug in any case, under both addresses; an unknown one is 404 (V313)', async () => {
    const quiz = await world.given.quiz({ author, slug: 'city-poll' })
    for (const url of ['/api/quizzes/slug/city-poll', '/api/quizzes/by-slug/City-Poll']) expect((await world.request({ url })).body.id).toBe(quiz.id)
    expect((await world.request({ url: '/api/quizzes/slug/nowhere' })).status).toBe(404)
  })

  test('belongs to one quiz, also of two saves at once, until the quiz is deleted', async () => {
    const ids = [await newQuiz(), await newQuiz()]
    const answers = await Promise.all(ids.map((id) => save(id, { slug: 'one-address' })))
    expect(answers.map(({ status, body }) => [status, body.reason]).sort()).toEqual([
      [200, undefined],
      [422, 'slugTaken'],
    ])
    const holder = ids[answers.findIndex(({ status }) => status === 200)] ?? 0
    await world.request({ method: 'DELETE', url: `/api/quizzes/${holder}`, token: author.token })
    expect((await save(ids.find((id) => id !== holder) ?? 0, { slug: 'one-address' })).status).toBe(200)
  })
})

test('an unpublished quiz is missing for others, and right options are only for editors', async () => {
  const questions = [
    { type: 'radio' as const, options: [{ title: 'Да', right: true, score: 3 }, 'Нет'] },
    { type: 'boolean' as const, rightBoolean: true },
  ]
  const hidden = await world.given.quiz({ author, questions, isPublished: false })
  expect([(await read(hidden.id)).status, (await read(hidden.id, stranger.token)).status]).toEqual([404, 404])
  const shown = await world.given.quiz({ author, questions })
  for (const token of [undefined, stranger.token]) {
    const { text: reply, body } = await read(shown.id, token)
    expect(body.questions).toHaveLength(2)
    expect(body.code).toBeNull()
    expect(reply).not.toMatch(/"right|"score/)
  }
  expect((await read(shown.id, author.token)).body.questions).toMatchObject([
    { options: [{ right: true, score: 3 }, { right: false }] },
    { rightBoolean: true },
  ])
})

test('access lets another user edit, until it is withdrawn (V314)', async () => {
  const id = await newQuiz()
  const setAccesses = (userIds: number[], token = author.token) =>
    world.request({ method: 'PUT', url: `/api/quizzes/${id}/accesses`, token, body: { userIds } })
  expect((await save(id, { title: 'Чужая' }, stranger.token)).status).toBe(403)
  expect((await setAccesses([stranger.id, stranger.id, author.id])).body._items).toMatchObject([{ quizId: id, userId: stranger.id }])
  expect((await save(id, { title: 'Общая' }, stranger.token)).body.title).toBe('Общая')
  expect((await setAccesses([], stranger.token)).status).toBe(403)
  expect((await world.request({ method: 'DELETE', url: `/api/quizzes/${id}`, token: stranger.token })).status).toBe(403)
  expect((await setAccesses([])).body._items).toEqual([])
  expect((await save(id, { title: 'Чужая' }, stranger.token)).status).toBe(403)
  const unknown = await setAccesses([stranger.id, 9_999_999])
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['userIds']])
})

test('lists own quizzes and those with access, nine a page, and finds them by title and mode', async () => {
  const owner = await world.given.person()
  for (let index = 0; index < 10; index++) await world.given.quiz({ author: owner, title: `Опрос ${index}`, mode: index === 3 ? 'fast' : 'quiz' })
  const shared = await world.given.quiz({ author, title: 'Общий 100%', accesses: [owner] })
  const list = async (query: string) => (await world.request({ url: `/api/quizzes?${query}`, token: owner.token })).body
  const first = await list('')
  expect([first._items.length, first._meta.totalCount, first._meta.pageCount]).toEqual([9, 11, 2])
  expect(first._items[0]).toMatchObject({
    id: shared.id,
    questionCount: 1,
    answerCount: 0,
    lastAnswerAt: null,
    selfPermission: { edit: true, manage: false },
  })
  expect((await list('mode=fast'))._items).toMatchObject([{ title: 'Опрос 3' }])
  expect((await list(`search=${encodeURIComponent('100%')}`))._meta.totalCount).toBe(1)
  expect((await list(`search=${encodeURIComponent('опрос 5')}`))._items).toMatchObject([{ title: 'Опрос 5' }])
})

test('a copy has the same questions and settings, no answers, and belongs to the caller', async () => {
  const questions = [
    { type: 'radio' as const, title: 'Выбор', required: true, options: [{ title: 'Да', right: true, score: 5 }, 'Нет'] },
    { type: 'scale' as const, title: 'Оценка', min: 1, max: 10 },
  ]
  const original = await world.given.quiz({ author, title: 'Образец', slug: 'original', statsAccess: 'all', questions, accesses: [stranger] })
  const { body } = await world.request({ method: 'POST', url: `/api/quizzes/${original.id}/copies`, token: stranger.token })
  expect(body).toMatchObject({
    ...{ title: 'Образец (копия)', authorId: stranger.id, published: false, slug: null, statsAccess: 'all' },
    questions: [
      {
        title: 'Выбор',
        required: true,
        options: [
          { title: 'Да', right: true, score: 5 },
          { title: 'Нет', right: false },
        ],
      },
      { title: 'Оценка', min: 1, max: 10 },
    ],
  })
  expect(body.questions[0].id).not.toBe(original.questions[0]?.id)
})
