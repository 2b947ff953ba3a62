import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenLiveQuiz, type LiveQuizKit } from '../../../tests/kit/live-quiz.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let kit: LiveQuizKit

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(async () => {
  kit = await givenLiveQuiz(world)
})
afterAll(() => world.close())

test('live quiz: an answer to the quiz shows neither what is right nor a score while a host leads it', async () => {
  const { host, player, control, crowd } = kit
  const [earlier] = await crowd(1)
  const shown = { is_right_answers_visible: true, is_result_score_visible: true, stats_access: 'all' as const }
  await world.db.updateTable('quizzes').set(shown).where('id', '=', kit.quizId).execute()
  const answers = [{ questionId: kit.first.id, value: kit.first.right }]
  const give = async (by: typeof player) => (await kit.request(by, 'POST', `/quizzes/${kit.quizId}/answers`, { answers })).body
  const own = async (by: typeof player) => (await kit.request(by, 'GET', `/quizzes/${kit.quizId}/my-answer`)).body
  const average = async () => (await kit.request(player, 'GET', `/quizzes/${kit.quizId}/stats`)).body.averageScore
  const open = { score: 25, rightAnswers: { [kit.first.id]: [kit.first.right] } }
  const withheld = { score: null, rightAnswers: null }
  expect([await give(earlier), await average()]).toMatchObject([open, 25])
  await control(host, 'reset')
  expect([await give(player), await own(player), await own(earlier), await average()]).toMatchObject([withheld, withheld, withheld, null])
  await control(host, 'start')
  expect([await own(player), await average()]).toMatchObject([withheld, null])
  await control(host, 'finish')
  expect([await own(player), await own(earlier), await average()]).toMatchObject([open, open, 25])
})

test('live quiz: during a game of a host its quiz is neither deleted nor given the other mode', async () => {
  const { host, control } = kit
  const call = (method: 'PUT' | 'DELETE', body?: object) =>
    world.request({ method, url: `/api/quizzes/${kit.quizId}`, token: host.token, ...(body && { body }) })
  await control(host, 'reset')
  expect(await call('PUT', { mode: 'quiz' })).toMatchObject({ status: 409, body: { reason: 'quizIsPlayed' } })
  await control(host, 'start')
  expect(await call('DELETE')).toMatchObject({ status: 409, body: { reason: 'quizIsPlayed' } })
  expect(await call('PUT', { mode: 'fast', title: 'Другое название' })).toMatchObject({ status: 200 })
  await control(host, 'finish')
  expect(await call('DELETE')).toMatchObject({ status: 200 })
})

const pointsOfLate = async ({ pollsAt, answersAt, elapsedMs }: { pollsAt: number[]; answersAt: number; elapsedMs: number }) => {
  const { host, player, answer, control, join } = kit
  await control(host, 'reset')
  await join(player)
  await control(host, 'start')
  const opened = world.clock.now().getTime()
  const token = (await kit.state(player)).me?.token ?? ''
  for (const at of pollsAt) {
    world.clock.set(new Date(opened + at))
    await kit.state(player)
  }
  world.clock.set(new Date(opened + answersAt))
  if (answersAt > 21_000) await control(host, 'next')
  const { body } = await answer(player, kit.first.id, kit.first.right, { token, elapsedMs })
  await control(host, 'close')
  return body.accepted ? (await kit.state(player)).me?.points : null
}

test.each([
  ['without a poll the answer counts by the own clock', { pollsAt: [], answersAt: 19_000, elapsedMs: 0 }, 1000],
  ['a player who polls was online, and has five seconds', { pollsAt: [2_000, 16_000], answersAt: 18_000, elapsedMs: 0 }, 725],
  ['a lost connection counts from the last poll', { pollsAt: [2_000, 4_000], answersAt: 19_000, elapsedMs: 10_000 }, 750],
  ['also after the result', { pollsAt: [2_000, 4_000], answersAt: 25_000, elapsedMs: 10_000 }, 750],
  ['polls of the next question do not hide those of this one', { pollsAt: [2_000, 19_000], answersAt: 25_000, elapsedMs: 1_000 }, 650],
])('live quiz: the own clock of a player without a stream: %s', async (_, plan, points) => {
  expect(await pointsOfLate(plan)).toBe(points)
})

test('live quiz: a late answer is in the own points at once, and the place waits for the next result', async () => {
  const { host, player, answer, control, join } = kit
  await control(host, 'reset')
  await join(player)
  await control(host, 'start')
  const token = (await kit.state(player)).me?.token ?? ''
  world.clock.advance(25_000)
  await control(host, 'close')
  expect((await answer(player, kit.first.id, kit.first.right, { token, elapsedMs: 10_000 })).body.accepted).toBe(true)
  expect((await kit.state(player)).me).toMatchObject({ points: 750, rightCount: 1, place: null, answer: { points: 750, isRight: true } })
  await control(host, 'next')
  await control(host, 'close')
  expect((await kit.state(player)).me).toMatchObject({ points: 750, place: 1 })
})

test('live quiz: a game alone trusts the own clock for one second, and not after its time', async () => {
  const { player, answer } = kit
  await kit.joinAlone(player)
  const token = (await kit.state(player)).me?.token ?? ''
  world.clock.advance(19_000)
  expect(await answer(player, kit.first.id, kit.first.right, { token, elapsedMs: 0 })).toMatchObject({ body: { accepted: true, score: 550 } })
  await kit.next(player)
  const second = (await kit.state(player)).me?.token ?? ''
  world.clock.advance(25_000)
  const late = { token: second, elapsedMs: 1_000 }
  expect(await answer(player, kit.second.id, [kit.second.right, kit.second.alsoRight], late)).toMatchObject({ body: { accepted: false } })
})

test('live quiz: the recorded score follows the key that the quiz has at the end', async () => {
  const { host, player, answer, control } = kit
  await control(host, 'start')
  await answer(player, kit.first.id, kit.first.right)
  await world.db.updateTable('quiz_options').set({ is_right: false }).where('id', '=', kit.first.right).execute()
  await world.db.updateTable('quiz_options').set({ is_right: true }).where('id', '=', kit.first.wrong).execute()
  await control(host, 'finish')
  expect(await world.db.selectFrom('quiz_answers').select('score').where('quiz_id', '=', kit.quizId).execute()).toEqual([{ score: 0 }])
})

test('live quiz: an answer to the last question counts after the end, for players who have not seen it, in table and answers', async () => {
  const { host, player, answer, control, join } = kit
  const [silent, informed, tardy] = await kit.crowd(3)
  const [peeping] = await kit.crowd(1)
  const players = [player, silent, informed, tardy, peeping]
  await control(host, 'reset')
  for (const one of players) await join(one)
  await control(host, 'start')
  await answer(player, kit.first.id, kit.first.right)
  await control(host, 'next')
  await control(host, 'next')
  const tokens = new Map<number, string>()
  for (const one of players) tokens.set(one.id, (await kit.state(one)).me?.token ?? '')
  const late = (one: typeof player) => ({ token: tokens.get(one.id) ?? '', elapsedMs: 2_000 })
  const give = async (one: typeof player) => (await answer(one, kit.third.id, true, late(one))).body.accepted
  world.clock.advance(5_000)
  await control(host, 'next')
  world.clock.advance(3_000)
  const { revision } = await kit.state(informed)
  await kit.request(peeping, 'POST', `/quizzes/${kit.quizId}/answers`, { answers: [{ questionId: kit.third.id, value: false }] })
  expect(await give(peeping)).toBe(false)
  expect([await give(informed), await give(player), await give(player), await give(silent)]).toEqual([false, true, true, true])
  const end = await kit.state(informed)
  expect(end).toMatchObject({ state: 'finished', top: [{ points: 1950, place: 1, rightCount: 2 }, { points: 950, place: 2 }, {}, {}, {}] })
  expect(end.revision).toBe(revision + 2)
  expect((await kit.state(silent)).me).toMatchObject({ points: 950, place: 2 })
  world.clock.advance(120_000)
  expect(await give(tardy)).toBe(false)
  const recorded = await world.db
    .selectFrom('quiz_answer_values as v')
    .innerJoin('quiz_answers as a', 'a.id', 'v.answer_id')
    .select(['a.user_id', 'v.question_id', 'a.points'])
    .where('a.quiz_id', '=', kit.quizId)
    .where('a.user_id', '<>', peeping.id)
    .orderBy('v.id')
    .execute()
  expect(recorded).toEqual([
    { user_id: player.id, question_id: kit.first.id, points: 2 },
    { user_id: player.id, question_id: kit.third.id, points: 2 },
    { user_id: silent.id, question_id: kit.third.id, points: 1 },
  ])
})
