import { afterAll, beforeAll, expect, test } from 'vitest'
import { runReactions } from '../../../tests/kit/reactions.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { quizzesReactions } from './reactions.ts'
import { recountScores } from './recount-scores.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** A different number at each call, the same in each run. */
const sequence = () => {
  let state = 7
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const shuffled = <T>(list: readonly T[], random: (below: number) => number): T[] =>
  list
    .map((one) => [random(1_000), one] as const)
    .toSorted((a, b) => a[0] - b[0])
    .map(([, one]) => one)

test('a changed key recounts all scores as an answer of today would be scored', async () => {
  const random = sequence()
  const author = await world.given.person()
  const person = await world.given.person()
  const options = ['а', 'б', 'в', 'г'].map((title) => ({ title, right: title < 'в', score: 1 + random(5) }))
  const types = ['radio', 'dropdown', 'radioFields', 'checkbox', 'responsePriority'] as const
  const questions = [
    ...types.map((type) => ({ type, options })),
    { type: 'boolean' as const, rightBoolean: true },
    { type: 'radio' as const, options, condition: { question: 0, options: [0, 2] } },
    { type: 'checkbox' as const, options, condition: { question: 3, options: [1, 2] } },
    { type: 'boolean' as const, rightBoolean: false, condition: { question: 6, options: [1, 3] } },
  ]
  const quiz = await world.given.quiz({ author, allowMultiple: true, questions })
  const valueFor = (type: string, ids: number[]): unknown => {
    if (type === 'checkbox') return ids.filter(() => random(3) === 0)
    if (type === 'responsePriority') return shuffled(ids, random)
    if (type === 'radioFields') return { optionId: ids[random(4)], text: '' }
    return type === 'boolean' ? random(2) === 0 : ids[random(4)]
  }
  const given = Array.from({ length: 60 }, () =>
    quiz.questions.flatMap(({ id, options: ids }, index) => {
      const value = valueFor(questions[index]?.type ?? '', ids)
      return random(5) === 0 || (Array.isArray(value) && value.length === 0) ? [] : [{ questionId: id, value }]
    }),
  )
  const send = (answers: object[]) =>
    world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, token: person.token, body: { answers } })
  const scores = async () =>
    (await world.db.selectFrom('quiz_answers').select(['score', 'points']).where('quiz_id', '=', quiz.id).orderBy('id').execute()).slice(-60)
  for (const answers of given) expect((await send(answers)).status).toBe(200)
  const before = await scores()
  await recountScores(world.resources, quiz.id)
  expect(await scores()).toEqual(before)
  expect(new Set(before.map(({ score }) => score)).size).toBeGreaterThan(10)
  // another option of each question is right, with other points, and an option is removed
  for (const { options: ids } of quiz.questions.slice(0, 5)) {
    await world.db
      .updateTable('quiz_options')
      .set({ is_right: false })
      .where('id', '=', ids[0] ?? 0)
      .execute()
    await world.db
      .updateTable('quiz_options')
      .set({ is_right: true, score: 7 })
      .where('id', '=', ids[3] ?? 0)
      .execute()
  }
  await world.db
    .updateTable('quiz_questions')
    .set({ right_boolean: false })
    .where('id', '=', quiz.questions[5]?.id ?? 0)
    .execute()
  await recountScores(world.resources, quiz.id)
  const recounted = await scores()
  expect(recounted).not.toEqual(before)
  for (const answers of given) await send(answers)
  expect(await scores()).toEqual(recounted)
})

test('a quiz without right options loses its scores', async () => {
  const person = await world.given.person()
  const quiz = await world.given.quiz({ questions: [{ type: 'radio', options: ['а', { title: 'б', right: true }] }] })
  const answers = [{ questionId: quiz.questions[0]?.id, value: quiz.questions[0]?.options[1] }]
  await world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, token: person.token, body: { answers } })
  const score = async () => (await world.db.selectFrom('quiz_answers').select('score').where('quiz_id', '=', quiz.id).executeTakeFirstOrThrow()).score
  expect(await score()).toBe(100)
  await world.db
    .updateTable('quiz_options')
    .set({ is_right: false })
    .where('question_id', '=', quiz.questions[0]?.id ?? 0)
    .execute()
  await recountScores(world.resources, quiz.id)
  expect(await score()).toBeNull()
})

test('a save that changes what is right recounts the scores, another save does not', async () => {
  const [author, person] = [await world.given.person(), await world.given.person()]
  const quiz = await world.given.quiz({ author, questions: [{ type: 'radio', options: ['а', { title: 'б', right: true }] }] })
  const url = `/api/quizzes/${quiz.id}`
  const answers = [{ questionId: quiz.questions[0]?.id, value: quiz.questions[0]?.options[0] }]
  const read = async () => (await world.request({ url, token: author.token })).body.questions
  const save = (questions: object[]) => world.request({ method: 'PUT', url, token: author.token, body: { questions } })
  const score = async () => (await world.db.selectFrom('quiz_answers').select('score').where('quiz_id', '=', quiz.id).executeTakeFirst())?.score
  const [question] = await read()
  const swapped = { ...question, options: question.options.map((option: { right: boolean }) => ({ ...option, right: !option.right })) }
  expect((await save([swapped])).status).toBe(200)
  expect(await runReactions(world.resources, quizzesReactions)).toBe(0)
  await save([question])
  await world.request({ method: 'POST', url: `${url}/answers`, token: person.token, body: { answers } })
  expect(await score()).toBe(0)
  await save([{ ...question, title: 'Другими словами' }])
  expect(await runReactions(world.resources, quizzesReactions)).toBe(0)
  await save([swapped])
  expect(await runReactions(world.resources, quizzesReactions)).toBe(1)
  expect(await score()).toBe(100)
})
