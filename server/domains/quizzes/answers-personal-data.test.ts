import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { erasePerson } from '../leaving/erase.ts'
import { mergeAccounts } from '../leaving/merge.ts'
import { answersPersonalData } from './answers-personal-data.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let author: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.given.person()
})
afterAll(() => world.close())

const questions = [
  { type: 'radioFields' as const, options: ['Да', 'Нет'] },
  { type: 'text' as const },
  { type: 'number' as const },
  { type: 'scale' as const },
  { type: 'file' as const },
]

const upload = async (by: Person) => {
  const form = await formOf([{ name: 'Работа.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') }], { purpose: 'quizAnswer' })
  return (await world.request({ method: 'POST', url: '/api/uploads', token: by.token, ...form })).body.uploadId as string
}
const givenQuiz = () => world.given.quiz({ author, questions })
type Quiz = Awaited<ReturnType<typeof givenQuiz>>

const answer = async (quiz: Quiz, by: Person) => {
  const [fields, text, number, scale, file] = quiz.questions
  const answers = [
    { questionId: fields?.id, value: { optionId: fields?.options[0], text: 'Тайное дополнение' } },
    { questionId: text?.id, value: 'Тайный отзыв' },
    { questionId: number?.id, value: '79000000011' },
    { questionId: scale?.id, value: 4 },
    { questionId: file?.id, value: await upload(by) },
  ]
  const { status, body } = await world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, token: by.token, body: { answers } })
  expect(status).toBe(200)
  return body.id as number
}
const stats = async (quiz: Quiz) => (await world.request({ url: `/api/quizzes/${quiz.id}/stats`, token: author.token })).body
const answersOf = (quiz: Quiz) => world.db.selectFrom('quiz_answers').select(['id', 'user_id']).where('quiz_id', '=', quiz.id).orderBy('id').execute()
const merge = (from: Person, to: Person) =>
  world.db.transaction().execute((tx) => mergeAccounts({ ...world.resources, now: world.clock.now() }, tx, { from: from.id, to: to.id }))

test('personal data: answers and drafts are exported', async () => {
  const [person, quiz, other] = [await world.given.person(), await givenQuiz(), await world.given.quiz()]
  await answer(quiz, person)
  const draft = { answers: [{ questionId: other.questions[0]?.id, value: 'черновик' }] }
  await world.request({ method: 'PUT', url: `/api/quizzes/${other.id}/draft`, token: person.token, body: draft })
  const { rows } = await answersPersonalData.collect(world.db, person.id)
  expect(rows['quiz-answers']).toMatchObject([{ quizId: quiz.id, quiz: 'Отзыв о встрече' }])
  expect(JSON.stringify(rows['quiz-answer-values'])).toMatch(/Тайное дополнение.*Тайный отзыв.*79000000011/)
  expect(rows['quiz-drafts']).toMatchObject([{ quizId: other.id, answers: draft.answers }])
})

test('personal data: erasure keeps the counts of an answer, without its user, texts, numbers and files', async () => {
  const [person, quiz, other] = [await world.given.person(), await givenQuiz(), await world.given.quiz({ author })]
  await answer(quiz, person)
  await world.request({
    method: 'PUT',
    url: `/api/quizzes/${other.id}/draft`,
    token: person.token,
    body: { answers: [{ questionId: other.questions[0]?.id, value: 'черновик' }] },
  })
  const before = await stats(quiz)
  await erasePerson(world.resources, person.id)
  const after = await stats(quiz)
  const shape = (body: { total: number; questions: { answered: number; counts: object[] }[] }) => [
    body.total,
    body.questions.map(({ answered, counts }) => [answered, counts]),
  ]
  expect(shape(after)).toEqual(shape(before))
  expect(after.questions.map(({ texts, numbers }: { texts: string[]; numbers: object | null }) => [texts, numbers !== null])).toEqual([
    ...[
      [[], false],
      [[], false],
      [[], false],
    ],
    ...[
      [[], true],
      [[], false],
    ],
  ])
  const { body, text } = await world.request({ url: `/api/quizzes/${quiz.id}/answers`, token: author.token })
  expect([body._items[0].user, body._items[0].userId, text.includes('Тайн'), text.includes('79000000011')]).toEqual([null, null, false, false])
  const rows = await world.db.selectFrom('quiz_attempts').select(['user_id', 'answers']).where('quiz_id', '=', other.id).execute()
  expect(rows).toEqual([{ user_id: null, answers: [] }])
})

test('personal data: a merge keeps one of two answers, that of the surviving account, and releases the files of the other', async () => {
  const [from, to, quiz] = [await world.given.person(), await world.given.person(), await givenQuiz()]
  await answer(quiz, from)
  const kept = await answer(quiz, to)
  const other = await givenQuiz()
  const moved = await answer(other, from)
  expect((await stats(quiz)).total).toBe(2)
  expect(await merge(from, to)).toBe(true)
  expect([await answersOf(quiz), await answersOf(other)]).toEqual([[{ id: kept, user_id: to.id }], [{ id: moved, user_id: to.id }]])
  expect((await stats(quiz)).total).toBe(1)
  const files = await world.db.selectFrom('uploads').select('is_claimed').where('owner_id', '=', to.id).orderBy('is_claimed').execute()
  expect(files.map(({ is_claimed }) => is_claimed)).toEqual([false, true, true])
})

test('personal data: a merge keeps the answer with which the remaining registration was made', async () => {
  const [from, to, quiz] = [await world.given.person(), await world.given.person(), await givenQuiz()]
  const used = await answer(quiz, from)
  await answer(quiz, to)
  const event = await world.given.event({ quizId: quiz.id })
  const entry = {
    event_id: event.id,
    user_id: from.id,
    state: 'wait' as const,
    queue_number: 1,
    format: 'offline' as const,
    created_at: world.clock.now(),
  }
  await world.db
    .insertInto('event_participants')
    .values({ ...entry, quiz_answer_id: used })
    .execute()
  await merge(from, to)
  expect(await answersOf(quiz)).toEqual([{ id: used, user_id: to.id }])
})

test('personal data: a merge keeps both answers if registrations were made with both', async () => {
  const [from, to, quiz] = [await world.given.person(), await world.given.person(), await givenQuiz()]
  const given = [await answer(quiz, from), await answer(quiz, to)]
  for (const [index, { id }] of [from, to].entries()) {
    const event = await world.given.event({ quizId: quiz.id })
    await world.db
      .insertInto('event_participants')
      .values({
        event_id: event.id,
        user_id: id,
        state: 'wait',
        queue_number: 1,
        format: 'offline',
        quiz_answer_id: given[index] ?? 0,
        created_at: world.clock.now(),
      })
      .execute()
  }
  expect(await merge(from, to)).toBe(true)
  expect((await answersOf(quiz)).toSorted((one, other) => one.id - other.id)).toEqual(given.map((id) => ({ id, user_id: to.id })))
})

test('personal data: a merge keeps the draft of the surviving account', async () => {
  const [from, to, quiz] = [await world.given.person(), await world.given.person(), await world.given.quiz()]
  const save = (by: Person, value: string) =>
    world.request({
      method: 'PUT',
      url: `/api/quizzes/${quiz.id}/draft`,
      token: by.token,
      body: { answers: [{ questionId: quiz.questions[0]?.id, value }] },
    })
  await save(from, 'прежний')
  await save(to, 'нынешний')
  await merge(from, to)
  const rows = await world.db.selectFrom('quiz_attempts').select(['user_id', 'answers']).where('quiz_id', '=', quiz.id).execute()
  expect(rows).toEqual([{ user_id: to.id, answers: [{ questionId: quiz.questions[0]?.id, value: 'нынешний' }] }])
})
