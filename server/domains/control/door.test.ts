import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeDoorCode } from '../../../contract/accounts/door-code.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { doorCode } from '../accounts/door-code.ts'
import { personalCode } from '../accounts/personal-code.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let boris: Person
let control: Person
let foreign: Person
let space: { id: number }
beforeAll(async () => {
  world = await createWorld()
  space = await coworkingSpace()
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Абаева' })
  boris = await world.given.person({ firstName: 'Борис', lastName: 'Яшин' })
  control = await world.given.spaceStaff([space])
  foreign = await world.given.spaceStaff([await coworkingSpace()])
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['door_scans', 'coworking_entries', 'space_restrictions'] as const) await world.db.deleteFrom(table).execute()
  for (const person of [anna, boris]) await send('coworking/enlist', { spaceId: space.id, date: today }, person)
})

// 12:00 in Moscow
const today = '2026-03-10'
const coworkingSpace = async () => {
  const made = await world.given.space('Точка сбора')
  await world.db.updateTable('spaces').set({ coworking_capacity: 5 }).where('id', '=', made.id).execute()
  return made
}
const send = (path: string, body: object, by: Person = control) => world.request({ method: 'POST', url: `/api/${path}`, body, token: by.token })
const inSpace = (call: string, body: object, by: Person = control) => send(`admin/control/space/${space.id}/${call}`, body, by)
const minutes = (count: number) => new Date(world.clock.now().getTime() + count * 60_000)
const roster = async () => (await world.request({ url: `/api/admin/control/space/${space.id}/roster`, token: control.token })).body
const codeOf = (person: Person, at = world.clock.now()) => doorCode(world.db, person.id, at)
type Scan = { id: string; code: string; at: string }
const scanOf = async (person: Person, at = world.clock.now()): Promise<Scan> => ({
  ...{ id: randomUUID(), code: await codeOf(person, at), at: at.toISOString() },
})
const deviceId = randomUUID()
const exchange = async (scans: Scan[]) => (await inSpace('scans', { deviceId, scans })).body
const log = async () =>
  (await world.db.selectFrom('door_scans').select(['id', 'result']).where('space_id', '=', space.id).execute()).toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  )
const resultsOf = async (scans: Scan[]) => (await exchange(scans)).results.map(({ result }: { result: string }) => result)

test('door code: is good for minutes, at the door and for the organizer of an event', async () => {
  const code = await codeOf(anna)
  expect((await inSpace('qr', { code })).body.marked).toBe(true)
  const old = await codeOf(boris, minutes(-13))
  expect((await inSpace('qr', { code: old })).body.reason).toBe('codeExpired')
  expect((await inSpace('qr', { code: await codeOf(boris, minutes(3)) })).body.reason).toBe('codeExpired')
  const event = await world.given.event({ owner: control, start: minutes(60) })
  const scan = (given: string) => send('owner/event-participants/scan', { eventId: event.id, code: given })
  expect((await scan(old)).body.reason).toBe('codeExpired')
  // read, and not a participant
  expect((await scan(code)).body.reason).toBe('notApproved')
})

test('door code: of another user, or with any changed part, is unknown', async () => {
  const code = await codeOf(anna)
  const changed = [...code].map((character, index) => (index === 40 ? (character === '0' ? '1' : '0') : character)).join('')
  const forged = writeDoorCode(Uint8Array.of(1, 0, 0, 0, 0, 0, boris.id % 256, 0, 0, 0, 0), new Uint8Array(64))
  for (const one of [changed, forged, `${code}0`, code.slice(0, -1)]) expect((await inSpace('qr', { code: one })).body.reason).toBe('codeUnknown')
})

test('door code: after a revocation neither the codes for minutes nor the printed ones work, and new ones do', async () => {
  const guest = await world.given.person()
  const before = [await codeOf(guest, minutes(-1)), await personalCode(world.db, guest.id)]
  expect((await send('owner/qr-code/revoke', {}, guest)).body).toEqual({ ok: true })
  const reasons = []
  for (const code of before) reasons.push((await inSpace('qr', { code })).body.reason)
  expect(reasons).toEqual(['codeExpired', 'codeUnknown'])
  expect((await roster()).revoked).toContainEqual({ userId: guest.id, at: world.clock.now().toISOString() })
  world.clock.advance(400)
  await send('owner/qr-code/revoke', {}, guest)
  expect((await inSpace('qr', { code: await codeOf(guest) })).body.user.id).toBe(guest.id)
  world.clock.advance(-400)
  for (const code of [await codeOf(guest, minutes(1)), await personalCode(world.db, guest.id)])
    expect((await inSpace('qr', { code })).body.user.id).toBe(guest.id)
})

test('roster: has the visitors and bans of today and no code that could be shown, for the staff of the space only', async () => {
  await send('coworking/restrict', { spaceId: space.id, userId: boris.id, reason: 'Шумел' })
  const body = await roster()
  expect([body.date, body.visitors.map(({ userId }: { userId: number }) => userId)]).toEqual([today, [anna.id, boris.id]])
  expect(body.bans).toEqual([{ user: { id: boris.id, name: 'Борис Яшин', photo: null }, until: null, reason: 'Шумел' }])
  expect(JSON.stringify(body)).not.toContain((await personalCode(world.db, anna.id)).slice(2))
  for (const [url, method] of [
    ['roster', 'GET'],
    ['scans', 'POST'],
  ] as const) {
    const given = { method, url: `/api/admin/control/space/${space.id}/${url}`, ...(method === 'POST' && { body: { deviceId, scans: [] } }) }
    expect([(await world.request({ ...given, token: foreign.token })).status, (await world.request({ ...given, token: anna.token })).status]).toEqual(
      [403, 403],
    )
  }
})

test('exchange: marks visitors at the time of their scan, and a repeated exchange changes nothing', async () => {
  const scans = [await scanOf(anna, minutes(-20)), await scanOf(boris, minutes(-10))]
  const first = await exchange(scans)
  expect(first.results.map(({ result }: { result: string }) => result)).toEqual(['marked', 'marked'])
  expect(first.marks.map(({ markedAt }: { markedAt: string }) => markedAt).sort()).toEqual(scans.map(({ at }) => at).sort())
  expect(await exchange(scans)).toEqual(first)
  expect(await resultsOf([await scanOf(anna, minutes(-5))])).toEqual(['already'])
})

test('exchange: in every order of arrival the earliest scan makes the mark, and the log is the same', async () => {
  const scans = await Promise.all([-30, -20, -10].map((at) => scanOf(anna, minutes(at))))
  const [early, middle, late] = scans as [Scan, Scan, Scan]
  const logs: object[] = []
  for (const order of [
    [early, middle, late],
    [late, early, middle],
    [middle, late, early],
  ]) {
    const answers = []
    for (const scan of order) answers.push(...(await resultsOf([scan])))
    // the devices of later arrivals learn that the visitor came in twice, also when they ask again
    expect(answers).toEqual(['marked', 'already', 'already'])
    expect(await resultsOf(order)).toEqual(answers)
    expect((await exchange([])).marks).toMatchObject([{ markedAt: early.at }])
    logs.push(await log())
    await world.db.deleteFrom('door_scans').execute()
    await world.db.updateTable('coworking_entries').set({ status: 'enlisted', visited_at: null, marked_by: null }).execute()
  }
  expect(logs).toEqual([logs[0], logs[0], logs[0]])
  expect(logs[0]).toContainEqual({ id: early.id, result: 'marked' })
})

test('exchange: a scan without a network from before a mark with a network moves the mark to its time', async () => {
  const scan = await scanOf(anna, minutes(-15))
  expect((await inSpace('qr', { code: await codeOf(anna), scan: { id: randomUUID(), deviceId: randomUUID() } })).body.marked).toBe(true)
  expect(await resultsOf([scan])).toEqual(['already'])
  expect((await exchange([])).marks).toMatchObject([{ markedAt: scan.at }])
  expect((await log()).map(({ result }) => result).sort()).toEqual(['already', 'marked'])
})

test('exchange: a scan from before the operator removed the mark does not mark again, whichever arrives first', async () => {
  const marks = async () => (await exchange([])).marks
  const visitorIn = async () => (await roster()).visitors.find(({ userId }: { userId: number }) => userId === anna.id).id
  const remove = async () => expect((await inSpace('remove-mark', { visitorId: await visitorIn() })).status).toBe(200)
  const [early, late] = [await scanOf(anna, minutes(-30)), await scanOf(anna, minutes(-20))]
  expect(await resultsOf([late])).toEqual(['marked'])
  await remove()
  expect([await resultsOf([early]), await marks()]).toEqual([['marked'], []])
  // a mark of later stays where it is, and a scan of later marks
  world.clock.advance(60)
  const after = await scanOf(anna)
  expect(await resultsOf([after])).toEqual(['marked'])
  expect(await resultsOf([await scanOf(anna, minutes(-10))])).toEqual(['marked'])
  expect(await marks()).toMatchObject([{ markedAt: after.at }])
  world.clock.advance(-60)
})

test('exchange: scans are taken up to three days after their day, because nothing proves their time', async () => {
  const daysAgo = async (days: number) => {
    const at = minutes(-days * 24 * 60)
    const entry = { space_id: space.id, user_id: anna.id, date: at.toISOString().slice(0, 10), created_at: at }
    await world.db.insertInto('coworking_entries').values(entry).execute()
    return resultsOf([await scanOf(anna, at)])
  }
  expect([await daysAgo(3), await daysAgo(4)]).toEqual([['marked'], ['refused']])
})

test('exchange: the same id of a scan in another space is another scan', async () => {
  const other = await coworkingSpace()
  const by = await world.given.spaceStaff([other])
  await send('coworking/enlist', { spaceId: other.id, date: today }, anna)
  const scan = await scanOf(anna)
  expect(await resultsOf([{ ...scan, code: 'V0' }])).toEqual(['refused'])
  const { body } = await send(`admin/control/space/${other.id}/scans`, { deviceId, scans: [scan] }, by)
  expect(body.results).toEqual([{ id: scan.id, result: 'marked' }])
})

test('exchange: the scan of a user who is blocked meanwhile marks no visit and is stored without the user', async () => {
  const scan = await scanOf(anna)
  const block = (blocked_at: Date | null) => world.db.updateTable('users').set({ blocked_at }).where('id', '=', anna.id).execute()
  await block(world.clock.now())
  expect(await resultsOf([scan])).toEqual(['refused'])
  await block(null)
  expect(await world.db.selectFrom('door_scans').select('user_id').where('id', '=', scan.id).execute()).toEqual([{ user_id: null }])
})

test('exchange: one scan twice in a request or at once is stored once', async () => {
  const scan = await scanOf(anna)
  const answers = await Promise.all([exchange([scan, scan]), exchange([scan]), exchange([scan])])
  expect(answers.flatMap(({ results }) => results.map(({ result }: { result: string }) => result))).toEqual(Array(4).fill('marked'))
  expect(await world.db.selectFrom('door_scans').select('id').execute()).toEqual([{ id: scan.id }])
})

test('exchange: a device is trusted with nothing: codes, bans and reasons are checked as of the scan', async () => {
  const guest = await world.given.person()
  await send('coworking/restrict', { spaceId: space.id, userId: boris.id })
  const late = { ...(await scanOf(anna, minutes(-30))), at: minutes(0).toISOString() }
  const ancient = await scanOf(anna, minutes(-60 * 24 * 40))
  const scans = [await scanOf(boris), await scanOf(guest), { ...(await scanOf(anna)), code: 'V0' }, late, ancient]
  expect(await resultsOf(scans)).toEqual(['banned', 'stranger', 'refused', 'refused', 'refused'])
  const { body } = await world.request({ url: `/api/admin/control/space/${space.id}/visitors?marked=1`, token: control.token })
  expect(body._items).toEqual([])
})
