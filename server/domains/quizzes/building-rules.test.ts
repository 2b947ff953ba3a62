import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('structure', () => {
  const reasonOf = async (questions: object[], rest: object = {}) => {
    const { status, body } = await save(await newQuiz(), { questions, ...rest })
    return status === 200 ? 'saved' : [status, body.reason, ...Object.keys(body.errors)]
  }

  test.each(['radio', 'checkbox', 'dropdown', 'responsePriority', 'radioFields'])('a %s question needs two options (V258)', async (type) => {
    const refused = [422, 'tooFewOptions', 'questions', 'questions.1.options']
    expect(await reasonOf([text('Первый'), { type, title: 'Второй', options: options('Один') }])).toEqual(refused)
    expect(await reasonOf([text('Первый'), { type, title: 'Второй', options: options('Один', 'Два') }])).toBe('saved')
  })

  test.each([
    ['case', 'ваш город?', 'ВАШ ГОРОД?'],
    ['spaces', 'Ваш город?', 'Ваш\u00a0 город ?'],
    ['zero-width characters', 'Ваш город?', 'Ва\u200dш го\u200bрод?'],
    ['composition', 'Который?', 'Который?'.normalize('NFD')],
  ])('question titles that differ by %s are equal (V259)', async (_, one, other) => {
    expect(await reasonOf([text(one), text(other)])).toEqual([422, 'sameQuestionTitle', 'questions', 'questions.1.title'])
  })

  test('option titles of one question are unique, those of two questions may be equal', async () => {
    expect(await reasonOf([radio('Один', 'Да', ' да ')])).toEqual([422, 'sameOptionTitle', 'questions', 'questions.0.options'])
    expect(await reasonOf([radio('Один', 'Да', 'Нет'), radio('Два', 'Да', 'Нет')])).toBe('saved')
  })

  test('mode quiz needs a right option of every choice, a survey does not (V260)', async () => {
    const unmarked = { type: 'checkbox', title: 'Выберите', options: [{ title: 'Да' }, { title: 'Нет' }] }
    expect(await reasonOf([unmarked])).toEqual([422, 'noRightOption', 'questions', 'questions.0.options'])
    expect(await reasonOf([unmarked], { mode: 'fast' })).toBe('saved')
    expect(await reasonOf([{ type: 'boolean', title: 'Понравилось?' }])).toBe('saved')
  })

  test('a stored survey without right options does not become a quiz (V260)', async () => {
    const id = await newQuiz()
    await save(id, { mode: 'fast', questions: [{ type: 'radio', title: 'Выберите', options: [{ title: 'Да' }, { title: 'Нет' }] }] })
    expect((await save(id, { mode: 'quiz' })).body.reason).toBe('noRightOption')
  })

  test('a quiz without a question that takes an answer is not published', async () => {
    expect(await reasonOf([{ type: 'splitter', title: 'Начало' }], { published: true })).toEqual([422, 'noQuestions', 'questions'])
    expect(await reasonOf([text('Вопрос')], { published: true })).toBe('saved')
  })

  test('a file question needs signed-in respondents', async () => {
    const file = { type: 'file', title: 'Ваш план' }
    expect(await reasonOf([file], { authRequired: false })).toEqual([422, 'fileNeedsSignIn', 'authRequired', 'questions.0.type'])
    expect(await reasonOf([file])).toBe('saved')
  })

  test('the first end of a scale is not greater than the last', async () => {
    expect(await reasonOf([{ type: 'scale', title: 'Оценка', min: 5, max: 1 }])).toEqual([422, 'invalidInput', 'questions.0.max'])
  })

  test.each([
    [{ min: 9 }, 'max'],
    [{ min: 3, max: 3 }, 'max'],
    [{ max: 0 }, 'max'],
    [{ min: -1, max: 5 }, 'min'],
    [{ max: 101 }, 'max'],
    [{ max: 4_000_000 }, 'max'],
    [{ min: 0.5, max: 4 }, 'min'],
    [{ max: 3.5 }, 'max'],
  ])('a scale with the ends %o is refused', async (ends, field) => {
    expect(await reasonOf([{ type: 'scale', title: 'Оценка', ...ends }])).toEqual([422, 'invalidInput', `questions.0.${field}`])
  })

  test('a scale has its own ends or the usual ones, and a number bounds of any size', async () => {
    for (const ends of [{}, { min: 0, max: 100 }, { max: 10 }, { min: 4 }])
      expect(await reasonOf([{ type: 'scale', title: 'Оценка', ...ends }])).toBe('saved')
    expect(await reasonOf([{ type: 'number', title: 'Сколько?', min: -0.5, max: 4_000_000 }])).toBe('saved')
    expect(await reasonOf([{ type: 'number', title: 'Сколько?', min: 2, max: 2 }])).toBe('saved')
  })
})

test('limits that a type does not use are not stored', async () => {
  const limits = { min: 5, max: 1, seconds: 30, rightBoolean: true }
  const unused = { min: null, max: null, seconds: null, rightBoolean: null }
  const questions = [
    { ...text('Имя'), ...limits },
    { type: 'boolean', title: 'Да?', ...limits },
    { type: 'scale', title: 'Оценка', ...limits, min: 2, max: 7 },
  ]
  const { status, body } = await save(await newQuiz(), { questions })
  expect(status).toBe(200)
  expect(body.questions).toMatchObject([unused, { ...unused, seconds: 30, rightBoolean: true }, { ...unused, min: 2, max: 7 }])
})

describe('hostile input', () => {
  const faultsOf = async (body: unknown) => {
    const answer = await world.request({ method: 'PUT', url: `/api/quizzes/${await newQuiz()}`, token: author.token, body })
    return [answer.status, ...Object.keys(answer.body.errors)]
  }

  test('10,000 options are refused', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ title: `Вариант ${index}` }))
    expect(await faultsOf({ questions: [{ type: 'radio', title: 'Много', options: many }] })).toEqual([422, 'questions.0.options'])
  })

  test('201 questions are refused', async () => {
    expect(await faultsOf({ questions: Array.from({ length: 201 }, (_, index) => text(`Вопрос ${index}`)) })).toEqual([422, 'questions'])
  })

  test.each([
    ['white space', ' \u3000\t'],
    ['zero-width characters', '\u200b\u2060'],
    ['joiners', '\u200d\u200c'],
    ['variation selectors', '\ufe0f'],
  ])('a title of %s is refused', async (_, title) => {
    expect(await faultsOf({ questions: [text(title)] })).toEqual([422, 'questions.0.title'])
    expect(await faultsOf({ title })).toEqual([422, 'title'])
    expect(await faultsOf({ questions: [radio('Выбор', 'Да', title)] })).toEqual([422, 'questions.0.options.1.title'])
  })

  test.each([
    ['questions', 'text'],
    ['questions', { 0: text('Вопрос') }],
    ['title', 5],
    ['published', 'yes'],
    ['mode', 'live'],
    ['slug', '123'],
    ['slug', 'Адрес'],
    ['slug', 'with space'],
  ])('a wrong value of %s is refused', async (field, value) => {
    expect(await faultsOf({ [field]: value })).toEqual([422, field])
  })

  test('NUL and unknown fields are refused', async () => {
    expect(await faultsOf({ title: 'А\0Б' })).toEqual([422, 'title'])
    expect(await faultsOf({ author_id: stranger.id })).toEqual([422, 'author_id'])
  })

  test('the reply of a read can be sent back, and its owner stays', async () => {
    const id = await newQuiz()
    await save(id, { questions: [radio('Вопрос', 'Да', 'Нет')] })
    const { body } = await read(id, author.token)
    const saved = await save(id, { ...body, authorId: stranger.id })
    expect(saved.status).toBe(200)
    expect(saved.body).toEqual({ ...body, version: body.version + 1 })
  })
})
