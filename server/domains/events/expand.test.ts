import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let eventId: number

beforeAll(async () => {
  world = await createWorld()
  eventId = await eventWithRelations()
})
afterAll(() => world.close())

const uploadId = '0198b0de-0000-7000-8000-000000000001'

const eventWithRelations = async () => {
  const { db, given } = world
  const [owner, guest] = [await given.person({ firstName: 'Ольга', lastName: 'Ким' }), await given.person({ firstName: 'Глеб', lastName: 'Ли' })]
  const [organization, space] = [await given.organization('Соседи'), await given.space('Точка')]
  const { id: event_id, start } = await given.event({ owner, networkSpaceIds: [space.id] })
  const at = { event_id, position: 0 }
  await db
    .insertInto('event_organizers')
    .values([
      { ...at, user_id: null, organization_id: organization.id },
      { event_id, position: 1, user_id: owner.id, organization_id: null },
    ])
    .execute()
  await db
    .insertInto('event_partners')
    .values({ ...at, name: 'Партнёр', url: 'https://p.example', logo_id: null, organization_id: null })
    .execute()
  await db
    .insertInto('event_people')
    .values([
      { ...at, role: 'speaker', name: 'Спикер' },
      { ...at, role: 'host', name: 'Ведущий' },
    ])
    .execute()
  await db
    .insertInto('event_schedules')
    .values({ ...at, name: 'Открытие', date_start: start })
    .execute()
  await db
    .insertInto('uploads')
    .values({ id: uploadId, owner_id: owner.id, name: 'план.pdf', size: 7, mime: 'application/pdf', purpose: 'document', storage_key: 'aa/plan.pdf' })
    .execute()
  await db
    .insertInto('event_documents')
    .values({ ...at, upload_id: uploadId })
    .execute()
  const body = { user_id: guest.id, eventId: event_id, spaceId: space.id }
  const answer = await world.request({ method: 'POST', url: '/api/event-participants/registration', token: guest.token, body })
  expect(answer.body.state).toBe('approved')
  return event_id
}

test.each([
  [
    'organizers',
    [
      { type: 'organization', name: 'Соседи' },
      { type: 'user', name: 'Ольга Ким' },
    ],
  ],
  ['partners', [{ name: 'Партнёр', url: 'https://p.example' }]],
  ['speakers', [{ name: 'Спикер' }]],
  ['hosts', [{ name: 'Ведущий' }]],
  ['schedules', [{ name: 'Открытие' }]],
  ['documents', [{ uploadId, name: 'план.pdf' }]],
  ['participants', [{ name: 'Глеб Ли' }]],
])('event: return its %s only when requested (V083)', async (name, expected) => {
  const relation = async (query: string) => (await world.request({ url: `/api/events/${eventId}${query}` })).body[name]
  expect(await relation(`?expand=${name}`)).toMatchObject(expected)
  expect(await relation('')).toBeUndefined()
})
