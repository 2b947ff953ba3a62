import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let reader: { id: number; token: string }

const start = new Date('2026-03-10T09:00:00.000Z')
const day = 86_400_000

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(start)
  reader = await world.given.person()
})

const joined = async (options: Parameters<World['given']['event']>[0]) => {
  const event = await world.given.event(options)
  const body = { user_id: reader.id, eventId: event.id }
  const answer = await world.request({ method: 'POST', url: '/api/event-participants/registration', token: reader.token, body })
  expect(answer.status).toBe(200)
  return event
}

const list = async (query: string) => (await world.request({ url: `/api/participant/events?${query}`, token: reader.token })).body
const idsOf = ({ _items }: { _items: { id: number }[] }) => _items.map(({ id }) => id)

test('own events: divide future from past and count both (V371, V372)', async () => {
  const later = await joined({ startsInDays: 9 })
  const soon = await joined({ startsInDays: 1 })
  expect(idsOf(await list('case=future'))).toEqual([soon.id, later.id])
  expect(idsOf(await list('case=past'))).toEqual([])
  world.clock.set(new Date(soon.start.getTime() + 2 * day))
  expect(idsOf(await list('case=future'))).toEqual([later.id])
  expect(idsOf(await list('case=past'))).toEqual([soon.id])
  const counters = await world.request({ url: '/api/participant/events/counters', token: reader.token })
  expect(counters.body).toEqual({ future: 1, past: 1, favorite: 0 })
})

test('own events: return eight per page, and the rest on page 2 (V372)', async () => {
  const ids: number[] = []
  for (let startsInDays = 1; startsInDays <= 10; startsInDays += 1) ids.push((await joined({ startsInDays })).id)
  const [first, second] = [await list('case=future'), await list('case=future&paginationPage=2')]
  expect([idsOf(first), idsOf(second)]).toEqual([ids.slice(0, 8), ids.slice(8)])
  const counts = { totalCount: 10, pageCount: 2, perPage: 8 }
  expect([first._meta, second._meta]).toEqual([
    { ...counts, currentPage: 1 },
    { ...counts, currentPage: 2 },
  ])
})

test('own events: restrict items and totalCount to the query, with wildcards taken literally (V372)', async () => {
  const named = await joined({ startsInDays: 1, name: 'Скоро: 100% дела_и планы' })
  await joined({ startsInDays: 2 })
  const found = await list('case=future&query=100%25 дела_и')
  expect([idsOf(found), found._meta.totalCount]).toEqual([[named.id], 1])
  const nothing = await list('case=future&query=%25%25%25')
  expect([idsOf(nothing), nothing._meta.totalCount]).toEqual([[], 0])
  expect((await list('case=future'))._meta.totalCount).toBe(2)
})

test('own events: the counters equal the lists in every state of an event and of a registration (R002)', async () => {
  const events = {
    plain: await joined({ startsInDays: 3 }),
    queued: await joined({ startsInDays: 4, access: 'approval-required' }),
    declined: await joined({ startsInDays: 5 }),
    left: await joined({ startsInDays: 6 }),
    canceled: await joined({ startsInDays: 7 }),
    hidden: await joined({ startsInDays: 8 }),
    deleted: await joined({ startsInDays: 9 }),
  }
  const setState = (event: { id: number }, state: 'declined' | 'noRequest') =>
    world.db.updateTable('event_participants').set({ state }).where('event_id', '=', event.id).execute()
  const setEvent = (event: { id: number }, values: object) => world.db.updateTable('events').set(values).where('id', '=', event.id).execute()
  await setState(events.declined, 'declined')
  await setState(events.left, 'noRequest')
  await setEvent(events.canceled, { status: 'canceled' })
  await setEvent(events.hidden, { status: 'unpublished' })
  await setEvent(events.deleted, { deleted_at: world.clock.now() })
  for (const { id } of Object.values(events))
    await world.db.insertInto('favorites').values({ user_id: reader.id, event_id: id, created_at: world.clock.now() }).execute()
  const check = async () => {
    const { body } = await world.request({ url: '/api/participant/events/counters', token: reader.token })
    const favorites = (await world.request({ url: '/api/participant/events/favorites', token: reader.token })).body
    const lists = { future: await list('case=future'), past: await list('case=past'), favorite: favorites }
    for (const [name, { _items, _meta }] of Object.entries(lists))
      expect([name, _meta.totalCount, _items.length]).toEqual([name, body[name], body[name]])
    return body
  }
  expect(await check()).toEqual({ future: 5, past: 0, favorite: 6 })
  world.clock.set(new Date(events.declined.start.getTime() + day / 2))
  expect(await check()).toEqual({ future: 2, past: 3, favorite: 6 })
})
