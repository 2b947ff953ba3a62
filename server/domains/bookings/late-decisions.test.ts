import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let staff: Person
let control: Person
let space: { id: number }
let hall: { id: number }
beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Букина' })
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())
beforeEach(async () => {
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  hall = await world.given.hall(space, 'Каминная', 20)
  control = await world.given.spaceStaff([space])
})

const date = '2026-03-20'
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, person: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, token: person.token, ...(body && { body }) })
const decide = (id: number, decision: string, extra: object = {}) =>
  ask('POST', `/meeting-reservations/${id}/decision`, control, { decision, ...(decision === 'rejected' && { comment: 'Зал красят' }), ...extra })
const booked = async (): Promise<{ id: number }> => {
  const body = { spaceId: space.id, hallId: hall.id, theme: 'Совет двора', date, start: '10:00', end: '11:00' }
  const answer = await ask('POST', '/meeting-reservations/reserve', anna, body)
  expect(answer.body.reason).toBeUndefined()
  return answer.body
}
const seen = async (id: number, person = control) => (await ask('GET', `/meeting-reservations/${id}`, person)).body

const closings: [string, string, number, () => Promise<unknown>][] = [
  ['a hall out of use', 'hallOutOfUse', 422, () => sql`update halls set is_active = false where id = ${hall.id}`.execute(world.db)],
  ['a space out of use', 'hallOutOfUse', 422, () => sql`update spaces set is_active = false where id = ${space.id}`.execute(world.db)],
  [
    'a deleted place',
    'hallOutOfUse',
    422,
    () => sql`update places set deleted_at = now() where id = (select place_id from spaces where id = ${space.id})`.execute(world.db),
  ],
  [
    'a closed day',
    'spaceClosed',
    422,
    () =>
      sql`update spaces set special_days = ${JSON.stringify([{ date, open: null, close: null }])}::jsonb where id = ${space.id}`.execute(world.db),
  ],
  [
    'a banned author',
    'authorBanned',
    409,
    () => world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: anna.id, until: '2026-03-10' }).execute(),
  ],
]

test.each(closings)('decisions: %s refuses an approval, of a pending and of a rejected booking', async (_case, reason, status, close) => {
  const { id } = await booked()
  expect(await seen(id)).toMatchObject({ approvalObstacle: null, can: { decide: true } })
  await close()
  expect(await seen(id)).toMatchObject({ approvalObstacle: reason, can: { decide: true } })
  expect((await seen(id, anna)).approvalObstacle).toBeNull()
  const refused = await decide(id, 'approved')
  expect([refused.status, refused.body.reason]).toEqual([status, reason])
  expect((await decide(id, 'rejected')).body.status).toBe('rejected')
  expect((await seen(id)).can.decide).toBe(false)
  expect((await decide(id, 'approved')).body.reason).toBe(reason)
})

test('decisions: a rejected booking cannot be approved into a deleted hall', async () => {
  const { id } = await booked()
  await decide(id, 'rejected')
  expect((await seen(id)).can.decide).toBe(true)
  expect((await ask('DELETE', `/admin/halls/${hall.id}`, staff)).status).toBe(200)
  expect((await seen(id)).can.decide).toBe(false)
  expect((await decide(id, 'approved')).body.reason).toBe('hallOutOfUse')
  expect((await ask('DELETE', `/admin/spaces/${space.id}`, staff)).status).toBe(200)
})

test('decisions: a rejected booking whose time is taken meanwhile says so before the approval, until the time is free again', async () => {
  const { id } = await booked()
  await decide(id, 'rejected')
  const other = await booked()
  expect(await seen(id)).toMatchObject({ approvalObstacle: 'slotTaken', can: { decide: false } })
  expect((await decide(id, 'approved')).body.reason).toBe('slotTaken')
  expect((await seen(other.id)).approvalObstacle).toBeNull()
  await decide(other.id, 'rejected')
  expect(await seen(id)).toMatchObject({ approvalObstacle: null, can: { decide: true } })
})

test('decisions: a later meeting that cannot be approved is named, and none of the series is approved', async () => {
  const meetings = ['20', '27'].map((day) => ({ hallId: hall.id, date: `2026-03-${day}`, start: '10:00', end: '11:00' }))
  const made = await ask('POST', '/meeting-reservations/reserve-series', anna, { spaceId: space.id, theme: 'Клуб', meetings })
  const [first, later] = made.body._items
  const closed = JSON.stringify([{ date: later.date, open: null, close: null }])
  await world.db.updateTable('spaces').set({ special_days: closed }).where('id', '=', space.id).execute()
  const refused = await decide(first.id, 'approved', { withLater: true })
  expect([refused.body.reason, refused.body.message]).toEqual(['spaceClosed', expect.stringContaining('27 марта')])
  expect([(await seen(first.id)).status, (await seen(later.id)).status]).toEqual(['pending', 'pending'])
  expect((await decide(first.id, 'approved')).body.status).toBe('approved')
})
