import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let owner: Person
let stranger: Person
let typeId: number
let themeId: number
let cityId: number
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  stranger = await world.given.person()
  const idOf = async (table: 'event_types' | 'themes' | 'cities') =>
    (await world.db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id
  typeId = await idOf('event_types')
  themeId = await idOf('themes')
  cityId = await idOf('cities')
})
afterAll(() => world.close())

const inDays = (days: number, hours = 0) => new Date(world.clock.now().getTime() + days * 86_400_000 + hours * 3_600_000).toISOString()
const evening = () => ({
  name: 'Вечер поэзии',
  typeId,
  themes: [themeId],
  info: '<p>Читаем вслух</p>',
  place: { name: 'Библиотека', address: 'Мира, 1', cityId },
  dateStart: inDays(10),
  dateEnd: inDays(10, 2),
})
const post = (url: string, body?: object, person = owner) =>
  world.request({ method: 'POST', url: `/api${url}`, token: person.token, ...(body && { body }) })
const patch = (url: string, body: object, person = owner) => world.request({ method: 'PATCH', url: `/api${url}`, token: person.token, body })
const get = (url: string, person: Person | undefined = owner) => world.request({ url: `/api${url}`, token: person?.token })
const drafted = async (fields: object = evening()): Promise<number> => (await post('/events/draft', fields)).body.id
const publish = (id: number, body: object = {}, person = owner) => post(`/events/${id}/draft/publish`, body, person)
const approved = async (fields: object = evening()): Promise<number> => {
  const id = await drafted(fields)
  expect((await publish(id)).status).toBe(200)
  await world.db.updateTable('events').set({ moderation: 'approved' }).where('id', '=', id).execute()
  await world.db.updateTable('event_reviews').set({ moderation: 'approved', decided_at: world.clock.now() }).where('event_id', '=', id).execute()
  return id
}
const review = (id: number) => world.db.selectFrom('event_reviews').selectAll().where('event_id', '=', id).executeTakeFirst()

test('publication: a draft becomes published and waits for staff (V120, V133)', async () => {
  const id = await drafted()
  const answer = await publish(id, { answer: 'Исправили' })
  expect([answer.status, answer.body.status, answer.body.moderation]).toEqual([200, 'published', 'wait'])
  expect(await review(id)).toMatchObject({ moderation: 'wait', approved_data: null, answer: 'Исправили', user_id: owner.id })
  expect((await get(`/events/${id}`, stranger)).body.code).toBe(5001)
})

test('publication: what is missing is listed by section, and nothing changes (V099)', async () => {
  const id = await drafted({ name: 'Вечер', partners: [{ name: 'Завод', url: 'zavod' }] })
  const answer = await publish(id)
  expect([answer.status, answer.body.reason]).toEqual([422, 'eventIncomplete'])
  expect(Object.keys(answer.body.sections)).toEqual(['main', 'place', 'dateAndTime', 'partners'])
  expect(Object.keys(answer.body.errors)).toContain('partners.0.url')
  expect(Object.keys(answer.body.sections.main)).toEqual(['typeId', 'info'])
  expect(await review(id)).toBeUndefined()
  expect((await get(`/events/${id}/draft`)).body.life.status).toBe('draft')
})

test('publication: creation submits at once, or creates nothing', async () => {
  const count = async () => (await world.db.selectFrom('events').select(world.db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
  const answer = await post('/events', evening())
  expect([answer.status, answer.body.status, answer.body.moderation]).toEqual([200, 'published', 'wait'])
  const before = await count()
  expect((await post('/events', { ...evening(), dateEnd: inDays(9) })).body.errors.dateEnd).toHaveLength(1)
  expect(await count()).toBe(before)
})

test('publication: the name has 120 characters at most (V242)', async () => {
  expect((await post('/events', { ...evening(), name: 'я'.repeat(121) })).body.errors.name).toHaveLength(1)
  expect((await post('/events', { ...evening(), name: 'я'.repeat(120) })).status).toBe(200)
})

test('publication: a declined event is sent again, and a change while it waits keeps its place in the queue (V135)', async () => {
  const id = await drafted()
  await publish(id)
  const first = await review(id)
  world.clock.advance(3_600_000)
  await patch(`/events/${id}/draft`, { name: 'Вечер прозы' })
  expect((await publish(id)).body.name).toBe('Вечер прозы')
  expect((await review(id))?.created_at).toEqual(first?.created_at)
  await world.db.updateTable('events').set({ moderation: 'declined', moderation_comment: 'Нет адреса' }).where('id', '=', id).execute()
  await world.db.updateTable('event_reviews').set({ moderation: 'declined' }).where('event_id', '=', id).execute()
  expect((await publish(id)).body).toMatchObject({ moderation: 'wait', moderationComment: null })
  expect((await review(id))?.created_at).not.toEqual(first?.created_at)
})

test('publication: a substantial change waits while the approved version stays public (A171)', async () => {
  const id = await approved()
  expect((await patch(`/owner/events/${id}`, { name: 'Вечер прозы' })).body).toMatchObject({ name: 'Вечер поэзии', moderation: 'approved' })
  expect(await review(id)).toMatchObject({ moderation: 'wait', data: { name: 'Вечер прозы' }, approved_data: { name: 'Вечер поэзии' } })
  expect((await get(`/events/${id}`, stranger)).body.name).toBe('Вечер поэзии')
  expect((await get(`/events/${id}/draft`)).body.life).toMatchObject({ isChangeWaiting: true, hasUnsent: false })
  await patch(`/owner/events/${id}`, { name: 'Вечер поэзии' })
  expect(await review(id)).toBeUndefined()
})

test('publication: other changes of an approved event are in force at once', async () => {
  const id = await approved()
  const answer = await patch(`/owner/events/${id}`, { info: '<p>Новое</p><script>alert(1)</script>', participantLimit: 20 })
  expect(answer.body).toMatchObject({ info: '<p>Новое</p>', participantLimit: 20, moderation: 'approved' })
  expect((await get(`/events/${id}`, stranger)).body.info).toBe('<p>Новое</p>')
  expect((await review(id))?.moderation).toBe('approved')
})

test('publication: a raised limit seats the waiting list at once, in its order', async () => {
  const id = await approved({ ...evening(), access: 'open', participantLimit: 1 })
  const guests = [await world.given.person(), await world.given.person(), await world.given.person()]
  for (const guest of guests) {
    const body = { user_id: guest.id, eventId: id }
    expect((await world.request({ method: 'POST', url: '/api/event-participants/registration', token: guest.token, body })).status).toBe(200)
  }
  const states = () =>
    world.db.selectFrom('event_participants').select(['user_id', 'waits_for_seat']).where('event_id', '=', id).orderBy('queue_number').execute()
  const waiting = async () => (await states()).filter((row) => row.waits_for_seat).map((row) => row.user_id)
  expect(await waiting()).toEqual([guests[1]?.id, guests[2]?.id])
  expect((await patch(`/owner/events/${id}`, { participantLimit: 2 })).status).toBe(200)
  expect(await waiting()).toEqual([guests[2]?.id])
})

test('publication: an event taken off is published again and waits; a cancelled one is not (V138, V584)', async () => {
  const id = await approved()
  await post(`/owner/events/${id}/unpublish`)
  expect((await post('/owner/events/publish', { id })).body).toMatchObject({ status: 'published', moderation: 'wait' })
  await post(`/owner/events/${id}/cancel`)
  const answers = [await publish(id), await post(`/owner/events/${id}/publish`), await patch(`/owner/events/${id}`, { name: 'Вечер' })]
  expect(answers.map(({ status, body }) => [status, body.reason])).toEqual(Array(3).fill([409, 'eventCanceled']))
})

test('publication: a running event is edited without a change of its start (V243)', async () => {
  const id = await approved({ ...evening(), dateStart: inDays(1), dateEnd: inDays(3) })
  world.clock.advance(86_400_000 + 60_000)
  expect((await patch(`/owner/events/${id}`, { info: '<p>Начали</p>' })).status).toBe(200)
  expect((await patch(`/owner/events/${id}`, { dateStart: inDays(0, -0.5) })).body.errors.dateStart).toHaveLength(1)
})

test('publication: owners publish, hosts and strangers do not (V541)', async () => {
  const host = await world.given.person()
  const id = await drafted({ ...evening(), owners: [owner.id, stranger.id], hosts: [{ userId: host.id, name: 'Анна' }] })
  expect((await publish(id, {}, host)).status).toBe(403)
  expect((await patch(`/owner/events/${id}`, { name: 'Вечер' }, host)).status).toBe(403)
  expect((await publish(id, {}, stranger)).status).toBe(200)
})

test('publication: an event from before the switch of a broadcast has one if it has links', async () => {
  const { id } = await world.given.event({ owner, live: [{ url: 'https://example.com/live', title: 'Эфир' }] })
  const { id: ofNetwork } = await world.given.event({ owner, live: [{ url: 'https://example.com/live', title: 'Эфир' }] })
  await world.db.updateTable('events').set({ has_broadcast: false }).where('id', 'in', [id, ofNetwork]).execute()
  await world.db
    .updateTable('events')
    .set({ network_broadcast: true, network_space_ids: [1, 2] })
    .where('id', '=', ofNetwork)
    .execute()
  for (const [event, broadcast] of [
    [id, true],
    [ofNetwork, false],
  ]) {
    expect((await get(`/events/${event}`)).body.broadcast).toBe(broadcast)
    expect((await get(`/events/${event}/draft`)).body.data.broadcast).toBe(broadcast)
  }
})

const bare = { typeId: null, dateStart: null, dateEnd: null, registrationDateEnd: null, name: '' }

test('preview: shows the draft without changing the event, even one that lacks everything (V100, V131)', async () => {
  const empty = await drafted({})
  expect((await get(`/events/${empty}/preview?expand=type,place,schedules`)).body).toMatchObject(bare)
  expect((await get(`/events/${empty}/preview`, stranger)).status).toBe(403)
  const wrong = await drafted({
    ...evening(),
    dateEnd: inDays(9),
    registrationDateEnd: inDays(30),
    teamSizeMin: 9,
    schedules: [{ name: '', dateStart: null }],
  })
  expect((await get(`/events/${wrong}/preview?expand=schedules,place`)).body).toMatchObject({ dateEnd: null, schedules: [], name: 'Вечер поэзии' })
  const id = await approved()
  await patch(`/events/${id}/draft`, { name: 'Вечер прозы', live: [{ url: 'https://example.com/live' }], broadcast: true })
  expect((await get(`/events/${id}/preview`)).body.name).toBe('Вечер прозы')
  expect((await get(`/events/${id}`)).body).toMatchObject({ name: 'Вечер поэзии', broadcast: false })
})
