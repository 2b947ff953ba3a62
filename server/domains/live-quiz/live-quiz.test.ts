import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenLiveQuiz, type LiveQuizKit } from '../../../tests/kit/live-quiz.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { finishIdleGames } from './jobs.ts'

let world: World
let kit: LiveQuizKit

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  kit = await givenLiveQuiz(world)
})
afterAll(() => world.close())

test('live quiz: the author starts it and moves on, players see the current question (V585)', async () => {
  const { host, player, control, state } = kit
  expect(await control(host, 'start')).toMatchObject({
    status: 200,
    body: { state: 'running', phase: 'open', currentQuestionId: kit.first.id, code: kit.code },
  })
  expect(await state(player)).toMatchObject({ state: 'running', currentQuestion: { id: kit.first.id, number: 1 }, questionCount: 3 })
  expect(await control(host, 'next')).toMatchObject({ body: { state: 'running', currentQuestionId: kit.second.id } })
  expect(await state(player)).toMatchObject({ state: 'running', currentQuestionId: kit.second.id })
  await control(host, 'next')
  expect(await control(host, 'next')).toMatchObject({ body: { state: 'finished', currentQuestionId: null } })
  expect(await state(player)).toMatchObject({ state: 'finished', currentQuestion: null })
})

test('live quiz: only editors lead it, and an unpublished one is missing for others', async () => {
  const { player, control } = kit
  expect(await control(player, 'start')).toMatchObject({ status: 403 })
  expect(await kit.request(null, 'POST', `/quizzes/${kit.quizId}/fast-control`, { action: 'start' })).toMatchObject({ status: 401 })
  await world.db.updateTable('quizzes').set({ published_at: null }).where('id', '=', kit.quizId).execute()
  expect(await control(player, 'start')).toMatchObject({ status: 404 })
  expect(await kit.request(player, 'GET', `/fast-quiz/${kit.code}`)).toMatchObject({ status: 404 })
  await world.db.insertInto('quiz_accesses').values({ quiz_id: kit.quizId, user_id: player.id }).execute()
  expect(await control(player, 'start')).toMatchObject({ status: 200, body: { state: 'running' } })
})

test('live quiz: refuse a quiz of the other mode, and one without a question to ask', async () => {
  await world.db.updateTable('quizzes').set({ mode: 'quiz' }).where('id', '=', kit.quizId).execute()
  expect(await kit.control(kit.host, 'start')).toMatchObject({ status: 409, body: { reason: 'notFastQuiz' } })
  expect(await kit.request(kit.player, 'GET', `/fast-quiz/${kit.code}`)).toMatchObject({ status: 404 })
  await world.db.updateTable('quizzes').set({ mode: 'fast' }).where('id', '=', kit.quizId).execute()
  await world.db.updateTable('quiz_questions').set({ type: 'text' }).where('quiz_id', '=', kit.quizId).execute()
  expect(await kit.control(kit.host, 'start')).toMatchObject({ status: 422, body: { reason: 'noQuestions' } })
  expect(await kit.state(kit.player)).toMatchObject({ state: 'waiting' })
})

test('live quiz: the code may be typed in lower case, in Cyrillic letters that look the same, and with spaces', async () => {
  await kit.control(kit.host, 'start')
  await world.db.updateTable('quizzes').set({ code: 'ABCE23' }).where('id', '=', kit.quizId).execute()
  for (const typed of ['abce23', 'АВСЕ23', 'abc-e23', ' ABC E23 '])
    expect(await kit.request(kit.player, 'GET', `/fast-quiz/${encodeURIComponent(typed)}`)).toMatchObject({ status: 200, body: { id: kit.quizId } })
  expect(await kit.request(kit.player, 'GET', '/fast-quiz/ABC')).toMatchObject({ status: 404 })
})

test('live quiz: right options leave the server with the result, not before', async () => {
  const { host, player, answer, control } = kit
  await control(host, 'start')
  const open = await kit.request(player, 'GET', `/fast-quiz/${kit.code}`)
  expect(open.body.currentQuestion.options).toHaveLength(2)
  expect(JSON.stringify(open.body)).not.toMatch(/right"|isRight":(true|false)/)
  const reply = await answer(player, kit.first.id, kit.first.right)
  expect(reply).toMatchObject({ status: 200, body: { accepted: true, score: null } })
  expect(JSON.stringify((await kit.state(player)).currentQuestion)).not.toContain('"right"')
  expect((await kit.state(player)).me).toMatchObject({ points: 0, answer: { value: kit.first.right, points: null, isRight: null }, token: null })
  await control(host, 'close')
  const result = await kit.state(player)
  expect(result).toMatchObject({ phase: 'result', me: { points: 1000, place: 1, answer: { points: 1000, isRight: true } } })
  expect(result.currentQuestion).toMatchObject({ counts: { [kit.first.right]: 1 } })
  expect(result.currentQuestion?.options.find(({ id }) => id === kit.first.right)).toMatchObject({ right: true })
})

test('live quiz: points shrink with the time on the server, from 1000 to 500, and a wrong answer has none', async () => {
  const { host, crowd, answer, control } = kit
  const [a, b, c] = await crowd(3)
  await control(host, 'start')
  await answer(a, kit.first.id, kit.first.right)
  world.clock.advance(10_000)
  await answer(b, kit.first.id, String(kit.first.right))
  await answer(c, kit.first.id, kit.first.wrong)
  await control(host, 'close')
  const { top } = await kit.state(host)
  expect(top.map(({ place, points }) => [place, points])).toEqual([
    [1, 1000],
    [2, 750],
    [3, 0],
  ])
  expect(await kit.state(b)).toMatchObject({ me: { place: 2, points: 750 } })
})

test('live quiz: the clock closes a question while the host is away; a later answer is not accepted', async () => {
  const { host, player, crowd, answer, control } = kit
  const [other] = await crowd(1)
  await control(host, 'start')
  world.clock.advance(20_900)
  expect(await answer(player, kit.first.id, kit.first.right)).toMatchObject({ body: { accepted: true } })
  expect(await kit.state(host)).toMatchObject({ phase: 'open' })
  world.clock.advance(200)
  expect(await answer(other, kit.first.id, kit.first.right)).toMatchObject({ status: 200, body: { accepted: false, score: null } })
  expect(await kit.state(player)).toMatchObject({ phase: 'result', me: { points: 500 } })
})

test('live quiz: an answer counts once; the same value again is accepted, another one is refused', async () => {
  const { host, player, answer, control } = kit
  await control(host, 'start')
  const same = await Promise.all(Array.from({ length: 10 }, () => answer(player, kit.first.id, kit.first.right)))
  expect(same.map(({ body }) => body)).toEqual(Array(10).fill({ accepted: true, score: null }))
  expect(await answer(player, kit.first.id, kit.first.wrong)).toMatchObject({ status: 409, body: { reason: 'alreadyAnswered' } })
  const rows = await world.db
    .selectFrom('live_answers as a')
    .innerJoin('live_games as g', 'g.id', 'a.game_id')
    .select('a.points')
    .where('g.quiz_id', '=', kit.quizId)
    .execute()
  expect(rows).toEqual([{ points: 1000 }])
})

test('live quiz: refuse values that the question cannot have', async () => {
  const { host, player, answer, control } = kit
  await control(host, 'start')
  const foreign = kit.second.right
  for (const value of [foreign, 'x', '', [kit.first.right, kit.first.wrong], [], true, '1e1', -1])
    expect(await answer(player, kit.first.id, value)).toMatchObject({ status: 422 })
  expect(await answer(player, 999_999, kit.first.right)).toMatchObject({ status: 422, body: { reason: 'wrongAnswer' } })
  expect(await answer(player, kit.second.id, kit.second.right)).toMatchObject({ status: 422 })
  expect(
    await kit.request(player, 'POST', `/fast-quiz/${kit.code}/answers`, { questionId: kit.first.id, value: kit.first.right, points: 1000 }),
  ).toMatchObject({ status: 422 })
})

test('live quiz: names are unique as they look, and do not pretend to be the host', async () => {
  const { host, player, crowd, control, join } = kit
  const [other, third] = await crowd(2)
  expect(await join(player, 'Анна')).toMatchObject({ status: 409, body: { reason: 'lobbyClosed' } })
  await control(host, 'reset')
  expect(await join(player, 'Сергей')).toMatchObject({
    status: 200,
    body: { state: 'waiting', me: { name: 'Сергей' }, names: ['Сергей'], playerCount: 1 },
  })
  expect(await join(other, 'cергeй')).toMatchObject({ status: 409, body: { reason: 'playerNameTaken' } })
  for (const name of ['Ведущий', 'в е д у щ и й!', kit.hostName, '···', 'a\u0301\u0301\u0301\u0301'])
    expect(await join(other, name)).toMatchObject({ status: 422, body: { reason: 'playerNameRefused' } })
  for (const name of ['', 'x', '\u200b\u200b', 'я'.repeat(41)]) expect(await join(other, name)).toMatchObject({ status: 422 })
  expect(await join(other, 'Сергей П')).toMatchObject({ status: 200 })
  expect(await join(player, 'Серёжа')).toMatchObject({ body: { me: { name: 'Серёжа' }, playerCount: 2 } })
  // without a name it is that of the profile, with a number for a namesake
  await world.db.updateTable('users').set({ first_name: 'Серёжа' }).where('id', '=', third.id).execute()
  expect(await join(third)).toMatchObject({ body: { me: { name: 'Серёжа 3' } } })
})

test('live quiz: a player who comes back, also on another device, keeps name, points and place', async () => {
  const { host, player, answer, control, join } = kit
  await control(host, 'reset')
  await join(player, 'Аида')
  await control(host, 'start')
  await answer(player, kit.first.id, kit.first.right)
  await control(host, 'next')
  const device = { ...player, token: await world.given.session(player.id) }
  expect(await kit.state(device)).toMatchObject({ me: { name: 'Аида', points: 1000, place: 1, answer: null }, currentQuestionId: kit.second.id })
})

test('live quiz: a press with an outdated revision moves nothing', async () => {
  const { host, control } = kit
  const { body } = await control(host, 'start')
  const presses = await Promise.all([1, 2, 3].map(() => control(host, 'next', body.revision)))
  expect(presses.map((press) => press.body.currentQuestionId)).toEqual([kit.second.id, kit.second.id, kit.second.id])
})

test('live quiz: at the end the answers of each player are one answer to the quiz, with values and score, exactly once', async () => {
  const { host, player, crowd, answer, control } = kit
  const [other] = await crowd(1)
  await control(host, 'start')
  await answer(player, kit.first.id, kit.first.right)
  await answer(other, kit.first.id, kit.first.wrong)
  await control(host, 'next')
  await answer(player, kit.second.id, [kit.second.right, kit.second.alsoRight])
  await control(host, 'next')
  await answer(player, kit.third.id, 'true')
  await Promise.all([control(host, 'finish'), control(host, 'finish'), control(host, 'next')])
  const answers = await world.db
    .selectFrom('quiz_answers')
    .select(['id', 'user_id', 'score', 'is_single'])
    .where('quiz_id', '=', kit.quizId)
    .orderBy('user_id')
    .execute()
  expect(answers.map(({ user_id, score, is_single }) => [user_id, score, is_single]).toSorted()).toEqual(
    [
      [player.id, 100, true],
      [other.id, 0, true],
    ].toSorted(),
  )
  const values = await world.db
    .selectFrom('quiz_answer_values')
    .select(['question_id', 'option_id', 'number'])
    .where('answer_id', '=', answers.find(({ user_id }) => user_id === player.id)?.id ?? 0)
    .orderBy('id')
    .execute()
  expect(values).toHaveLength(4)
  expect(values).toEqual(
    expect.arrayContaining([
      { question_id: kit.first.id, option_id: kit.first.right, number: null },
      { question_id: kit.second.id, option_id: kit.second.alsoRight, number: null },
      { question_id: kit.third.id, option_id: null, number: 1 },
    ]),
  )
  // a second round does not answer a quiz that takes one answer of a user
  await control(host, 'reset')
  await control(host, 'start')
  await answer(player, kit.first.id, kit.first.wrong)
  await control(host, 'finish')
  expect(await world.db.selectFrom('quiz_answers').select('id').where('quiz_id', '=', kit.quizId).execute()).toHaveLength(2)
})

test('live quiz: an edit during a game changes nothing for its players', async () => {
  const { host, player, answer, control } = kit
  await control(host, 'start')
  await world.db.updateTable('quiz_options').set({ is_right: false }).where('id', '=', kit.first.right).execute()
  await world.db.deleteFrom('quiz_options').where('id', '=', kit.first.wrong).execute()
  await answer(player, kit.first.id, kit.first.right)
  await control(host, 'close')
  expect(await kit.state(player)).toMatchObject({ me: { points: 1000 }, currentQuestion: { options: [{}, {}] } })
  expect(await control(host, 'finish')).toMatchObject({ status: 200 })
})

test('live quiz: without a host a user plays alone by the same clock, and sees the table of those who did (A133)', async () => {
  const { player, crowd, answer, join, next } = kit
  const [other] = await crowd(1)
  for (const one of [player, other]) {
    expect(await kit.state(one)).toMatchObject({ state: 'waiting', gameId: null, canPlayAlone: true })
    expect(await kit.joinAlone(one)).toMatchObject({ body: { state: 'running', isAlone: true, currentQuestionId: kit.first.id } })
    if (one === other) world.clock.advance(10_000)
    expect(await answer(one, kit.first.id, kit.first.right)).toMatchObject({ body: { accepted: true, score: one === other ? 750 : 1000 } })
    expect(await kit.state(one)).toMatchObject({ phase: 'result', me: { answer: { isRight: true } } })
    await next(one)
    world.clock.advance(22_000)
    expect(await answer(one, kit.second.id, kit.second.right)).toMatchObject({ body: { accepted: false } })
    await next(one)
    await next(one)
  }
  const end = await kit.state(other)
  expect(end).toMatchObject({ state: 'finished', isAlone: true, canPlayAlone: false, me: { points: 750, place: 2 } })
  expect(end.top.map(({ place, points }) => [place, points])).toEqual([
    [1, 1000],
    [2, 750],
  ])
  expect(await kit.joinAlone(other)).toMatchObject({ status: 409, body: { reason: 'notAlone' } })
  expect(await world.db.selectFrom('quiz_answers').select('id').where('quiz_id', '=', kit.quizId).execute()).toHaveLength(2)
  await join(player)
})

test('live quiz: a repeated press of a player alone skips no question', async () => {
  const { player, request, code } = kit
  await kit.joinAlone(player)
  await kit.answer(player, kit.first.id, kit.first.right)
  const { revision } = await kit.state(player)
  const press = (body: object) => request(player, 'POST', `/fast-quiz/${code}/next`, body)
  await Promise.all([1, 2, 3].map(() => press({ revision })))
  expect(await kit.state(player)).toMatchObject({ state: 'running', phase: 'open', currentQuestionId: kit.second.id })
  expect(await press({})).toMatchObject({ status: 422 })
  expect(await kit.state(player)).toMatchObject({ currentQuestionId: kit.second.id })
})

test('live quiz: a host goes before a game alone', async () => {
  await kit.joinAlone(kit.player)
  await kit.control(kit.host, 'reset')
  expect(await kit.state(kit.player)).toMatchObject({ state: 'waiting', isAlone: false, canPlayAlone: false })
  expect(await kit.joinAlone((await kit.crowd(1))[0])).toMatchObject({ status: 409, body: { reason: 'notAlone' } })
})

test('live quiz: an answer given offline counts by the token of its question and only once', async () => {
  const { host, player, answer, control, join, crowd } = kit
  const [stranger] = await crowd(1)
  await control(host, 'reset')
  await join(player, 'Оля')
  await join(stranger, 'Петя')
  await control(host, 'start')
  const token = (await kit.state(player)).me?.token
  await kit.state(stranger)
  expect(token).toBeTruthy()
  // the player goes offline, answers after 4 s, and comes back during the next question
  world.clock.advance(25_000)
  expect(await kit.state(host)).toMatchObject({ phase: 'result' })
  await control(host, 'next')
  const late = { token: token ?? '', elapsedMs: 4_000 }
  expect(await answer(stranger, kit.first.id, kit.first.right, late)).toMatchObject({ body: { accepted: false } })
  expect(await answer(player, kit.first.id, kit.first.right, { ...late, elapsedMs: 24_000 })).toMatchObject({ body: { accepted: false } })
  expect(await answer(player, kit.first.id, kit.first.right, { ...late, token: `${token}x` })).toMatchObject({ body: { accepted: false } })
  const replies = await Promise.all([1, 2, 3].map(() => answer(player, kit.first.id, kit.first.right, late)))
  expect(replies.map(({ body }) => body.accepted)).toEqual([true, true, true])
  await control(host, 'close')
  expect(await kit.state(player)).toMatchObject({ me: { points: 900, rightCount: 1, place: 1 } })
})

test('live quiz: a late answer of a player who has seen the result does not count', async () => {
  const { host, player, answer, control, join } = kit
  await control(host, 'reset')
  await join(player)
  await control(host, 'start')
  const token = (await kit.state(player)).me?.token ?? ''
  await control(host, 'close')
  expect(await kit.state(player)).toMatchObject({ phase: 'result' })
  expect(await answer(player, kit.first.id, kit.first.right, { token, elapsedMs: 0 })).toMatchObject({ body: { accepted: false } })
})

test('live quiz: an answer that comes back while its question is open counts by the time it was given', async () => {
  const { host, player, answer, control, join } = kit
  await control(host, 'reset')
  await join(player)
  await control(host, 'start')
  const token = (await kit.state(player)).me?.token ?? ''
  world.clock.advance(15_000)
  await answer(player, kit.first.id, kit.first.right, { token, elapsedMs: 2_000 })
  await control(host, 'close')
  expect(await kit.state(player)).toMatchObject({ me: { points: 950 } })
})

test('live quiz: a game that its host has left is finished by a job, with its answers', async () => {
  const { host, player, answer, control } = kit
  await control(host, 'start')
  await answer(player, kit.first.id, kit.first.right)
  world.clock.advance(4 * 3_600_000)
  await finishIdleGames(world.resources)
  expect(await kit.state(await kit.signedInAgain(host))).toMatchObject({ state: 'finished' })
  expect(await world.db.selectFrom('quiz_answers').select('score').where('quiz_id', '=', kit.quizId).execute()).toEqual([{ score: 25 }])
})
