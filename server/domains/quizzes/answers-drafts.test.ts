import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { forgetOldDrafts } from './draft.ts'

let world: World
let person: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  person = await world.given.person()
})
afterAll(() => world.close())

const open = () =>
  world.given.quiz({
    authRequired: false,
    allowMultiple: true,
    questions: [{ type: 'textShort', required: true }, { type: 'splitter' }, { type: 'scale' }],
  })
type Quiz = Awaited<ReturnType<typeof open>>

const save = (quiz: Quiz, body: object, by: { token: string } | null = null) =>
  world.request({ method: 'PUT', url: `/api/quizzes/${quiz.id}/draft`, body, ...(by && { token: by.token }) })
const read = (quiz: Quiz, token = '', by: { token: string } | null = null) =>
  world.request({ url: `/api/quizzes/${quiz.id}/draft${token && `?token=${token}`}`, ...(by && { token: by.token }) })
const answer = (quiz: Quiz, body: object, by: { token: string } | null = null) =>
  world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, body, ...(by && { token: by.token }) })
const stats = async (quiz: Quiz) => {
  await world.db.updateTable('quizzes').set({ stats_access: 'all' }).where('id', '=', quiz.id).execute()
  return (await world.request({ url: `/api/quizzes/${quiz.id}/stats` })).body
}

test('a visitor continues a draft by its token, of which the database knows the hash only', async () => {
  const quiz = await open()
  const [text, splitter, scale] = quiz.questions
  const answers = [{ questionId: text?.id, value: 'x'.repeat(300) }]
  const { body } = await save(quiz, {
    answers: [...answers, { questionId: splitter?.id, value: 'а' }, { questionId: 999_999, value: 1 }],
    reachedQuestionId: scale?.id,
  })
  expect(body).toMatchObject({ answers, reachedQuestionId: scale?.id })
  expect((await read(quiz, body.token)).body).toEqual(body)
  const { token_hash } = await world.db.selectFrom('quiz_attempts').select('token_hash').where('quiz_id', '=', quiz.id).executeTakeFirstOrThrow()
  expect([token_hash?.length, token_hash?.toString('base64url') === body.token]).toEqual([32, false])
  const again = await save(quiz, { answers: [], token: body.token, reachedQuestionId: 999_999 })
  expect(again.body).toMatchObject({ token: body.token, answers: [], reachedQuestionId: null })
})

test('a foreign or unknown token opens no draft and begins a new one, a submitted one is refused', async () => {
  const [quiz, other] = [await open(), await open()]
  const { token } = (await save(quiz, { answers: [] })).body
  expect([(await read(other, token)).status, (await read(quiz, 'x'.repeat(43))).status, (await read(quiz)).status]).toEqual([404, 404, 404])
  expect((await save(other, { answers: [], token })).body.token).not.toBe(token)
  const required = [{ questionId: quiz.questions[0]?.id, value: 'а' }]
  expect((await answer(quiz, { answers: required, draftToken: token })).status).toBe(200)
  expect((await read(quiz, token)).status).toBe(404)
  expect(await save(quiz, { answers: [], token })).toMatchObject({ status: 409, body: { reason: 'alreadyAnswered' } })
  expect((await answer(quiz, { answers: required, draftToken: token })).body.reason).toBe('alreadyAnswered')
})

test('a user has one draft of a quiz, which replaces that of their browser; the answer deletes it', async () => {
  const quiz = await open()
  const { token } = (await save(quiz, { answers: [] })).body
  const saved = await save(quiz, { answers: [{ questionId: quiz.questions[0]?.id, value: 'а' }], token }, person)
  expect(saved.body.token).toBeNull()
  expect([(await read(quiz, token)).status, (await read(quiz, '', person)).body.answers.length]).toEqual([404, 1])
  expect((await read(quiz, '', await world.given.person())).status).toBe(404)
  await answer(quiz, { answers: [{ questionId: quiz.questions[0]?.id, value: 'а' }] }, person)
  expect((await read(quiz, '', person)).status).toBe(404)
  const { answers } = await world.db.selectFrom('quiz_attempts').select('answers').where('quiz_id', '=', quiz.id).executeTakeFirstOrThrow()
  expect(answers).toEqual([])
})

test('drafts follow the rules of answers: once, published; a visitor may sign in after they have typed', async () => {
  const closed = await world.given.quiz({ authRequired: true })
  const { token } = (await save(closed, { answers: [{ questionId: closed.questions[0]?.id, value: 'а' }] })).body
  expect((await read(closed, token, person)).body.answers).toHaveLength(1)
  expect((await save(closed, { answers: [] }, person)).status).toBe(200)
  await answer(closed, { answers: [] }, person)
  expect((await save(closed, { answers: [] }, person)).body.reason).toBe('alreadyAnswered')
  expect((await save(await world.given.quiz({ isPublished: false }), { answers: [] }, person)).status).toBe(404)
})

test('the statistics show where respondents stopped, also after their drafts were forgotten', async () => {
  const quiz = await open()
  const [text, , scale] = quiz.questions
  const required = [{ questionId: text?.id, value: 'а' }]
  await save(quiz, { answers: [], reachedQuestionId: scale?.id })
  await save(quiz, { answers: required, reachedQuestionId: scale?.id }, person)
  const { token } = (await save(quiz, { answers: [], reachedQuestionId: text?.id })).body
  await answer(quiz, { answers: required, draftToken: token })
  const dropped = (body: { questions: { dropped: number }[] }) => body.questions.map((question) => question.dropped)
  const before = await stats(quiz)
  expect([before.total, before.started, dropped(before)]).toEqual([1, 3, [0, 2]])
  world.clock.advance(91 * 86_400_000)
  await save(quiz, { answers: [] })
  await forgetOldDrafts(world.resources)
  const rows = await world.db
    .selectFrom('quiz_attempts')
    .select(['user_id', 'token_hash', 'answers'])
    .where('quiz_id', '=', quiz.id)
    .orderBy('id')
    .execute()
  expect(rows.map(({ user_id, token_hash, answers }) => [user_id, token_hash !== null, answers])).toEqual([
    [null, false, []],
    [null, false, []],
    [null, true, []],
  ])
  const after = await stats(quiz)
  expect([after.total, after.started, dropped(after)]).toEqual([1, 4, [0, 2]])
})
