import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>
type Condition = { questionId: number; optionIds?: number[]; yes?: boolean | null } | null
type Question = { id: number; title: string; condition: Condition; options: { id: number; title: string; right: boolean }[] }

let world: World
let author: Person
let person: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.given.person()
  person = await world.given.person()
})
afterAll(() => world.close())

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, by: Person = author) =>
  world.request({ method, url: `/api/quizzes${path}`, token: by.token, ...(body && { body }) })

const titles = ['Вы из города?', 'Вид дела', 'Сколько залов?', 'Есть ли парковка?', 'Отзыв']

/** A published survey: a boolean, a choice, and three questions without conditions yet. */
const givenSurvey = async () => {
  const { id } = (await call('POST', '', { mode: 'fast' })).body
  const questions = [
    { type: 'boolean', title: titles[0] },
    { type: 'checkbox', title: titles[1], options: [{ title: 'Кафе' }, { title: 'Магазин' }] },
    { type: 'number', title: titles[2], required: true },
    { type: 'radio', title: titles[3], options: [{ title: 'Да' }, { title: 'Нет' }] },
    { type: 'text', title: titles[4], required: true },
  ]
  const { body } = await call('PUT', `/${id}`, { questions, published: true, authRequired: false, allowMultiple: true })
  return { id: id as number, questions: body.questions as Question[] }
}

/** Saves the questions with conditions by their places; a condition of options names these by their places too. */
const withConditions = (questions: Question[], conditions: Record<number, { at: number; options?: number[]; yes?: boolean }>) =>
  questions.map((question, place) => {
    const wanted = conditions[place]
    const source = questions[wanted?.at ?? 0]
    if (!wanted || !source) return question
    return {
      ...question,
      condition: { questionId: source.id, optionIds: wanted.options?.map((one) => source.options[one]?.id), yes: wanted.yes ?? null },
    }
  })

const save = async (conditions: Parameters<typeof withConditions>[1]) => {
  const survey = await givenSurvey()
  const saved = await call('PUT', `/${survey.id}`, { questions: withConditions(survey.questions, conditions) })
  return { ...survey, saved }
}

/** The parking depends on the cafe, the review on the parking. */
const nested = { 2: { at: 0, yes: true }, 3: { at: 1, options: [0] }, 4: { at: 3, options: [0, 1] } }

describe('building', () => {
  test('a condition is saved, read by a respondent, sent back and copied with its own questions', async () => {
    const { id, saved, questions } = await save(nested)
    expect(saved.status).toBe(200)
    const conditions = [null, null, { questionId: questions[0]?.id, optionIds: [], yes: true }]
    const read = await call('GET', `/${id}`, undefined, person)
    expect(read.body.questions.map(({ condition }: Question) => condition).slice(0, 3)).toEqual(conditions)
    const again = await call('PUT', `/${id}`, saved.body)
    expect(again.body.questions).toEqual(saved.body.questions)
    const copy = (await call('POST', `/${id}/copies`)).body.questions as Question[]
    expect(copy.map(({ condition }) => condition && copy.findIndex((one) => one.id === condition.questionId))).toEqual([null, null, 0, 1, 3])
    expect(copy[3]?.condition?.optionIds).toEqual([copy[1]?.options[0]?.id])
  })

  test.each([
    ['itself', { 1: { at: 1, options: [0] } }, [1]],
    ['a later question', { 1: { at: 3, options: [0] } }, [1]],
    ['a cycle of two', { 1: { at: 3, options: [0] }, 3: { at: 1, options: [0] } }, [1]],
    ['a nested cycle', { 0: { at: 3, options: [0] }, 1: { at: 0, yes: true }, 3: { at: 1, options: [0] } }, [0]],
    ['a question without choices', { 4: { at: 2, yes: true } }, [4]],
    ['no option', { 4: { at: 1, options: [] } }, [4]],
    ['yes of a choice', { 4: { at: 1, yes: true } }, [4]],
    ['options of yes and no', { 4: { at: 0, options: [] } }, [4]],
  ])('a condition that names %s is refused at its question', async (_, conditions, at) => {
    const { saved } = await save(conditions)
    expect([saved.status, saved.body.reason, Object.keys(saved.body.errors)]).toEqual([
      ...[422, 'wrongCondition'],
      ['questions', ...at.map((place) => `questions.${place}.condition`)],
    ])
  })

  test('a question of another quiz, an option of another question, and the same option twice are refused', async () => {
    const [own, other] = [await givenSurvey(), await givenSurvey()]
    const [, choice, , parking] = own.questions
    const ids = (question: Question | undefined) => question?.options.map(({ id }) => id) ?? []
    for (const condition of [
      { questionId: other.questions[1]?.id, optionIds: ids(other.questions[1]) },
      { questionId: choice?.id, optionIds: ids(parking) },
      { questionId: choice?.id, optionIds: [ids(choice)[0], ids(choice)[0]] },
      { questionId: 999_999_999, yes: true },
    ]) {
      const questions = own.questions.map((question, place) => (place === 4 ? { ...question, condition } : question))
      expect((await call('PUT', `/${own.id}`, { questions })).body.reason).toBe('wrongCondition')
    }
  })

  test.each([
    ['a text', 'q1'],
    ['an unknown field', { questionId: 1, yes: true, or: [] }],
    ['101 options', { questionId: 1, optionIds: Array.from({ length: 101 }, (_one, index) => index + 1) }],
  ])('hostile conditions: %s is 422', async (_, condition) => {
    const { id, questions } = await givenSurvey()
    const { status, body } = await call('PUT', `/${id}`, { questions: questions.map((question) => ({ ...question, condition })) })
    expect([status, body.reason]).toEqual([422, 'invalidInput'])
  })

  test('removing a question on which another depends, or its option, is refused, and the condition stays', async () => {
    const { id, questions } = await save(nested)
    const current = (await call('GET', `/${id}`)).body.questions as Question[]
    expect((await call('PUT', `/${id}`, { questions: current.slice(1) })).body.reason).toBe('wrongCondition')
    const withoutCafe = current.map((one, place) => (place === 1 ? { ...one, options: [...one.options.slice(1), { title: 'Склад' }] } : one))
    expect((await call('PUT', `/${id}`, { questions: withoutCafe })).body.reason).toBe('wrongCondition')
    expect((await call('GET', `/${id}`)).body.questions).toEqual(current)
    expect(questions.length).toBe(5)
  })
})

describe('answering', () => {
  type Given = [place: number, value: unknown]
  const answer = async (survey: { id: number; questions: Question[] }, given: Given[]) => {
    const answers = given.map(([place, value]) => ({ questionId: survey.questions[place]?.id, value }))
    const { status, body } = await call('POST', `/${survey.id}/answers`, { answers }, person)
    const places = body.values?.map(({ questionId }: { questionId: number }) => survey.questions.findIndex(({ id }) => id === questionId))
    return status === 200 ? places : [status, body.reason, ...Object.keys(body.errors)]
  }

  test('a required question that is not asked needs no answer, and one that is asked does', async () => {
    const survey = await save(nested)
    const requiredAt = (place: number) => [422, 'answerRequired', 'answers', `answers.${survey.questions[place]?.id}`]
    expect(await answer(survey, [])).toEqual([])
    expect(await answer(survey, [[0, false]])).toEqual([0])
    expect(await answer(survey, [[0, true]])).toEqual(requiredAt(2))
    const [cafe, shop] = survey.questions[1]?.options.map(({ id }) => id) ?? []
    const [yes] = survey.questions[3]?.options.map(({ id }) => id) ?? []
    expect(await answer(survey, [[1, [shop]]])).toEqual([1])
    expect(await answer(survey, [[1, [shop, cafe]]])).toEqual([1])
    expect(
      await answer(survey, [
        [1, [cafe]],
        [3, yes],
      ]),
    ).toEqual(requiredAt(4))
  })

  test('answers to questions that are not asked are ignored: also wrong ones, and those behind a hidden question', async () => {
    const survey = await save(nested)
    const [, shop] = survey.questions[1]?.options.map(({ id }) => id) ?? []
    const [yes] = survey.questions[3]?.options.map(({ id }) => id) ?? []
    // the parking is hidden, so its answer asks for no review
    const hidden: Given[] = [
      [2, 'не число'],
      [3, yes],
      [4, 'я'.repeat(2000)],
    ]
    expect(await answer(survey, [[0, false], [1, [shop]], ...hidden])).toEqual([0, 1])
    const { rows } = await sql<{ count: number }>`select count(*) from quiz_answer_values where quiz_id = ${survey.id}`.execute(world.db)
    expect(rows[0]?.count).toBe(2)
    const stats = await call('GET', `/${survey.id}/stats`)
    expect(stats.body.questions.map(({ answered }: { answered: number }) => answered)).toEqual([1, 1, 0, 0, 0])
  })

  test('the score is a share of the points that the asked questions have', async () => {
    const options = [{ title: 'Нет' }, { title: 'Да', right: true }]
    const quiz = await world.given.quiz({
      ...{ author, allowMultiple: true, isResultScoreVisible: true },
      questions: [
        { type: 'radio', options },
        { type: 'radio', options, condition: { question: 0, options: [0] } },
      ],
    })
    const scoreOf = async (...places: number[]) => {
      const answers = places.map((place, index) => ({ questionId: quiz.questions[index]?.id, value: quiz.questions[index]?.options[place] }))
      return (await call('POST', `/${quiz.id}/answers`, { answers }, person)).body.score
    }
    expect([await scoreOf(1), await scoreOf(1, 1), await scoreOf(0, 1), await scoreOf(0, 0)]).toEqual([100, 100, 50, 0])
  })

  test('a live quiz asks no question with a condition, because its players see the same question', async () => {
    const options = [{ title: 'Нет' }, { title: 'Да', right: true }]
    const questions = [
      { type: 'radio' as const, options },
      { type: 'radio' as const, options, condition: { question: 0, options: [0] } },
    ]
    const { code, id } = await world.given.quiz({ author, mode: 'fast', questions })
    for (const action of ['reset', 'start']) await call('POST', `/${id}/fast-control`, { action })
    const { body } = await world.request({ url: `/api/fast-quiz/${code}`, token: person.token })
    expect(body.questionCount).toBe(1)
  })
})
