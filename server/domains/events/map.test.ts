import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const pointsAt = async (query: string) => (await world.request({ url: `/api/events/map?${query}` })).body
const idsAt = async (query: string) => (await pointsAt(query)).points.map(({ id }: { id: number }) => id)

const eventAt = async (lat: number, lng: number, fields: Parameters<World['given']['event']>[0] = {}) => {
  const { id } = await world.given.event(fields)
  await world.db.updateTable('events').set({ lat, lng }).where('id', '=', id).execute()
  return id
}

test('event map: shows offline events of the filters in the viewport, and hides those that are not public', async () => {
  const near = await eventAt(55.7, 37.6, { name: 'Ярмарка мастеров', themeIds: [2] })
  const far = await eventAt(43.2, 76.9, { cityId: 3 })
  const over = await eventAt(55.7, 37.6, { startsInDays: -9 })
  const online = await eventAt(55.7, 37.6, { format: 'online' })
  const broadcastFromSpace = await eventAt(55.7, 37.6, { format: 'online', onlineWithSpace: true })
  const closed = await eventAt(55.7, 37.6, { access: 'close' })
  const draft = await eventAt(55.7, 37.6, { status: 'draft' })
  const waiting = await eventAt(55.7, 37.6, { moderation: 'wait' })
  const found = await idsAt('actual=1')
  expect(found).toEqual([near, far, broadcastFromSpace])
  for (const hidden of [over, online, closed, draft, waiting]) expect(found).not.toContain(hidden)
  expect(await idsAt('past=1')).toEqual([over])
  expect(await idsAt('actual=1&bounds=70,40,80,50')).toEqual([far])
  expect(await idsAt('actual=1&themes=2')).toEqual([near])
  expect(await pointsAt(`actual=1&search=${encodeURIComponent('ярмар')}&bounds=37,55,38,56`)).toEqual({
    points: [{ id: near, name: 'Ярмарка мастеров', lat: 55.7, lng: 37.6 }],
    cities: [],
  })
})

test('event map: refuses bounds that are none, and shows nothing for an empty viewport', async () => {
  for (const bounds of ['1,2,3', '1,2,3,nan', '-181,0,0,0', '0,0,0,91', "0,0,0,0'--"])
    expect([bounds, (await world.request({ url: `/api/events/map?bounds=${encodeURIComponent(bounds)}` })).status]).toEqual([bounds, 422])
  expect(await pointsAt('bounds=0,0,1,1')).toEqual({ points: [], cities: [] })
})

test('event map: shows cities with their counts where there are too many events', async () => {
  const first = await eventAt(10, 20)
  await sql`insert into events (name, format, type_id, date_start, date_end, starts_on, ends_on, status, moderation, city_id, lat, lng)
    select e.name, e.format, e.type_id, e.date_start, e.date_end, e.starts_on, e.ends_on, e.status, e.moderation, e.city_id, 10 + n * 0.001, 20
    from events e, generate_series(1, 500) n where e.id = ${first}`.execute(world.db)
  const { points, cities } = await pointsAt('actual=1&bounds=19,9,21,11')
  expect([points, cities]).toEqual([[], [expect.objectContaining({ id: 881, name: 'Москва', count: 501 })]])
})
