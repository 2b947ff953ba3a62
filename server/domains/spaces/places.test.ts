import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capacityTierOf, capacityTiers, seatsOf } from '../../../contract/spaces/capacity.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let staff: Person
beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

const get = (path: string, person?: Person) => world.request({ url: `/api${path}`, ...(person && { token: person.token }) })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, person: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, token: person.token, ...(body && { body }) })
const added = async (path: string, data: object) => {
  const { status, body } = await send('POST', `/admin/${path}`, staff, { data })
  expect([status, body.errors]).toEqual([200, undefined])
  return body
}
let count = 0
const placeData = (fields: object = {}) => {
  count += 1
  return {
    ...{ name: `Дом ${count}`, type: 'city', cityId: 881, address: `Мира, ${count}`, lat: 55.75, lng: 37.6, photos: [], tags: ['вход свободный'] },
    ...{ schedule: [{ day: 1, open: '09:00', close: '21:00' }], specialDays: [], topicIds: [], socialNetworks: [], partnerIds: [], ...fields },
  }
}
const spaceData = (placeId: number, fields: object = {}) => ({
  ...{ name: 'Точка', placeId, isActive: true, coworkingCapacity: 10, schedule: [], specialDays: [], staffIds: [], ...fields },
})
const hallData = (spaceId: number, fields: object = {}) => ({
  ...{ name: 'Атриум', spaceId, capacity: 60, equipment: ['проектор'], photos: [], isActive: true, ...fields },
})
const idsOf = (reply: { body: { _items: { id: number }[] } }) => reply.body._items.map(({ id }) => id)

test('capacity: a tier holds up to its seats, and the database counts the same (V391)', async () => {
  expect([20, 21, 150, 151].map(capacityTierOf)).toEqual([20, 40, 150, 'more'])
  expect(capacityTiers.map(seatsOf)).toContainEqual({ from: 21, to: 40 })
  const { rows } = await sql<{ seats: number; tier: string }>`select seats, capacity_tier(seats) as tier from generate_series(1, 400) seats`.execute(
    world.db,
  )
  expect(rows.filter(({ seats, tier }) => tier !== String(capacityTierOf(seats)))).toEqual([])
})

test('places: staff add places, spaces with their staff and halls, and the page has all of it (V390, V392)', async () => {
  const keeper = await world.given.person({ firstName: 'Данияр', roles: ['control'] })
  const idle = await world.given.person({ roles: ['control'] })
  const partner = await world.given.organization('Соседи')
  const place = await added(
    'places',
    placeData({
      type: 'university',
      topicIds: [1],
      partnerIds: [partner.id],
      phone: '+7 900',
      email: 'dom@people.test',
      rating: 4.5,
      description: '<p>Вход</p><script>1</script>',
    }),
  )
  const space = await added('spaces', spaceData(place.id, { staffIds: [keeper.id, idle.id] }))
  // staff without the role are not shown
  await world.db.updateTable('users').set({ roles: [] }).where('id', '=', idle.id).execute()
  const hall = await added('halls', hallData(space.id))
  const { body } = await get(`/places/${place.id}?expand=halls,staff,partners`)
  expect(body).toMatchObject({
    ...{ type: 'university', phone: '+7 900', email: 'dom@people.test', rating: 4.5, tags: ['вход свободный'], description: '<p>Вход</p>' },
    ...{ schedule: [{ day: 1, open: '09:00', close: '21:00' }], specialDays: [], socialNetworks: [], photos: [], hallCount: 1, capacityTiers: [60] },
    address: { title: place.address, city: 'Москва', cityId: 881, geo: { lat: 55.75, lng: 37.6 }, timezone: 'Europe/Moscow' },
    topics: [{ id: 1 }],
    halls: [{ id: hall.id, capacity: 60, capacityTier: 60, equipment: ['проектор'] }],
    staff: [{ id: keeper.id, name: expect.stringContaining('Данияр') }],
    partners: [{ id: partner.id, name: 'Соседи' }],
    spaces: [{ id: space.id, staff: [keeper.id] }],
  })
  for (const type of ['city', 'legal_person', 'partner'])
    expect((await send('PUT', `/admin/places/${place.id}`, staff, { data: { type } })).status).toBe(200)
  expect((await send('PUT', `/admin/places/${place.id}`, staff, { data: { type: 'castle' } })).status).toBe(422)
})

test('places: hours, links and ids of another form are refused at their field', async () => {
  const wrong: [object, string][] = [
    [{ schedule: [{ day: 8, open: '09:00', close: '21:00' }] }, 'data.schedule.0.day'],
    [{ schedule: [{ day: 1, open: '9', close: '21:00' }] }, 'data.schedule.0.open'],
    [{ schedule: [{ day: 1, open: '21:00', close: '09:00' }] }, 'data.schedule.0.close'],
    [{ specialDays: [{ date: '2026-02-28', open: null, close: '10:00' }] }, 'data.specialDays.0.open'],
    [{ specialDays: [{ date: '2026-02-30', open: null, close: null }] }, 'data.specialDays.0.date'],
    [{ socialNetworks: [{ network: 'VK', url: 'javascript:alert(1)' }] }, 'data.socialNetworks.0.url'],
    [{ zone: '+03:00' }, 'data.zone'],
    [{ lat: 91 }, 'data.lat'],
    [{ topicIds: [999_999] }, 'data.topicIds'],
    [{ topicIds: [2 ** 40] }, 'data.topicIds'],
    [{ partnerIds: [999_999] }, 'data.partnerIds'],
    [{ cityId: 1_000_000 }, 'data.cityId'],
    [{ photos: ['/files/00000000-0000-4000-8000-000000000000'] }, 'data.photos'],
  ]
  for (const [fields, field] of wrong) {
    const { status, body } = await send('POST', '/admin/places', staff, { data: placeData(fields) })
    expect([fields, status, Object.keys(body.errors)]).toEqual([fields, 422, [field]])
  }
})

test('places: hours of one day that contradict each other are refused in words, hours with a break between them are saved', async () => {
  const on = (date: string, open: string | null, close: string | null) => ({ date, open, close })
  const overlaps = 'Часы этого дня пересекаются. Оставьте одни или раздвиньте их.'
  const wrong: [object, object][] = [
    [{ specialDays: [on('2026-12-31', null, null), on('2026-12-31', null, null)] }, { 'data.specialDays.1.open': [overlaps] }],
    [
      { specialDays: [on('2026-12-31', '10:00', '14:00'), on('2027-01-01', null, null), on('2026-12-31', null, null)] },
      { 'data.specialDays.2.open': [overlaps] },
    ],
    [{ specialDays: [on('2026-12-31', '10:00', '14:00'), on('2026-12-31', '13:30', '15:00')] }, { 'data.specialDays.1.open': [overlaps] }],
    [
      {
        schedule: [
          { day: 2, open: '09:00', close: '24:00' },
          { day: 2, open: '23:00', close: '23:30' },
        ],
      },
      { 'data.schedule.1.open': [overlaps] },
    ],
    [{ schedule: [{ day: 1, open: '21:00', close: '09:00' }] }, { 'data.schedule.0.close': ['Закрытие должно быть позже открытия.'] }],
    [{ specialDays: [on('2026-12-31', '10:00', null)] }, { 'data.specialDays.0.close': ['Заполните это поле.'] }],
  ]
  for (const [fields, errors] of wrong)
    for (const data of [placeData(fields), spaceData(1, fields)])
      expect(await send('POST', `/admin/${'placeId' in data ? 'spaces' : 'places'}`, staff, { data })).toMatchObject({
        status: 422,
        body: { errors },
      })
  const hours = {
    schedule: [1, 2].flatMap((day) => [
      { day, open: '14:00', close: '24:00' },
      { day, open: '09:00', close: '14:00' },
    ]),
    specialDays: [on('2026-12-31', '10:00', '12:00'), on('2026-12-31', '13:00', '14:00')],
  }
  const { id } = await added('places', placeData(hours))
  expect((await get(`/places/${id}`)).body).toMatchObject(hours)
})

test('places: what bookings or spaces use is not deleted, and a booked hall stays in its space', async () => {
  const place = await added('places', placeData())
  const space = await added('spaces', spaceData(place.id, { schedule: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' })) }))
  const other = await added('spaces', spaceData(place.id))
  const hall = await added('halls', hallData(space.id))
  const body = { spaceId: space.id, hallId: hall.id, theme: 'Встреча', date: '2026-03-20', start: '10:00', end: '11:00' }
  const { body: booked } = await send('POST', '/meeting-reservations/reserve', anna, body)
  expect((await send('DELETE', `/admin/places/${place.id}`, staff)).body.errors).toHaveProperty('spaces')
  expect((await send('DELETE', `/admin/spaces/${space.id}`, staff)).body.errors).toMatchObject({
    halls: expect.anything(),
    bookings: expect.anything(),
  })
  expect((await send('DELETE', `/admin/halls/${hall.id}`, staff)).body.errors).toHaveProperty('bookings')
  expect((await send('PUT', `/admin/halls/${hall.id}`, staff, { data: { spaceId: other.id } })).body.errors).toHaveProperty(['data.spaceId'])
  await send('POST', `/meeting-reservations/${booked.id}/cancel`, anna, {})
  expect((await send('DELETE', `/admin/halls/${hall.id}`, staff)).status).toBe(200)
  expect((await get(`/spaces/${space.id}/halls`)).body._items).toEqual([])
  expect((await get(`/places/${place.id}`)).body).toMatchObject({ hallCount: 0, capacityTiers: [], isBookable: false })
})

test('places: a space in a deleted or waiting place and a hall in a deleted space are refused in words', async () => {
  const [place, gone] = [await added('places', placeData()), await added('places', placeData())]
  const [space, empty] = [await added('spaces', spaceData(place.id)), await added('spaces', spaceData(place.id))]
  const hall = await added('halls', hallData(space.id))
  const { body: waiting } = await send('POST', '/places', anna, { name: 'Навес', address: 'Лесная, 1', cityId: 881 })
  for (const path of [`places/${gone.id}`, `spaces/${empty.id}`]) expect((await send('DELETE', `/admin/${path}`, staff)).status).toBe(200)
  const lost = ['Этой записи нет на сайте: она удалена или ещё не проверена. Выберите другую.']
  const refused = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const { status, body } = await send(method, `/admin/${path}`, staff, { data })
    return [status, body.errors]
  }
  for (const { id } of [gone, waiting]) {
    expect(await refused('POST', 'spaces', spaceData(id))).toEqual([422, { 'data.placeId': lost }])
    expect(await refused('PUT', `spaces/${space.id}`, { placeId: id })).toEqual([422, { 'data.placeId': lost }])
  }
  expect(await refused('POST', 'halls', hallData(empty.id))).toEqual([422, { 'data.spaceId': lost }])
  expect(await refused('PUT', `halls/${hall.id}`, { spaceId: empty.id })).toEqual([422, { 'data.spaceId': lost }])
  await send('DELETE', `/admin/halls/${hall.id}`, staff)
  await send('DELETE', `/admin/spaces/${space.id}`, staff)
  expect(await refused('PUT', `halls/${hall.id}`, { deleted: false })).toEqual([422, { 'data.spaceId': lost }])
  await world.db.deleteFrom('places').where('id', '=', waiting.id).execute()
})

test('places: the list narrows by type, city, words, tier, topic and bounds; deleted ones leave it', async () => {
  const near = await added(
    'places',
    placeData({ name: 'Якорь', type: 'partner', address: 'Щербаковская, 3', topicIds: [1, 2], lat: 55.1, lng: 37.1 }),
  )
  const far = await added('places', placeData({ name: 'Яхта', lat: -17.5, lng: 179.9 }))
  const space = await added('spaces', spaceData(near.id))
  await added('halls', hallData(space.id, { capacity: 200 }))
  const found = async (query: string) => idsOf(await get(`/places?${query}&paginationSize=100`))
  expect(await found('type=partner&topics=2')).toEqual([near.id])
  expect(await found('type=city&topics=2')).toEqual([])
  expect(await found('capacity=more')).toEqual([near.id])
  expect(await found(`search=${encodeURIComponent('щерб якор')}`)).toEqual([near.id])
  expect(await found('search=sherb')).toEqual([near.id])
  expect([await found('topics=2'), await found('topics=2&cityId=2')]).toEqual([[near.id], []])
  expect(await found('bounds=37,55,37.2,55.2')).toEqual([near.id])
  expect(await found('bounds=179,-18,-179,-17')).toEqual([far.id])
  expect((await get('/places?bounds=1,2,3')).status).toBe(422)
  expect((await get('/places?capacity=30')).status).toBe(422)
  expect((await get('/places/map?bounds=37,55,37.2,55.2')).body).toEqual({
    points: [{ id: near.id, name: 'Якорь', lat: 55.1, lng: 37.1 }],
    cities: [],
  })
  expect((await get('/places/filters')).body.capacities).toContainEqual({ capacity: 'more', count: 1 })
  await send('DELETE', `/admin/places/${far.id}`, staff)
  expect([await found('bounds=179,-18,-179,-17'), (await get(`/places/${far.id}`)).status]).toEqual([[], 404])
})

test('places: the map has a point for each space, and cities where there are too many (V389)', async () => {
  const place = await added('places', placeData({ lat: 10, lng: 10 }))
  const space = await added('spaces', spaceData(place.id, { name: 'Экватор' }))
  expect((await get('/spaces/map?bounds=9,9,11,11')).body).toEqual({ points: [{ id: space.id, name: 'Экватор', lat: 10, lng: 10 }], cities: [] })
  await sql`insert into places (name, type, city_id, address, lat, lng) select 'Точка ' || n, 'city', 881, 'Мира, ' || n, 60 + n * 0.001, 90 from generate_series(1, 501) n`.execute(
    world.db,
  )
  const { body } = await get('/places/map?bounds=89,59,91,61')
  expect([body.points, body.cities]).toEqual([[], [expect.objectContaining({ id: 881, name: 'Москва', count: 501 })]])
  await sql`delete from places where name like 'Точка %'`.execute(world.db)
})

test('spaces: list, search, completion and page narrow by city, activity, words and ids (V388)', async () => {
  const place = await added('places', placeData({ name: 'Маяк', address: 'Портовая, 5' }))
  const open = await added('spaces', spaceData(place.id, { name: 'Верба' }))
  const closed = await added('spaces', spaceData(place.id, { name: 'Верфь', isActive: false }))
  const completed = async (query: string) => idsOf(await get(`/spaces/completion?${query}`))
  const q = encodeURIComponent('вер')
  expect([
    await completed(`q=${q}`),
    await completed(`q=${q}&isActive=1`),
    await completed(`q=${q}&isActive=0`),
    await completed(`q=${q}&spaceIds[]=${open.id}`),
  ]).toEqual([...[[open.id, closed.id], [open.id], [closed.id], [open.id]]])
  expect(idsOf(await get(`/spaces/search?q=${encodeURIComponent('маяк портов')}`))).toEqual([open.id, closed.id])
  expect(idsOf(await get('/spaces?isActive=0'))).toEqual([closed.id])
  expect(idsOf(await get('/spaces?cityId=1'))).toEqual([])
  expect((await get(`/spaces/${open.id}?expand=halls`)).body).toMatchObject({ placeName: 'Маяк', timezone: 'Europe/Moscow', halls: [] })
  expect((await get('/spaces/999999')).status).toBe(404)
})

test('suggested places: only the author and staff see one until it is approved; the author learns of the decision', async () => {
  const stranger = await world.given.person()
  const body = { name: 'Чайная', address: 'Новая, 14', cityId: 881, geo: { lat: 55.7, lng: 37.6 }, description: 'Тихо.\n<b>Уютно</b>' }
  const made = await send('POST', '/places', anna, body)
  expect(made.body).toMatchObject({ name: 'Чайная', moderation: 'wait', description: '<p>Тихо.</p><p>&lt;b&gt;Уютно&lt;/b&gt;</p>' })
  const { id } = made.body
  expect([(await get(`/places/${id}`)).status, (await get(`/places/${id}`, stranger)).status, (await get(`/places/${id}`, anna)).status]).toEqual([
    404, 404, 200,
  ])
  expect((await send('POST', '/places', anna, { ...body, name: 'чайная' })).body.reason).toBe('placeExists')
  expect((await send('POST', '/places', anna, { ...body, name: 'Другая', cityId: 2_000_000_000 })).body.errors).toHaveProperty('cityId')
  expect((await send('PUT', `/admin/places/${id}`, staff, { data: { name: 'Мимо' } })).status).toBe(404)
  expect(idsOf(await get('/admin/place-suggestions?status=wait', staff))).toEqual([id])
  expect(
    (await send('POST', `/admin/place-suggestions/${id}/decision`, staff, { decision: 'approved', comment: 'Проверили по телефону' })).status,
  ).toBe(200)
  expect((await get(`/places/${id}`)).body).toMatchObject({ moderation: 'approved', moderationComment: null })
  expect((await send('POST', '/places', stranger, body)).body.reason).toBe('placeExists')
})
