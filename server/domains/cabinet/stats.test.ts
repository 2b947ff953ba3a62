import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { withEmptyDays } from './stats.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const view = (id: number, body?: object) => world.request({ method: 'POST', url: `/api/events/${id}/views`, body })
const get = (path: string, by: { token: string }) => world.request({ url: `/api/owner/events/${path}`, token: by.token })
const dayIn = (zone: string, at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)

const participant = async (eventId: number, values: object) => {
  const { id } = await world.given.person()
  const row = { event_id: eventId, user_id: id, state: 'approved' as const, queue_number: id, format: 'offline' as const }
  await world.db
    .insertInto('event_participants')
    .values({ ...row, created_at: world.clock.now(), ...values })
    .execute()
  return id
}

test('stats: count views, registrations, attendance and ratings of an event (C116)', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner })
  for (const body of [{ source: 'search' }, { source: 'search' }, { source: 'social' }, undefined]) expect((await view(id, body)).status).toBe(200)
  const now = world.clock.now()
  const first = await participant(id, { attended_at: now })
  const second = await participant(id, { format: 'online' })
  await participant(id, { state: 'wait' })
  await participant(id, { state: 'declined' })
  await participant(id, { state: 'noRequest' })
  const ratings = [first, second].map((user_id, index) => ({ event_id: id, user_id, rating: 4 + index, created_at: now }))
  await world.db.insertInto('event_feedback').values(ratings).execute()
  const { body } = await get(`${id}/stats`, owner)
  expect(body).toEqual({
    ...{ views: 4, requests: 4, approved: 2, wait: 1, declined: 1, attended: 1, online: 1, offline: 1 },
    ...{ certificates: 0, rating: 4.5, ratingsCount: 2 },
  })
  const days = (await get(`${id}/stats/days`, owner)).body
  expect(days.days).toEqual([
    {
      date: dayIn(days.timezoneName, now),
      views: 4,
      viewsBySource: { search: 2, social: 1, direct: 0, own: 0, mailing: 0, other: 1 },
      requests: 4,
      attended: 1,
    },
  ])
})

test('stats: a day is a day in the zone of the event', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner, zone: 'Asia/Vladivostok' })
  const lateEvening = new Date('2026-03-10T20:00:00Z')
  await participant(id, { created_at: lateEvening })
  const { body } = await get(`${id}/stats/days`, owner)
  expect([body.timezoneName, body.days.map(({ date }: { date: string }) => date)]).toEqual(['Asia/Vladivostok', ['2026-03-11']])
})

test('stats: certificates are the issued ones', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner, startsInDays: -3 })
  await participant(id, { attended_at: world.clock.now() })
  await participant(id, {})
  await world.db.updateTable('events').set({ certificate: true }).where('id', '=', id).execute()
  expect((await get(`${id}/stats`, owner)).body.certificates).toBe(0)
  await world.request({ method: 'POST', url: `/api/owner/events/${id}/certificates`, token: owner.token })
  expect((await get(`${id}/stats`, owner)).body.certificates).toBe(1)
})

test('stats: only organizers and staff read them; an event without numbers has no days and no rating', async () => {
  const [owner, stranger] = [await world.given.person(), await world.given.person()]
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const { id } = await world.given.event({ owner, status: 'draft' })
  for (const path of ['stats', 'stats/days', 'badges', 'mails']) {
    expect([path, (await get(`${id}/${path}`, stranger)).status]).toEqual([path, 403])
    expect([path, (await get(`999999/${path}`, stranger)).status]).toEqual([path, 403])
    expect([path, (await get(`${id}/${path}`, staff)).status]).toEqual([path, 200])
  }
  expect((await get(`${id}/stats`, owner)).body).toMatchObject({ views: 0, requests: 0, rating: null, ratingsCount: 0 })
  expect((await get(`${id}/stats/days`, owner)).body.days).toEqual([])
})

test('stats: a view of an event that is not public counts nowhere', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner, moderation: 'wait' })
  expect((await view(id, { source: 'search' })).status).toBe(404)
  expect((await view(id, { source: 'https://example.com' })).status).toBe(422)
  expect((await get(`${id}/stats/days`, owner)).body.days).toEqual([])
})

test('stats: days without numbers are zeros, and only the latest 366 days are listed', () => {
  const row = (day: string) => ({ day, source: null, views: 0, requests: 1, attended: 0 })
  expect(withEmptyDays([row('2026-03-01'), row('2026-02-27')]).map(({ date, requests }) => [date, requests])).toEqual([
    ['2026-02-27', 1],
    ['2026-02-28', 0],
    ['2026-03-01', 1],
  ])
  const long = withEmptyDays([row('2020-01-01'), row('2026-03-01')])
  expect([long.length, long.at(0)?.date, long.at(-1)?.date]).toEqual([366, '2025-03-01', '2026-03-01'])
})
