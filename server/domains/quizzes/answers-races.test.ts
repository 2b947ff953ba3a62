import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { giveAnswer } from './answer.ts'
import { lockToAnswer } from './store.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Given = Parameters<typeof giveAnswer>[0]

/** Two answers of one user that both read the quiz before either is written. Returns the refusals; undefined is a written answer. */
const answerTwice = async (quizId: number, userId: number): Promise<(string | undefined)[]> => {
  const bothRead = Promise.withResolvers<void>()
  let reading = 0
  const paused: typeof lockToAnswer = async (...args) => {
    const quiz = await lockToAnswer(...args)
    reading += 1
    if (reading === 2) bothRead.resolve()
    await bothRead.promise
    return quiz
  }
  const refuse = (code: string) => new Error(code)
  // the context of a call, as far as an answer uses it
  const given = {
    actor: { id: userId },
    body: { answers: [] },
    caller: { locale: 'ru' },
    now: world.clock.now(),
    params: { id: quizId },
    refuse,
  } as unknown as Given
  const outcomes = await Promise.allSettled([1, 2].map(() => world.db.transaction().execute((tx) => giveAnswer(given, tx, paused))))
  return outcomes.map((outcome) => (outcome.status === 'rejected' ? String(outcome.reason.message) : undefined)).sort()
}

test('answer race: two answers of a user at once leave one, which the unique index ensures (V305)', async () => {
  const [person, author] = [await world.given.person(), await world.given.person()]
  const quiz = await world.given.quiz({ author })
  expect(await answerTwice(quiz.id, person.id)).toEqual(['alreadyAnswered', undefined])
  const answer = () => world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, token: author.token, body: { answers: [] } })
  const statuses = (await Promise.all([answer(), answer(), answer()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409, 409])
})

test('answer race: a visitor who sends a draft twice at once gives one answer', async () => {
  const quiz = await world.given.quiz({ authRequired: false, allowMultiple: true })
  const draft = await world.request({ method: 'PUT', url: `/api/quizzes/${quiz.id}/draft`, body: { answers: [] } })
  const body = { answers: [], draftToken: draft.body.token }
  const send = () => world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, body })
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409, 409])
})

test('answer race: without the unique index both answers are written', async () => {
  const person = await world.given.person()
  const quiz = await world.given.quiz()
  await sql`drop index quiz_answers_once`.execute(world.db)
  expect(await answerTwice(quiz.id, person.id)).toEqual([undefined, undefined])
})
