import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

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

const register = (person: Person, eventId: number, more: object = {}) =>
  world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body: { user_id: person.id, eventId, ...more } })
const cancel = (person: Person, eventId: number) =>
  world.request({ method: 'POST', url: '/api/event-participants/cancel', token: person.token, body: { user_id: person.id, eventId } })
const status = async (person: Person, eventId: number) =>
  (await world.request({ url: `/api/event-participants/status?eventId=${eventId}`, token: person.token })).body

test('registration: store the quiz answer of the request, and require one where there is a quiz (V151, V152, V517)', async () => {
  const { id: quizId } = await world.given.quiz()
  for (const participationFormat of ['person', 'quiz'] as const) {
    const event = await world.given.event({ quizId, participationFormat })
    const refused = await register(anna, event.id)
    expect([refused.status, refused.body.reason, Object.keys(refused.body.errors)]).toEqual([422, 'quizAnswerRequired', ['quizAnswerId']])
    const quizAnswerId = await world.given.quizAnswer(quizId, { user: anna, eventId: event.id })
    expect((await register(anna, event.id, { quizAnswerId })).status).toBe(200)
    expect((await status(anna, event.id)).participant.quizAnswerId).toBe(quizAnswerId)
  }
})

test('registration: an answer of another user, to another quiz or for another event is refused (V152)', async () => {
  const [{ id: quizId }, other] = [await world.given.quiz({ allowMultiple: true }), await world.given.quiz()]
  const [event, another] = [await world.given.event({ quizId }), await world.given.event({ quizId })]
  const answers = [
    await world.given.quizAnswer(quizId, { user: boris, eventId: event.id }),
    await world.given.quizAnswer(quizId, { eventId: event.id }),
    await world.given.quizAnswer(other.id, { user: anna, eventId: event.id }),
    await world.given.quizAnswer(quizId, { user: anna, eventId: another.id }),
    999_999_999,
  ]
  for (const quizAnswerId of answers) expect((await register(anna, event.id, { quizAnswerId })).body.reason).toBe('quizAnswerRequired')
  const plain = await world.given.event()
  expect((await register(anna, plain.id, { quizAnswerId: answers[3] })).body.reason).toBe('quizAnswerRequired')
  expect((await register(anna, plain.id, { quizAnswerId: null })).status).toBe(200)
})

test('registration: the only answer of a user serves every event that asks the quiz, also two at once', async () => {
  const { id: quizId } = await world.given.quiz()
  const events = [await world.given.event({ quizId }), await world.given.event({ quizId })]
  const quizAnswerId = await world.given.quizAnswer(quizId, { user: anna, eventId: events[0]?.id ?? 0 })
  const answers = await Promise.all(events.map(({ id }) => register(anna, id, { quizAnswerId })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('registration: a cancelled one may be repeated with the same answer', async () => {
  const { id: quizId } = await world.given.quiz()
  const event = await world.given.event({ quizId })
  const quizAnswerId = await world.given.quizAnswer(quizId, { user: anna, eventId: event.id })
  await register(anna, event.id, { quizAnswerId })
  await cancel(anna, event.id)
  expect((await register(anna, event.id, { quizAnswerId })).body).toMatchObject({ state: 'approved', quizAnswerId })
})

test('preconditions: name the quiz that a registration requires (V310)', async () => {
  const { id: quizId } = await world.given.quiz()
  const event = await world.given.event({ quizId })
  const { body } = await world.request({ url: `/api/event-participants/registration?eventId=${event.id}`, token: anna.token })
  expect(body).toMatchObject({ open: true, quizId, quizRequired: true })
})
