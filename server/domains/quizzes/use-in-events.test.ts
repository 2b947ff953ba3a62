import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilWaitingOr } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { unpublishedQuizzes } from '../organizing/quizzes-of-event.ts'
import { lockQuiz, setQuizDeleted } from './store.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let owner: Person
let stranger: Person

beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  stranger = await world.given.person()
})
afterAll(() => world.close())

const inDays = (days: number, hours = 0) => new Date(world.clock.now().getTime() + days * 86_400_000 + hours * 3_600_000).toISOString()
const evening = () => ({
  name: 'Вечер вопросов',
  typeId: 2,
  themes: [1],
  info: '<p>Спрашиваем друг друга</p>',
  place: { name: 'Библиотека', address: 'Мира, 1', cityId: 881 },
  dateStart: inDays(10),
  dateEnd: inDays(10, 2),
})
const send = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: object, { token } = owner) =>
  world.request({ method, url: `/api${url}`, token, ...(body && { body }) })
const drafted = async (fields: object) => (await send('POST', '/events/draft', { ...evening(), ...fields })).body.id as number
const publish = (id: number) => send('POST', `/events/${id}/draft/publish`)
const remove = (id: number) => send('DELETE', `/quizzes/${id}`)

test.each(['quizId', 'surveyQuizId'])('a draft takes as %s a quiz that its organizer may edit, and no other (V310)', async (field) => {
  const [own, shared] = [await world.given.quiz({ author: owner }), await world.given.quiz({ author: stranger, accesses: [owner] })]
  for (const { id } of [own, shared]) {
    const eventId = await drafted({ [field]: id })
    expect((await world.request({ url: `/api/events/${eventId}/draft`, token: owner.token })).body.data[field]).toBe(id)
  }
  const [foreign, deleted] = [await world.given.quiz({ author: stranger }), await world.given.quiz({ author: owner })]
  await remove(deleted.id)
  for (const id of [foreign.id, deleted.id, 999_999_999]) {
    const { status, body } = await send('POST', '/events/draft', { ...evening(), [field]: id })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
})

test.each(['quizId', 'surveyQuizId'])('an event is published with a published quiz as %s', async (field) => {
  const { id } = await world.given.quiz({ author: owner, isPublished: false })
  const eventId = await drafted({ [field]: id })
  const refused = await publish(eventId)
  expect([refused.body.reason, Object.keys(refused.body.errors)]).toEqual(['eventIncomplete', [field]])
  await send('PUT', `/quizzes/${id}`, { published: true })
  expect((await publish(eventId)).body[field === 'quizId' ? 'quizId' : 'status']).toBe(field === 'quizId' ? id : 'published')
})

test('a quiz event is published with a quiz', async () => {
  const eventId = await drafted({ participation_format: 'quiz' })
  expect(Object.keys((await publish(eventId)).body.errors)).toEqual(['quizId'])
  await send('PATCH', `/events/${eventId}/draft`, { quizId: (await world.given.quiz({ author: owner })).id })
  expect((await publish(eventId)).status).toBe(200)
})

test.each(['quizId', 'surveyQuizId'])('a quiz that a published event has as %s is neither deleted nor unpublished', async (field) => {
  const { id } = await world.given.quiz({ author: owner })
  const eventId = await drafted({ [field]: id })
  await publish(eventId)
  expect([(await remove(id)).body.reason, (await send('PUT', `/quizzes/${id}`, { published: false })).body.reason]).toEqual([
    'quizInUse',
    'quizInUse',
  ])
  expect((await send('PUT', `/quizzes/${id}`, { title: 'Другое название' })).status).toBe(200)
  await send('POST', `/owner/events/${eventId}/make-draft`)
  expect((await remove(id)).body).toEqual({ ok: true })
  expect((await publish(eventId)).body.reason).toBe('eventIncomplete')
})

test('a quiz that a change of an approved event waits with is not deleted', async () => {
  const eventId = await drafted({})
  await publish(eventId)
  await world.db.updateTable('events').set({ moderation: 'approved' }).where('id', '=', eventId).execute()
  await world.db.updateTable('event_reviews').set({ moderation: 'approved', decided_at: world.clock.now() }).where('event_id', '=', eventId).execute()
  const { id } = await world.given.quiz({ author: owner })
  await send('PATCH', `/owner/events/${eventId}`, { quizId: id, dateStart: inDays(11), dateEnd: inDays(12) })
  const waiting = await world.db.selectFrom('events').select('quiz_id').where('id', '=', eventId).executeTakeFirstOrThrow()
  expect(waiting.quiz_id).toBeNull()
  expect((await remove(id)).body.reason).toBe('quizInUse')
})

test('a deletion waits for a publication that uses the quiz, and is refused', async () => {
  const { id } = await world.given.quiz({ author: owner })
  const event = await world.given.event({ owner, status: 'draft' })
  const removing = await world.db.transaction().execute(async (tx) => {
    expect(await unpublishedQuizzes(tx, { quizId: id, surveyQuizId: null })).toEqual([])
    const deletion = remove(id)
    await untilWaitingOr(world, deletion)
    await tx.updateTable('events').set({ status: 'published', moderation: 'wait', quiz_id: id }).where('id', '=', event.id).execute()
    return { deletion }
  })
  expect((await removing.deletion).body.reason).toBe('quizInUse')
})

test('a publication waits for the deletion of its quiz, and is refused', async () => {
  const { id } = await world.given.quiz({ author: owner })
  const eventId = await drafted({ quizId: id })
  const publishing = await world.db.transaction().execute(async (tx) => {
    await lockQuiz(tx, id, { userId: owner.id })
    const publication = publish(eventId)
    await untilWaitingOr(world, publication)
    await setQuizDeleted(tx, id, world.clock.now())
    return { publication }
  })
  expect((await publishing.publication).body.reason).toBe('eventIncomplete')
})
