import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { structureFaultOf } from '../../../server/domains/quizzes/rules.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { demoQuizzes } from './quizzes.ts'
import { topUpDemo } from './top-up.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ demo: true })
})
afterAll(() => world.close())

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(world.db)).rows
const tokenOf = async (role: string) => {
  const [user = { id: 0 }] = await rows(sql<{ id: number }>`select id from users where email = ${`${role}@vmeste.example`}`)
  return world.given.session(user.id)
}

test('demo quizzes: each keeps the rules of the builder', () => {
  for (const { title, mode, isPublic, isDraft, questions } of demoQuizzes) {
    const ruled = questions.map(({ type, title: name, options = [], right = [], min = null, max = null }) => ({
      ...{ type, title: name, min, max },
      options: options.map((option, place) => ({ title: option, right: right.includes(place) })),
    }))
    expect([title, structureFaultOf({ mode, authRequired: !isPublic, published: !isDraft, questions: ruled })]).toEqual([title, null])
  }
})

test('demo quizzes: the organizer has every kind, with answers over several days', async () => {
  const { body } = await world.request({ url: '/api/quizzes?paginationSize=50', token: await tokenOf('organizer') })
  expect(body._items.length).toBeGreaterThanOrEqual(6)
  expect(body._items.some(({ published }: { published: boolean }) => !published)).toBe(true)
  const [survey] = body._items.filter(({ title }: { title: string }) => title === 'Как прошла встреча?')
  expect(survey.answerCount).toBeGreaterThanOrEqual(40)
  const [{ days } = { days: 0 }] = await rows(
    sql<{ days: number }>`select count(distinct created_at::date) as days from quiz_answers where quiz_id = ${survey.id}`,
  )
  expect(days).toBeGreaterThan(2)
})

test('demo quizzes: a quiz event has a quiz, and each of its participants an answer', async () => {
  const events = await rows(sql<{ key: string; has_quiz: boolean; unanswered: number }>`
    select e.demo_key as key, e.quiz_id is not null as has_quiz,
      (select count(*) from event_participants p where p.event_id = e.id and p.state in ('approved', 'wait') and p.quiz_answer_id is null) as unanswered
    from events e where e.participation_format = 'quiz' or e.quiz_id is not null`)
  expect(events.length).toBe(7)
  expect(events.filter(({ has_quiz, unanswered }) => !has_quiz || unanswered > 0)).toEqual([])
})

test('demo quizzes: scores differ, and a visitor sees the results of the poll', async () => {
  const [scores] = await rows(sql<{ least: number; most: number }>`select min(score) as least, max(score) as most from quiz_answers`)
  expect(scores?.least).toBeLessThan(40)
  expect(scores?.most).toBe(100)
  const poll = (await world.request({ url: '/api/quizzes/slug/vremya-vstrech' })).body
  expect(poll.selfPermission).toMatchObject({ answer: true, stats: true })
  expect((await world.request({ url: `/api/quizzes/${poll.id}/stats` })).body.total).toBe(41)
})

test('demo quizzes: the participant has a survey in the bell and may answer it', async () => {
  const token = await tokenOf('participant')
  const { body } = await world.request({ url: '/api/user/notifications?paginationSize=50', token })
  const [survey] = body._items.filter(({ type }: { type: number }) => type === 5)
  expect(survey).toMatchObject({ received: false, data: { eventName: expect.any(String) } })
  const [, id, eventId] = /^\/quiz\/(\d+)\?eventId=(\d+)$/.exec(survey.data.quizUrl) ?? []
  const quiz = (await world.request({ url: `/api/quizzes/${id}?eventId=${eventId}`, token })).body
  expect(quiz.selfPermission.answer).toBe(true)
})

test('demo quizzes: a later edition of a quiz event asks the same quiz', async () => {
  world.clock.advance(100 * 86_400_000)
  await topUpDemo(world.resources)
  const editions = await rows(sql<{ quiz_id: number | null }>`
    select quiz_id from events where split_part(demo_key, '#', 1) = 'trade-clerk-quiz' order by date_start`)
  expect(editions.length).toBe(2)
  expect(editions[0]?.quiz_id).toBe(editions[1]?.quiz_id)
})
