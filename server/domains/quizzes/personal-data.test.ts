import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { quizzesPersonalData as own } from './personal-data.ts'
import { purgeDeleted } from './purge.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let boris: Person

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  anna = await world.given.person()
  boris = await world.given.person()
})

const deps = () => ({ announce: world.resources.announce, now: world.clock.now() })
const erase = ({ id }: Person) => world.db.transaction().execute((tx) => own.erase(tx, id, deps()))
const move = (from: Person, to: Person) => world.db.transaction().execute((tx) => own.move(tx, { from: from.id, to: to.id }, deps()))
const quizOf = (id: number) => world.db.selectFrom('quizzes').select(['author_id', 'deleted_at']).where('id', '=', id).executeTakeFirst()
const accessesOf = async (id: number) =>
  (await world.db.selectFrom('quiz_accesses').select('user_id').where('quiz_id', '=', id).execute()).map(({ user_id }) => user_id)
const day = 86_400_000
const ask = (quizId: number, user: Person, daysLater = 0) => {
  const asked_at = new Date(world.clock.now().getTime() + daysLater * day)
  const request = { quiz_id: quizId, user_id: user.id, asked_by: anna.id, asked_at, quiet_until: new Date(asked_at.getTime() + 14 * day) }
  return world.db.insertInto('survey_requests').values(request).execute()
}
const askedDays = async (user: Person) => {
  const rows = await world.db.selectFrom('survey_requests').select('asked_at').where('user_id', '=', user.id).orderBy('asked_at').execute()
  return rows.map(({ asked_at }) => (asked_at.getTime() - world.clock.now().getTime()) / day)
}

test('personal data: the export holds quizzes, their questions, accesses and surveys', async () => {
  const quiz = await world.given.quiz({ author: anna, title: 'Свой', questions: [{ type: 'radio', title: 'Выбор', options: ['Да', 'Нет'] }] })
  const shared = await world.given.quiz({ author: boris, title: 'Чужой', accesses: [anna] })
  await ask(shared.id, anna)
  expect((await own.collect(world.db, anna.id)).rows).toMatchObject({
    quizzes: [{ id: quiz.id, title: 'Свой' }],
    'quiz-questions': [{ quizId: quiz.id, title: 'Выбор', options: ['Да', 'Нет'] }],
    'quiz-accesses': [{ quizId: shared.id, title: 'Чужой' }],
    'survey-requests': [{ quizId: shared.id, title: 'Чужой' }],
  })
})

test('personal data: erasure leaves a quiz to a user with access, deletes it without one, and keeps one that an event asks', async () => {
  const shared = await world.given.quiz({ author: anna, accesses: [boris] })
  const alone = await world.given.quiz({ author: anna })
  const used = await world.given.quiz({ author: anna })
  await world.given.event({ quizId: used.id })
  const foreign = await world.given.quiz({ author: boris, accesses: [anna] })
  await ask(foreign.id, anna)
  await erase(anna)
  expect([await quizOf(shared.id), await accessesOf(shared.id)]).toEqual([{ author_id: boris.id, deleted_at: null }, []])
  expect(await quizOf(alone.id)).toEqual({ author_id: null, deleted_at: world.clock.now() })
  expect(await quizOf(used.id)).toEqual({ author_id: null, deleted_at: null })
  expect([await accessesOf(foreign.id), await askedDays(anna)]).toEqual([[], []])
  const asked = await world.db.selectFrom('survey_requests').select('id').where('asked_by', '=', anna.id).execute()
  expect(asked).toEqual([])
})

test('personal data: a merge moves quizzes, accesses and surveys without doubles', async () => {
  const quiz = await world.given.quiz({ author: anna, accesses: [boris] })
  const foreign = await world.given.quiz({ accesses: [anna] })
  const both = await world.given.quiz({ accesses: [anna, boris] })
  const own = await world.given.quiz({ author: boris, accesses: [anna] })
  await ask(quiz.id, anna, 0)
  await ask(quiz.id, anna, 20)
  await ask(quiz.id, boris, 10)
  await ask(quiz.id, boris, 50)
  await move(anna, boris)
  expect([(await quizOf(quiz.id))?.author_id, await accessesOf(quiz.id)]).toEqual([boris.id, []])
  expect([await accessesOf(foreign.id), await accessesOf(both.id), await accessesOf(own.id)]).toEqual([[boris.id], [boris.id], []])
  expect([await askedDays(anna), await askedDays(boris)]).toEqual([[], [10, 50]])
})

test('a deleted quiz disappears with its answers, and its events lose it', async () => {
  const quiz = await world.given.quiz({ author: anna })
  const event = await world.given.event({ quizId: quiz.id, status: 'canceled' })
  for (let index = 0; index < 3; index++) await world.given.quizAnswer(quiz.id, { values: [{ questionId: quiz.questions[0]?.id ?? 0, text: 'Да' }] })
  await purgeDeleted(world.resources)
  expect(await quizOf(quiz.id)).toBeDefined()
  await world.request({ method: 'DELETE', url: `/api/quizzes/${quiz.id}`, token: anna.token })
  await purgeDeleted(world.resources)
  expect(await quizOf(quiz.id)).toBeUndefined()
  expect(await world.db.selectFrom('quiz_answers').select('id').where('quiz_id', '=', quiz.id).execute()).toEqual([])
  expect((await world.db.selectFrom('events').select('quiz_id').where('id', '=', event.id).executeTakeFirstOrThrow()).quiz_id).toBeNull()
})
