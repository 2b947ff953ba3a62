import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let staff: { id: number; token: string }
beforeAll(async () => {
  world = await createWorld()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

const send = (method: 'POST' | 'PUT', path: string, data: object) =>
  world.request({ method, url: `/api/admin/${path}`, token: staff.token, body: { data } })

test('staff tables: places of the four types, spaces and halls are made without their lists; another type is refused (V390)', async () => {
  const place = { name: 'Дом', cityId: 881, address: 'Мира, 1' }
  for (const type of ['city', 'university', 'legal_person', 'partner'])
    expect((await send('POST', 'places', { ...place, type })).body).toMatchObject({ type, photos: [], schedule: [], tags: [], partnerIds: [] })
  expect((await send('POST', 'places', { ...place, type: 'barn' })).status).toBe(422)
  const made = (await send('POST', 'places', place)).body
  const space = (await send('POST', 'spaces', { name: 'Точка', placeId: made.id })).body
  expect(space).toMatchObject({ isActive: true, coworkingCapacity: 0, staffIds: [] })
  const hall = (await send('POST', 'halls', { name: 'Атриум', spaceId: space.id })).body
  expect(hall).toMatchObject({ isActive: true, capacity: 20, equipment: [], photos: [] })
  for (const [path, data] of [
    ['places', {}],
    ['spaces', {}],
    ['halls', {}],
  ] as const)
    expect((await send('POST', path, data)).status).toBe(422)
})

test('staff tables: half a point is refused at the missing coordinate', async () => {
  const place = { name: 'Маяк', cityId: 881, address: 'Мира, 2' }
  const refused = await send('POST', 'places', { ...place, lat: 55.7 })
  expect([refused.status, refused.body.errors]).toEqual([422, { 'data.lng': ['Нужны обе координаты или ни одной.'] }])
  const made = (await send('POST', 'places', { ...place, lat: 55.7, lng: 37.6 })).body
  expect((await send('PUT', `places/${made.id}`, { lat: null })).body.errors).toHaveProperty(['data.lat'])
  expect((await send('PUT', `places/${made.id}`, { lat: null, lng: null })).status).toBe(200)
})

test('staff tables: two halls of a space do not share a name, halls of two spaces may', async () => {
  const [one, other] = [await world.given.space('Левое'), await world.given.space('Правое')]
  const hall = (await send('POST', 'halls', { name: 'Зал А', spaceId: one.id })).body
  expect((await send('POST', 'halls', { name: 'зал  а', spaceId: one.id })).body.reason).toBe('contentExists')
  expect((await send('POST', 'halls', { name: 'Зал А', spaceId: other.id })).status).toBe(200)
  const second = (await send('POST', 'halls', { name: 'Зал Б', spaceId: one.id })).body
  expect((await send('PUT', `halls/${second.id}`, { name: 'Зал А' })).body.reason).toBe('contentExists')
  expect((await send('PUT', `halls/${hall.id}`, { name: 'Зал А', capacity: 30 })).status).toBe(200)
})

test('staff tables: only users with the role of space staff are added to a space', async () => {
  const space = await world.given.space()
  const [keeper, guest] = [await world.given.person({ roles: ['control'] }), await world.given.person()]
  const refused = await send('PUT', `spaces/${space.id}`, { staffIds: [keeper.id, guest.id] })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { 'data.staffIds': ['У кого-то из них нет роли сотрудника пространства. Сначала дайте роль или уберите его из списка.'] },
  ])
  expect((await send('PUT', `spaces/${space.id}`, { staffIds: [keeper.id] })).body.staffIds).toEqual([keeper.id])
})

test('staff tables: the names of users say who may work in a space', async () => {
  const [keeper, guest] = [await world.given.person({ roles: ['control'] }), await world.given.person()]
  const { body } = await world.request({ url: `/api/admin/users/names?ids=${keeper.id},${guest.id}`, token: staff.token })
  expect(body._items.map(({ id, isSpaceStaff }: { id: number; isSpaceStaff: boolean }) => [id, isSpaceStaff])).toEqual([
    [keeper.id, true],
    [guest.id, false],
  ])
})
