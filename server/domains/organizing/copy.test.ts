import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let owner: Person
let stranger: Person
type Person = Awaited<ReturnType<World['given']['person']>>
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  stranger = await world.given.person()
})
afterAll(() => world.close())

const copy = (id: number, { token }: Person = owner) => world.request({ method: 'POST', url: '/api/owner/events/copy', token, body: { id } })
const draftOf = async (id: number) =>
  (await world.db.selectFrom('event_drafts').select('data').where('event_id', '=', id).executeTakeFirstOrThrow()).data
const rowOf = (id: number) =>
  world.db
    .selectFrom('events')
    .select(['name', 'status', 'moderation', 'date_start', 'master_event_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('copy of an event: a draft with the same content, without dates, series and participants (V453)', async () => {
  const { id } = await world.given.event({ owner })
  const photo = crypto.randomUUID()
  const row = { name: 'Открытие', speaker: 'Анна', description: null, hall: 'Большой', dateStart: '2026-04-01T15:30:00.000Z', dateEnd: null }
  const dates = { dateStart: '2026-04-01T15:30:00.000Z', dateEnd: '2026-04-01T17:30:00.000Z' }
  const registration = { registrationDateStart: '2026-03-01T00:00:00.000Z', registrationDateEnd: '2026-03-31T00:00:00.000Z' }
  const content = { name: 'Вечер поэзии', timezoneName: 'Europe/Moscow', photo, access: 'close', participantLimit: 50 }
  const data = { ...content, ...dates, ...registration, masterEventId: 7, schedules: [row] }
  await world.db
    .insertInto('event_drafts')
    .values({ event_id: id, data: JSON.stringify(data), updated_at: world.clock.now() })
    .execute()
  await world.db
    .insertInto('event_participants')
    .values({ event_id: id, user_id: stranger.id, state: 'approved', format: 'offline', queue_number: 1, created_at: world.clock.now() })
    .execute()
  const answer = await copy(id)
  expect(answer.status).toBe(200)
  expect(await draftOf(answer.body.id)).toMatchObject({
    ...content,
    dateStart: null,
    dateEnd: null,
    registrationDateStart: null,
    registrationDateEnd: null,
    masterEventId: null,
    schedules: [{ ...row, dateStart: null }],
  })
  expect(await rowOf(answer.body.id)).toEqual({ name: 'Вечер поэзии', status: 'draft', moderation: null, date_start: null, master_event_id: null })
  expect(await world.db.selectFrom('event_participants').select('id').where('event_id', '=', answer.body.id).execute()).toEqual([])
  const owners = await world.db.selectFrom('event_owners').select('user_id').where('event_id', '=', answer.body.id).execute()
  expect(owners).toEqual([{ user_id: owner.id }])
})

test('copy of an event: refused to strangers, and allowed after its cancellation', async () => {
  const { id } = await world.given.event({ owner, status: 'canceled', name: 'Отменённый' })
  await world.db
    .insertInto('event_drafts')
    .values({
      event_id: id,
      data: JSON.stringify({ name: 'Отменённый', timezoneName: 'Europe/Moscow', schedules: [] }),
      updated_at: world.clock.now(),
    })
    .execute()
  const refused = await copy(id, stranger)
  expect([refused.status, refused.body.reason]).toEqual([403, 'forbidden'])
  expect((await rowOf((await copy(id)).body.id)).name).toBe('Отменённый')
})
