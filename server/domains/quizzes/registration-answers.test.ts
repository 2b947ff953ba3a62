import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let owner: Person
let guest: Person
let expert: Person
let stranger: Person
let eventId: number
let uploadId: string
let answerId: number

/** A guest who registered with an answer, an invited expert, and the organizer, who does not edit the quiz. */
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  guest = await world.given.person()
  expert = await world.given.person({ isExpert: true })
  stranger = await world.given.person({ isExpert: true })
  const questions = [
    { type: 'radio' as const, title: 'Роль', options: ['Основатель', 'Инвестор'] },
    { type: 'text' as const, title: 'Ожидания' },
    { type: 'file' as const, title: 'Презентация' },
    { type: 'textShort' as const, title: 'Без ответа' },
  ]
  const quiz = await world.given.quiz({ questions })
  eventId = (await world.given.event({ owner, quizId: quiz.id, access: 'approval-required' })).id
  uploadId = randomUUID()
  const file = { id: uploadId, name: 'план.pdf', size: 5, mime: 'application/pdf', storage_key: uploadId, purpose: 'quizAnswer' }
  await world.db
    .insertInto('uploads')
    .values({ ...file, owner_id: guest.id, is_claimed: true })
    .execute()
  const [role, hopes, plan] = quiz.questions
  answerId = await world.given.quizAnswer(quiz.id, {
    user: guest,
    eventId,
    values: [
      { questionId: role?.id ?? 0, optionId: role?.options[1] ?? 0 },
      { questionId: hopes?.id ?? 0, text: 'Найти команду' },
      { questionId: plan?.id ?? 0, uploadId },
    ],
  })
  const body = { user_id: guest.id, eventId, quizAnswerId: answerId }
  await world.request({ method: 'POST', url: '/api/event-participants/registration', token: guest.token, body })
  const at = world.clock.now()
  const invited = { event_id: eventId, user_id: expert.id, invite: 'approved' as const, invited_at: at, decided_at: at }
  await world.db.insertInto('event_experts').values(invited).execute()
})
afterAll(() => world.close())

const answers = [
  { title: 'Роль', text: 'Инвестор', file: null },
  { title: 'Ожидания', text: 'Найти команду', file: null },
  { title: 'Презентация', text: 'план.pdf', file: { mime: 'application/pdf' } },
]

test('experts see the answers to the questions of the registration beside text and files', async () => {
  const { body } = await world.request({ url: `/api/expert/events/answers?eventId=${eventId}`, token: expert.token })
  expect(body._items).toMatchObject([{ answers, text: '', files: [] }])
})

test('an expert scores a participant by the answer of the registration', async () => {
  const score = (body: object) =>
    world.request({ method: 'POST', url: '/api/expert/events/decision', token: expert.token, body: { eventId, score: 43, ...body } })
  expect((await score({ answerId })).body).toMatchObject({ quizAnswerId: answerId, score: 43 })
  const wrong = [await score({ answerId: answerId + 1 }), await score({ answerId, participantId: 1 })]
  expect(wrong.map(({ status }) => status)).toEqual([403, 422])
})

test('the list of the organizer shows the answer of a participant (V151)', async () => {
  const list = async (query = '') =>
    (await world.request({ url: `/api/owner/event-participants?eventId=${eventId}${query}`, token: owner.token })).body._items
  expect(await list('&expand=answers')).toMatchObject([{ quizAnswerId: expect.any(Number), answers }])
  expect((await list())[0]).not.toHaveProperty('answers')
})

test('the file of an answer is for its owner, and for organizers and experts of the event', async () => {
  const statusFor = async ({ token }: Person) => (await world.request({ url: `/files/${uploadId}`, token })).status
  await world.resources.outside.storage.put(uploadId, Buffer.from('%PDF-'))
  expect(await Promise.all([guest, owner, expert, stranger].map(statusFor))).toEqual([200, 200, 200, 404])
})
