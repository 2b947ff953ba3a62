import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifiedOfCancel } from '../../../tests/kit/cancel-notices.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let owner: Person
let coOwner: Person
let staff: Person
let crowd: Person[]
type Person = Awaited<ReturnType<World['given']['person']>>
type Wanted = NonNullable<Parameters<World['given']['event']>[0]>
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person()
  coOwner = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  crowd = [await world.given.person(), await world.given.person()]
})
afterAll(() => world.close())

const eventOf = async (wanted: Wanted) => (await world.given.event({ owner, ...wanted })).id
/** The first event leads the series. */
const seriesOf = async (...wanted: Wanted[]): Promise<number[]> => {
  const ids: number[] = []
  for (const one of wanted) ids.push(await eventOf(one))
  const [main = 0, ...members] = ids
  await world.db.updateTable('events').set({ master_event_id: main }).where('id', 'in', members).execute()
  return ids
}
const register = async (eventId: number, people = crowd) => {
  const of = { event_id: eventId, state: 'approved' as const, format: 'offline' as const, created_at: world.clock.now() }
  await world.db
    .insertInto('event_participants')
    .values(people.map(({ id }, queue_number) => ({ ...of, user_id: id, queue_number })))
    .execute()
}
const share = (ids: number[], { id }: Person) =>
  world.db
    .insertInto('event_owners')
    .values(ids.map((event_id) => ({ event_id, user_id: id })))
    .execute()
const cancel = (id: number, body: object = { withLater: true }, { token } = owner) =>
  world.request({ method: 'POST', url: `/api/owner/events/${id}/cancel`, token, body })
const statusesOf = async (ids: number[]) => {
  const rows = await world.db.selectFrom('events').select(['id', 'status', 'cancel_reason']).where('id', 'in', ids).execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}
const notified = (eventId: number) => notifiedOfCancel(world, eventId)
const everyone = () => [crowd.map(({ id }) => id), crowd.map(({ id }) => id)]

test('cancellation of a series: only the chosen event is cancelled unless the call asks for the later ones (A039)', async () => {
  const [main = 0, later = 0] = await seriesOf({ startsInDays: 2 }, { startsInDays: 3 })
  const answer = await cancel(main, {})
  expect([answer.status, answer.body.status, answer.body.later]).toEqual([200, 'canceled', undefined])
  expect(await statusesOf([main, later])).toEqual(['canceled', 'published'])
})

test('cancellation of a series: later events get the same reason, and participants of each are notified (A039)', async () => {
  const ids = await seriesOf({ startsInDays: 2 }, { startsInDays: 4 }, { startsInDays: 6 }, { startsInDays: 9, status: 'draft' })
  const [main = 0, chosen = 0, later = 0, draft = 0] = ids
  const alone = await eventOf({ startsInDays: 8 })
  for (const id of [chosen, later]) await register(id)
  const answer = await cancel(chosen, { withLater: true, reason: 'Зал затопило' })
  expect([answer.status, answer.body.id, answer.body.later]).toEqual([200, chosen, { cancelledIds: [later, draft], leftCount: 0 }])
  expect(await statusesOf([main, chosen, later, draft, alone])).toEqual(['published', 'canceled', 'canceled', 'canceled', 'published'])
  const reasons = await world.db.selectFrom('events').select('cancel_reason').where('id', 'in', [chosen, later, draft]).execute()
  expect(reasons.map((row) => row.cancel_reason)).toEqual(Array(3).fill('Зал затопило'))
  expect([await notified(chosen), await notified(later), await notified(draft)]).toEqual([everyone(), everyone(), [[], []]])
})

test('cancellation of a series: past events, cancelled ones and those before the chosen one stay as they are (A039)', async () => {
  const ids = await seriesOf({ startsInDays: -3 }, { startsInDays: -1 }, { startsInDays: 1 }, { startsInDays: 2 }, { startsInDays: 3 })
  const [past = 0, , before = 0, gone = 0, later = 0] = ids
  await cancel(gone, { reason: 'Раньше' })
  const row = async (id: number) => (await world.request({ url: `/api/owner/events/${id}/list-item`, token: owner.token })).body.series.laterCount
  expect([await row(past), await row(before), await row(later)]).toEqual([2, 1, 0])
  expect((await cancel(before)).body.later).toEqual({ cancelledIds: [later], leftCount: 0 })
  expect(await statusesOf(ids)).toEqual(['published', 'published', 'canceled', 'canceled', 'canceled'])
  expect(await world.db.selectFrom('events').select('cancel_reason').where('id', '=', gone).executeTakeFirst()).toEqual({ cancel_reason: 'Раньше' })
})

test('cancellation of a series: a co-owner cancels only events they organize, and reads how many are left (A039)', async () => {
  const wanted: Wanted[] = [{ startsInDays: 2 }, { startsInDays: 3 }, { startsInDays: 4 }, { startsInDays: 5, status: 'draft' }]
  const ids = await seriesOf(...wanted)
  const [main = 0, own = 0, foreign = 0, hidden = 0] = ids
  await share([main, own], coOwner)
  const { body } = await world.request({ url: `/api/events/${main}/draft`, token: coOwner.token })
  expect(body.life.laterCount).toBe(1)
  // a draft of another organizer is neither counted nor named
  expect((await cancel(main, { withLater: true }, coOwner)).body.later).toEqual({ cancelledIds: [own], leftCount: 1 })
  expect(await statusesOf([main, own, foreign, hidden])).toEqual(['canceled', 'canceled', 'published', 'draft'])
  expect((await cancel(foreign, { withLater: true }, coOwner)).status).toBe(403)
})

test('cancellation of a series: staff cancel every later event and leave one record each (A039)', async () => {
  const ids = await seriesOf({ startsInDays: 2 }, { startsInDays: 3 }, { startsInDays: 4 })
  const [main = 0, ...later] = ids
  expect((await cancel(main, { withLater: true }, staff)).body.later).toEqual({ cancelledIds: later, leftCount: 0 })
  const records = await world.db.selectFrom('audit_records').select(['entity_id', 'action']).where('user_id', '=', staff.id).execute()
  expect(records.map(({ entity_id, action }) => [entity_id, action]).sort()).toEqual(ids.map((id) => [id, 'cancel']))
})

test('cancellation of a series: of simultaneous cancellations each event is cancelled by one, and its participants are notified once (A039, V139)', {
  timeout: limitMs(60_000),
}, async () => {
  for (let round = 0; round < 5; round += 1) {
    // the later an event is, the earlier it was created, so that the order of the dates is not that of the locks
    const ids = await seriesOf({ startsInDays: 9 }, { startsInDays: 7 }, { startsInDays: 5 }, { startsInDays: 3 })
    for (const id of ids) await register(id)
    const chosen = Array.from({ length: 40 }, (_, index) => ids[index % ids.length] ?? 0)
    const answers = await Promise.all(chosen.map((id, index) => cancel(id, { withLater: index % 3 !== 0 })))
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
    const cancelled = answers.flatMap(({ status, body }) => (status === 200 ? [body.id, ...(body.later?.cancelledIds ?? [])] : []))
    expect(cancelled.sort()).toEqual([...ids].sort())
    expect(await statusesOf(ids)).toEqual(ids.map(() => 'canceled'))
    for (const id of ids) expect(await notified(id)).toEqual(everyone())
  }
})
