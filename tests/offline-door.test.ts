import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Exchanged, Roster } from '../contract/control/door.ts'
import type { Problem } from '../contract/shapes.ts'
import { doorCode } from '../server/domains/accounts/door-code.ts'
import { personalCodes } from '../server/domains/accounts/personal-code.ts'
import type { Attempt } from '../web/kernel/api.ts'
import { type DoorState, type LateScan, openDoor } from '../web/parts/control/offline/door.ts'
import { limitMs } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

/** Devices of one door, without a browser: the page gives the same door its storage and its calls. */
const [devices, scans, repeats] = [5, 2_000, 300]
const people = scans - repeats

/** As a browser without a network answers. */
const offline: Problem = {
  ...{ type: 'about:blank', title: '', status: 0, detail: '', code: null, message: '', reason: 'offline' },
  ...{ error: {}, errors: {}, requestId: '' },
}

let world: World
let spaceId: number
let eventId: number
let token: string
let guests: { id: number; code: string }[]
beforeAll(async () => {
  world = await createWorld()
  const space = await world.given.space('Точка сбора')
  spaceId = space.id
  token = (await world.given.spaceStaff([space])).token
  eventId = (await world.given.event({ spaceId, format: 'space', start: new Date(world.clock.now().getTime() + 3_600_000) })).id
  const { pool } = world.database
  await pool.query(
    `insert into users (first_name, last_name, status, created_at) select 'Гость', 'Номер ' || n, 10, now() from generate_series(1, $1::int) n`,
    [people],
  )
  const { rows } = await pool.query<{ user_id: string }>(
    `insert into event_participants (event_id, user_id, state, queue_number, format, created_at)
     select $1, id, 'approved', id, 'offline', now() from users where first_name = 'Гость' returning user_id`,
    [eventId],
  )
  const codes = await personalCodes(
    world.db,
    rows.map(({ user_id }) => Number(user_id)),
  )
  guests = [...codes].map(([id, code]) => ({ id, code }))
}, limitMs(60_000))
afterAll(() => world.close())

/** Numbers from 0 to 1, the same in every run. */
const random = (seed: string) => {
  let count = 0
  return () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE() / 2 ** 32
}

const deviceOf = async (deviceId: string) => {
  const device = {
    isOffline: false,
    isSignedIn: true,
    hasEnded: false,
    /** Signs out in another tab while an answer is on its way. */
    leavesMeanwhile: false,
    sent: [] as object[],
    status: { pending: 0, late: [] as readonly LateScan[] },
  }
  let kept: DoorState | null = null
  const call = async <T>(path: string, body?: object): Promise<Attempt<T>> => {
    if (device.isOffline) return { ok: false, problem: offline }
    if (device.hasEnded) return { ok: false, problem: { ...offline, status: 401, reason: 'unauthenticated' } }
    const url = `/api/admin/control/space/${spaceId}/${path}`
    const answer = await world.request({ url, token, ...(body && { method: 'POST' as const, body }) })
    if (device.leavesMeanwhile) device.isSignedIn = false
    return answer.status === 200 ? { ok: true, reply: answer.body } : { ok: false, problem: answer.body }
  }
  const door = await openDoor({
    loadRoster: () => call<Roster>('roster'),
    exchange: (given) => {
      if (given.length > 0 && !device.isOffline) device.sent.push({ deviceId, scans: given })
      return call<Exchanged>('scans', { deviceId, scans: given })
    },
    store: {
      read: async () => kept,
      write: async (state) => {
        kept = structuredClone(state)
      },
      clear: async () => {
        kept = null
      },
    },
    now: () => world.clock.now(),
    isSignedIn: () => device.isSignedIn,
    onChange: ({ pending, late }) => {
      device.status = { pending, late }
    },
  })
  /** As the page checks a code: by the server, and by the device without a network. */
  const scan = async (code: string): Promise<string> => {
    const id = randomUUID()
    const attempt = await call<{ marked: boolean }>('qr', { code })
    if (attempt.ok) return attempt.reply.marked ? 'marked' : 'refused'
    if (attempt.problem.reason === 'alreadyMarked') return 'already'
    return (await door.check(code, id))?.kind ?? 'failed'
  }
  return { door, scan, device, kept: () => kept, pendingIds: () => kept?.pending.map(({ id }) => id) ?? [] }
}

const logged = async () => (await world.db.selectFrom('door_scans').select('id').orderBy('id').execute()).map(({ id }) => id)
const marked = async () => {
  const { rows } = await world.database.pool.query(
    'select count(*)::int as total from event_participants where event_id = $1 and attended_at is not null',
    [eventId],
  )
  return rows[0].total
}

test(
  'offline door: five devices with outages admit no visitor twice after one exchange, and the log is the union of theirs',
  async () => {
    const next = random('door')
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
    const all = await Promise.all(Array.from({ length: devices }, (_, index) => deviceOf(`00000000-0000-4000-8000-00000000000${index}`)))
    for (const { door } of all) await door.sync()
    const order = [...guests, ...Array.from({ length: repeats }, () => pick(guests))].map((guest) => ({ guest, place: next() }))
    const made = new Set<string>()
    let admitted = 0
    for (const { guest } of order.toSorted((one, other) => one.place - other.place)) {
      const { door, device, scan, pendingIds } = pick(all)
      if (next() < 0.1) device.isOffline = next() < 0.8
      if (next() < 0.02) await door.sync()
      if ((await scan(guest.code)) === 'marked') admitted += 1
      for (const id of pendingIds()) made.add(id)
    }
    const offlineDoubles = admitted - people
    expect([made.size > scans / 3, offlineDoubles > 0]).toEqual([true, true])

    for (const { device } of all) device.isOffline = false
    for (const { door } of all) await door.sync()
    // the marks of devices that met the server later
    world.clock.advance(61_000)
    for (const { door } of all) await door.sync()
    expect(all.map(({ device }) => device.status.pending)).toEqual(Array(devices).fill(0))
    expect(await marked()).toBe(people)
    expect(await logged()).toEqual([...made].sort())
    // every double entry of the outage is named
    expect(all.reduce((sum, { device }) => sum + device.status.late.length, 0)).toBe(offlineDoubles)

    for (const { device } of all) device.isOffline = true
    const again = new Map<string, number>()
    for (let count = 0; count < repeats; count++) {
      const kind = await pick(all).scan(pick(guests).code)
      again.set(kind, (again.get(kind) ?? 0) + 1)
    }
    expect([...again]).toEqual([['already', repeats]])

    // the same exchanges in the opposite order add nothing
    const sent = all.flatMap(({ device }) => device.sent).toReversed()
    for (const body of sent) await world.request({ method: 'POST', url: `/api/admin/control/space/${spaceId}/scans`, token, body })
    expect([await logged(), await marked()]).toEqual([[...made].sort(), people])
  },
  limitMs(180_000),
)

test('offline door: a code for minutes is checked by its signature, also of a user without a place', async () => {
  const { door, device } = await deviceOf('00000000-0000-4000-8000-000000000009')
  await door.sync()
  device.isOffline = true
  const guest = await world.given.person()
  const now = world.clock.now()
  const code = await doorCode(world.db, guest.id, now)
  const kindOf = async (text: string) => (await door.check(text, randomUUID()))?.kind
  expect(await kindOf(code)).toBe('stranger')
  expect(await kindOf(`${code.slice(0, 60)}${code[60] === '0' ? '1' : '0'}${code.slice(61)}`)).toBe('unknown')
  expect(await kindOf(await doorCode(world.db, guest.id, new Date(now.getTime() - 3_600_000)))).toBe('expired')
  expect(await kindOf('1042-0000-0000-0000-0000')).toBe('unknown')
})

test('offline door: a scan that the server does not have is taken back on the device', async () => {
  const { door, device } = await deviceOf('00000000-0000-4000-8000-000000000008')
  await world.database.pool.query('update event_participants set attended_at = null where event_id = $1', [eventId])
  await door.sync()
  device.isOffline = true
  const [guest] = guests
  const outcome = await door.check(guest?.code ?? '', randomUUID())
  expect([outcome?.kind, device.status.pending]).toEqual(['marked', 1])
  const ids = outcome?.kind === 'marked' ? outcome.entries.map(({ id }) => id) : []
  expect([await door.undo(ids), device.status.pending, (await door.check(guest?.code ?? '', randomUUID()))?.kind]).toEqual([true, 0, 'marked'])
})

/** The request that the server got while the page gave up waiting for its answer. */
const slowScan = (deviceId: string, id: string, code: string) =>
  world.request({ method: 'POST', url: `/api/admin/control/space/${spaceId}/qr`, token, body: { code, scan: { id, deviceId } } })

test('offline door: a scan whose answer came too late is no second entry, whichever arrives first', async () => {
  const deviceId = '00000000-0000-4000-8000-000000000006'
  const { door, device } = await deviceOf(deviceId)
  await world.database.pool.query('update event_participants set attended_at = null where event_id = $1', [eventId])
  await door.sync()
  for (const [place, isFirst] of [true, false].entries()) {
    const [id, code] = [randomUUID(), guests[place]?.code ?? '']
    device.isOffline = true
    if (isFirst) expect((await slowScan(deviceId, id, code)).status).toBe(200)
    expect((await door.check(code, id))?.kind).toBe('marked')
    device.isOffline = false
    await door.sync()
    if (!isFirst) expect((await slowScan(deviceId, id, code)).status).toBe(409)
    expect(device.status).toEqual({ pending: 0, late: [] })
  }
})

test('offline door: those whom the server refuses afterwards are named with the reason', async () => {
  const { door, device } = await deviceOf('00000000-0000-4000-8000-000000000005')
  await world.database.pool.query('update event_participants set attended_at = null where event_id = $1', [eventId])
  await door.sync()
  device.isOffline = true
  const [banned, stranger] = guests
  for (const guest of [banned, stranger]) expect((await door.check(guest?.code ?? '', randomUUID()))?.kind).toBe('marked')
  await world.database.pool.query('insert into space_restrictions (space_id, user_id) values ($1, $2)', [spaceId, banned?.id])
  await world.database.pool.query(`update event_participants set state = 'declined' where event_id = $1 and user_id = $2`, [eventId, stranger?.id])
  device.isOffline = false
  await door.sync()
  expect(device.status).toMatchObject({ pending: 0, late: [{ result: 'banned' }, { result: 'stranger' }] })
  await world.database.pool.query('delete from space_restrictions where space_id = $1', [spaceId])
})

test('offline door: a scan that is on its way is taken back on the server', async () => {
  const { door, device } = await deviceOf('00000000-0000-4000-8000-000000000004')
  await world.database.pool.query('update event_participants set attended_at = null where event_id = $1', [eventId])
  await door.sync()
  device.isOffline = true
  const outcome = await door.check(guests[2]?.code ?? '', randomUUID())
  const ids = outcome?.kind === 'marked' ? outcome.entries.map(({ id }) => id) : []
  device.isOffline = false
  const syncing = door.sync()
  expect([await door.undo(ids), device.status.pending]).toEqual([false, 0])
  await syncing
})

test('offline door: after a sign-out it checks no codes and keeps only the unsent scans, which the next session sends', async () => {
  const { door, device, kept } = await deviceOf('00000000-0000-4000-8000-000000000003')
  await world.database.pool.query('update event_participants set attended_at = null where event_id = $1', [eventId])
  await door.sync()
  device.isOffline = true
  const code = guests[5]?.code ?? ''
  expect((await door.check(code, randomUUID()))?.kind).toBe('marked')
  device.isSignedIn = false
  expect((await door.check(code, randomUUID()))?.kind).toBe('signedOut')
  expect(kept()).toEqual({ roster: null, marks: [], late: [], pending: [expect.objectContaining({ code })] })
  device.isOffline = false
  await door.sync()
  expect([device.sent, await marked()]).toEqual([[], 0])
  device.isSignedIn = true
  await door.sync()
  expect([device.status.pending, await marked(), kept()?.roster?.spaceId]).toEqual([0, 1, spaceId])
})

test('offline door: a session that the server has ended leaves no roster on the device', async () => {
  const { door, device, kept } = await deviceOf('00000000-0000-4000-8000-000000000002')
  await door.sync()
  expect(kept()?.roster?.spaceId).toBe(spaceId)
  device.hasEnded = true
  world.clock.advance(61_000)
  await door.sync()
  expect(kept()).toEqual({ roster: null, marks: [], late: [], pending: [] })
  device.isOffline = true
  expect(await door.check(guests[6]?.code ?? '', randomUUID())).toBeNull()
})

test('offline door: an answer that arrives after the sign-out leaves no roster on the device', async () => {
  const { door, device, kept } = await deviceOf('00000000-0000-4000-8000-000000000003')
  device.leavesMeanwhile = true
  await door.sync()
  expect(kept()).toEqual({ roster: null, marks: [], late: [], pending: [] })
})

test('offline door: without a roster for today it answers nothing', async () => {
  const { door, device } = await deviceOf('00000000-0000-4000-8000-000000000007')
  const code = guests[0]?.code ?? ''
  expect(await door.check(code, randomUUID())).toBeNull()
  await door.sync()
  device.isOffline = true
  world.clock.advance(24 * 3_600_000)
  expect(await door.check(code, randomUUID())).toBeNull()
})
