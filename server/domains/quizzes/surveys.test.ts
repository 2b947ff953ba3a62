import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { sendSurveys } from './survey-after-event.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let author: Person

const start = new Date('2026-03-10T09:00:00Z')
const day = 86_400_000

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
  author = await world.given.person()
})
afterAll(() => world.close())
beforeEach(() => world.clock.set(start))

const link = (quizId: number, userIds: number[], more: object = {}, { token } = author) =>
  world.request({ method: 'POST', url: `/api/quizzes/${quizId}/link-users`, token, body: { userIds, ...more } })
const signedInAgain = async (person: Person) => ({ ...person, token: await world.given.session(person.id) })
const bellOf = async ({ token }: { token: string }) =>
  (await world.request({ url: '/api/user/notifications', token })).body._items as { type: number; title: string; text: string; data: object }[]
const quizNotices = async (person: { token: string }) => (await bellOf(person)).filter(({ type }) => type === 5)

test('a user who was asked has a notification with the address of the quiz (V317, V207)', async () => {
  const guest = await world.given.person()
  const event = await world.given.event({ owner: author, name: 'Ярмарка' })
  const quiz = await world.given.quiz({ author, title: 'Ваши планы', slug: 'your-plans' })
  expect((await link(quiz.id, [guest.id], { eventId: event.id })).body).toEqual({ linked: 1, skipped: 0 })
  expect(await quizNotices(guest)).toMatchObject([
    {
      ...{ title: 'Опрос', text: 'Ответьте на вопросы: «Ваши планы»' },
      data: { quizUrl: `/quiz/your-plans?eventId=${event.id}`, eventId: event.id, eventName: 'Ярмарка' },
    },
  ])
  expect((await world.request({ url: '/api/quizzes/slug/your-plans', token: guest.token })).body.selfPermission.answer).toBe(true)
})

test.each([
  ['ru', 'Опрос: Ваши планы', 'Ответьте на вопросы: «Ваши планы».', '/quiz/'],
  ['en', 'Questions for you: Ваши планы', 'Please answer: “Ваши планы”.', '/en/quiz/'],
  ['kz', 'Сауалнама: Ваши планы', 'Сұрақтарға жауап беріңіз: «Ваши планы».', '/kz/quiz/'],
] as const)('the email is in the language of the user: %s', async (locale, subject, text, path) => {
  const guest = await world.given.person({ locale, email: `reader.${locale}@people.test` })
  const quiz = await world.given.quiz({ author, title: 'Ваши планы' })
  await link(quiz.id, [guest.id])
  const letter = await letterTo(world, guest.email)
  expect(letter.subject).toBe(subject)
  expect(letter.text).toContain(text)
  expect(letter.text).toContain(`${path}${quiz.id}`)
})

test('a second survey within 14 days is skipped and counted, and sent afterwards (V315)', async () => {
  const [asked, other] = [await world.given.person(), await world.given.person()]
  const quizzes = [await world.given.quiz({ author }), await world.given.quiz({ author }), await world.given.quiz({ author })]
  const [first, second, third] = quizzes.map(({ id }) => id) as [number, number, number]
  expect((await link(first, [asked.id, asked.id])).body).toEqual({ linked: 1, skipped: 0 })
  world.clock.advance(14 * day - 1000)
  expect((await link(second, [asked.id, other.id])).body).toEqual({ linked: 1, skipped: 1 })
  expect(await quizNotices(asked)).toHaveLength(1)
  world.clock.advance(1000)
  expect((await link(third, [asked.id])).body).toEqual({ linked: 1, skipped: 0 })
  expect(await quizNotices(asked)).toHaveLength(2)
})

test('of several surveys at once exactly one asks a user (V315)', async () => {
  const guests = await Promise.all([1, 2, 3].map(() => world.given.person()))
  const ids = guests.map(({ id }) => id)
  const quizzes = await Promise.all([1, 2, 3, 4].map(() => world.given.quiz({ author })))
  const answers = await Promise.all(quizzes.map((quiz, index) => link(quiz.id, index % 2 ? ids : ids.toReversed())))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(answers.reduce((sum, { body }) => sum + body.linked, 0)).toBe(3)
  for (const guest of guests) expect(await quizNotices(guest)).toHaveLength(1)
})

test('of users without a relation to the caller twenty adults are asked in two weeks, the others are skipped and counted', async () => {
  const [caller, quiz] = await (async () => {
    const person = await world.given.person()
    return [person, await world.given.quiz({ author: person })] as const
  })()
  const strangers = (await world.given.crowd(24)).map(({ id }) => id)
  const child = await world.given.person({ status: 8 })
  expect((await link(quiz.id, [child.id], {}, caller)).body).toEqual({ linked: 0, skipped: 1 })
  const sent = await Promise.all([strangers.slice(0, 12), strangers.slice(12)].map((ids) => link(quiz.id, ids, {}, caller)))
  expect(sent.reduce((sum, { body }) => sum + body.linked, 0)).toBe(20)
  const [follower, shown, guest, childGuest, asker] = await Promise.all(
    [{}, {}, {}, { status: 8 as const }, {}].map((one) => world.given.person(one)),
  )
  if (!follower || !shown || !guest || !childGuest || !asker) throw new Error('people are missing')
  await world.db.insertInto('user_subscriptions').values({ subscriber_id: follower.id, user_id: caller.id, created_at: start }).execute()
  const access = { decision: 'approved' as const, asked_at: start, decided_at: start }
  await world.db
    .insertInto('contact_accesses')
    .values([
      { ...access, user_id: caller.id, owner_id: shown.id },
      { ...access, user_id: asker.id, owner_id: caller.id },
    ])
    .execute()
  const event = await world.given.event({ owner: caller })
  const place = { event_id: event.id, format: 'offline' as const, created_at: start, state: 'approved' as const }
  const places = [guest, childGuest].map(({ id }) => ({ ...place, user_id: id, queue_number: id }))
  await world.db.insertInto('event_participants').values(places).execute()
  const known = [follower, shown, asker, guest, childGuest].map(({ id }) => id)
  expect((await link(quiz.id, known, {}, caller)).body).toEqual({ linked: 5, skipped: 0 })
  const others = (await world.given.crowd(2)).map(({ id }) => id)
  expect((await link(quiz.id, others, {}, caller)).body).toEqual({ linked: 0, skipped: 2 })
  world.clock.advance(14 * day)
  expect((await link(quiz.id, others, {}, await signedInAgain(caller))).body).toEqual({ linked: 2, skipped: 0 })
  const staff = await world.given.person({ roles: ['admin'] })
  const own = await world.given.quiz({ author: staff })
  const many = (await world.given.crowd(25)).map(({ id }) => id)
  expect((await link(own.id, many, {}, staff)).body).toEqual({ linked: 25, skipped: 0 })
})

test('only editors ask, about a published quiz and an own event; unknown users are refused', async () => {
  const [guest, stranger, helper] = [await world.given.person(), await world.given.person(), await world.given.person()]
  const quiz = await world.given.quiz({ author, accesses: [helper] })
  expect((await link(quiz.id, [guest.id], {}, stranger)).status).toBe(403)
  const foreign = await world.given.event({ owner: stranger })
  expect((await link(quiz.id, [guest.id], { eventId: foreign.id })).status).toBe(403)
  const unknown = await link(quiz.id, [guest.id, 9_999_999])
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['userIds']])
  const hidden = await world.given.quiz({ author, isPublished: false })
  expect((await link(hidden.id, [guest.id])).body.reason).toBe('quizNotPublished')
  expect(await quizNotices(guest)).toEqual([])
  const deactivated = await world.given.person({ status: 9 })
  expect((await link(quiz.id, [guest.id, deactivated.id], {}, helper)).body).toEqual({ linked: 1, skipped: 1 })
})

const withSurvey = async (quizId: number, event: Parameters<World['given']['event']>[0] = {}) => {
  const { id } = await world.given.event({ owner: author, start, hours: 2, name: 'Вечер вопросов', ...event })
  await world.db.updateTable('events').set({ survey_quiz_id: quizId }).where('id', '=', id).execute()
  return id
}
const comes = async (eventId: number, { state = 'approved' as const, attended = false } = {}) => {
  const guest = await world.given.person()
  const place = { event_id: eventId, user_id: guest.id, queue_number: guest.id, format: 'offline' as const, created_at: start }
  await world.db
    .insertInto('event_participants')
    .values({ ...place, state, attended_at: attended ? start : null })
    .execute()
  return guest
}
const end = new Date(start.getTime() + 2 * 3_600_000)
const runAt = async (at: Date) => {
  world.clock.set(at)
  await Promise.all([sendSurveys(world.resources), sendSurveys(world.resources)])
}
const countsOf = (eventId: number) =>
  world.db.selectFrom('event_surveys').select(['asked', 'skipped']).where('event_id', '=', eventId).executeTakeFirst()

test('survey after the event: sent once when it has ended, to those who came', async () => {
  const quiz = await world.given.quiz({ author })
  const eventId = await withSurvey(quiz.id)
  const [came, stayed] = [await comes(eventId, { attended: true }), await comes(eventId)]
  await runAt(new Date(end.getTime() - 1))
  expect(await quizNotices(came)).toEqual([])
  await runAt(end)
  await runAt(new Date(end.getTime() + 3_600_000))
  expect(await quizNotices(came)).toMatchObject([
    { title: 'Как прошло событие?', text: expect.stringContaining('«Вечер вопросов»'), data: { quizUrl: `/quiz/${quiz.id}?eventId=${eventId}` } },
  ])
  expect(await quizNotices(stayed)).toEqual([])
  expect(await countsOf(eventId)).toEqual({ asked: 1, skipped: 0 })
})

test('survey after the event: without marks all approved participants are asked, but not those who have answered', async () => {
  const quiz = await world.given.quiz({ author })
  const eventId = await withSurvey(quiz.id)
  const [guest, answered] = [await comes(eventId), await comes(eventId)]
  const declined = await comes(eventId, { state: 'declined' as 'approved' })
  await world.given.quizAnswer(quiz.id, { user: answered, eventId })
  await runAt(end)
  expect(await Promise.all([guest, answered, declined].map(async (one) => (await quizNotices(one)).length))).toEqual([1, 0, 0])
})

test('survey after the event: a guest of two events in two weeks is asked once, and the other time counted (V315)', async () => {
  const quiz = await world.given.quiz({ author })
  const [first, second] = [await withSurvey(quiz.id), await withSurvey(quiz.id, { start: new Date(start.getTime() + day) })]
  const guest = await comes(first)
  await world.db
    .insertInto('event_participants')
    .values({ event_id: second, user_id: guest.id, queue_number: guest.id, format: 'offline', state: 'approved', created_at: start })
    .execute()
  await runAt(end)
  await runAt(new Date(end.getTime() + day))
  expect(await quizNotices(guest)).toHaveLength(1)
  expect([await countsOf(first), await countsOf(second)]).toEqual([
    { asked: 1, skipped: 0 },
    { asked: 0, skipped: 1 },
  ])
})

test('survey after the event: one that fails does not stop the others, and is sent by the next run', async () => {
  const [broken, whole] = [await world.given.quiz({ author }), await world.given.quiz({ author })]
  const failing = await withSurvey(broken.id)
  const following = await withSurvey(whole.id)
  const [first, second] = [await comes(failing), await comes(following)]
  await sql`alter table event_surveys add constraint survey_fails check (event_id <> ${sql.lit(failing)})`.execute(world.db)
  await runAt(end)
  expect([await quizNotices(first), (await quizNotices(second)).length]).toEqual([[], 1])
  await sql`alter table event_surveys drop constraint survey_fails`.execute(world.db)
  await runAt(end)
  expect([(await quizNotices(first)).length, (await quizNotices(second)).length]).toEqual([1, 1])
})

test.each([
  ['cancelled', { status: 'canceled' as const }],
  ['not approved', { moderation: 'wait' as const }],
  ['long over', { start: new Date(start.getTime() - 8 * day) }],
])('survey after the event: none of an event that is %s', async (_, event) => {
  const eventId = await withSurvey((await world.given.quiz({ author })).id, event)
  const guest = await comes(eventId)
  await runAt(end)
  expect([await quizNotices(guest), await countsOf(eventId)]).toEqual([[], undefined])
})
