import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf } from '../../../tests/kit/form.ts'
import { untilWaiting } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { claimPrivately } from '../uploads/claim.ts'
import { giveAnswer } from './answer.ts'
import { lockToAnswer } from './store.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Given = Parameters<typeof giveAnswer>[0]

/** Two answers of one user that both read the quiz before either is written. Returns the refusals; undefined is a written answer. */
const answerTwice = async (
  quizId: number,
  userId: number,
  eventIds: (number | undefined)[] = [undefined, undefined],
): Promise<(string | undefined)[]> => {
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
    caller: { locale: 'ru' },
    now: world.clock.now(),
    params: { id: quizId },
    refuse,
  } as unknown as Given
  const outcomes = await Promise.allSettled(
    eventIds.map((eventId) => world.db.transaction().execute((tx) => giveAnswer({ ...given, body: { answers: [], eventId } }, tx, paused))),
  )
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

test('answer race: of an answer for an event and one without, or for another, one is written (V305)', async () => {
  const quiz = await world.given.quiz()
  const events = [await world.given.event({ quizId: quiz.id }), await world.given.event({ quizId: quiz.id })]
  const ids = events.map(({ id }) => id)
  for (const eventIds of [[ids[0], undefined], ids]) {
    const person = await world.given.person()
    expect(await answerTwice(quiz.id, person.id, eventIds)).toEqual(['alreadyAnswered', undefined])
  }
})

test('answer race: a visitor who sends a draft twice at once gives one answer', async () => {
  const quiz = await world.given.quiz({ authRequired: false, allowMultiple: true })
  const draft = await world.request({ method: 'PUT', url: `/api/quizzes/${quiz.id}/draft`, body: { answers: [] } })
  const body = { answers: [], draftToken: draft.body.token }
  const send = () => world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, body })
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409, 409])
})

/** Starts calls while `lock` holds rows that they wait for; returns their statuses once it lets go. */
const whileLocked = async (lock: ReturnType<typeof sql>, calls: (() => Promise<{ status: number }>)[]): Promise<number[]> => {
  const started: Promise<{ status: number }>[] = []
  await world.db.transaction().execute(async (tx) => {
    await lock.execute(tx)
    for (const call of calls) {
      started.push(call())
      await untilWaiting(world, started.length)
    }
  })
  return (await Promise.all(started)).map(({ status }) => status)
}

test('answer race: an upload that two answers claim at once belongs to one', async () => {
  const person = await world.given.person()
  const quiz = await world.given.quiz({ allowMultiple: true, questions: [{ type: 'file' }] })
  const form = await formOf([{ name: 'Работа.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') }], { purpose: 'quizAnswer' })
  const { uploadId } = (await world.request({ method: 'POST', url: '/api/uploads', token: person.token, ...form })).body
  const claim = () =>
    world.db
      .transaction()
      .execute((tx) => claimPrivately(tx, { ids: [uploadId], ownerId: person.id, purpose: 'quizAnswer' }))
      .then((isClaimed) => ({ status: isClaimed ? 200 : 422 }))
  expect((await whileLocked(sql`select from uploads where id = ${uploadId}::uuid for update`, [claim, claim])).sort()).toEqual([200, 422])
  const again = { answers: [{ questionId: quiz.questions[0]?.id, value: uploadId }] }
  expect((await world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, token: person.token, body: again })).status).toBe(422)
})

test('answer race: a draft that is saved behind the answer of its user is refused', async () => {
  const person = await world.given.person()
  const quiz = await world.given.quiz()
  const body = { answers: [{ questionId: quiz.questions[0]?.id, value: 'Ответ' }] }
  const call = (method: 'POST' | 'PUT', path: string) => () =>
    world.request({ method, url: `/api/quizzes/${quiz.id}/${path}`, token: person.token, body })
  // the answer waits for a change of the quiz, the draft for the answer
  const calls = [call('POST', 'answers'), call('PUT', 'draft')]
  expect(await whileLocked(sql`select from quizzes where id = ${quiz.id} for update`, calls)).toEqual([200, 409])
})

test('answer race: without the unique index both answers are written', async () => {
  const person = await world.given.person()
  const quiz = await world.given.quiz()
  const event = await world.given.event({ quizId: quiz.id })
  await sql`drop index quiz_answers_single`.execute(world.db)
  expect(await answerTwice(quiz.id, person.id, [undefined, event.id])).toEqual([undefined, undefined])
})
