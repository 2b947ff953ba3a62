import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { personalCode } from '../accounts/personal-code.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let organizer: Person
let anna: Person
let boris: Person
let guest: Person
let staff: Person
let control: Person
let foreign: Person
let space: { id: number }
let hall: { id: number }
beforeAll(async () => {
  world = await createWorld()
  const given = world.given
  organizer = await given.person()
  anna = await given.person({ firstName: 'Анна', lastName: 'Абаева', phone: '+79161112233' })
  boris = await given.person({ firstName: 'Борис', lastName: 'Яшин' })
  guest = await given.person({ firstName: 'Вера', lastName: 'Гостева' })
  staff = await given.person({ roles: ['crm_tk_staff'] })
  space = await coworkingSpace(5)
  hall = await given.hall(space, 'Каминная', 20)
  control = await given.spaceStaff([space])
  foreign = await given.spaceStaff([await coworkingSpace(1)])
})
afterAll(() => world.close())

// 12:00 in Moscow
const today = '2026-03-10'
const coworkingSpace = async (capacity: number) => {
  const made = await world.given.space('Точка сбора')
  await world.db.updateTable('spaces').set({ coworking_capacity: capacity }).where('id', '=', made.id).execute()
  return made
}
const hours = (count: number) => new Date(world.clock.now().getTime() + count * 3_600_000)
const send = (path: string, body: object, by: Person = control) => world.request({ method: 'POST', url: `/api/${path}`, body, token: by.token })
const get = (path: string, by: Person = control) => world.request({ url: `/api/${path}`, token: by.token })
const inSpace = (call: string, body: object, by: Person = control) => send(`admin/control/space/${space.id}/${call}`, body, by)
type Seen = { id: number; userId: number; type: string; marked: boolean; markedBy: number | null; title: string | null }
const visitors = async (query = ''): Promise<Seen[]> => (await get(`admin/control/space/${space.id}/visitors?date=${today}${query}`)).body._items
const scan = async (person: Person, by: Person = control) => inSpace('qr', { code: await personalCode(world.db, person.id) }, by)

/** An event in the space that starts in so many hours, with approved participants. */
const event = async (startsInHours: number, people: Person[], more: object = {}) => {
  const made = await world.given.event({ owner: organizer, spaceId: space.id, format: 'space', start: hours(startsInHours), ...more })
  for (const [index, person] of people.entries())
    await world.db
      .insertInto('event_participants')
      .values({
        ...{ event_id: made.id, user_id: person.id, state: 'approved', format: 'offline' },
        ...{ queue_number: index, created_at: world.clock.now() },
      })
      .execute()
  return made
}
const enlist = (person: Person, date = today) => send('coworking/enlist', { spaceId: space.id, date }, person)
const meeting = async (by: Person, participants: Person[], startsInHours: number, status: 'approved' | 'pending' = 'approved') => {
  const times = { starts_at: hours(startsInHours), ends_at: hours(startsInHours + 1) }
  const values = { space_id: space.id, user_id: by.id, theme: 'Совет', status, created_at: world.clock.now(), ...times }
  const { id } = await world.db.insertInto('reservations').values(values).returning('id').executeTakeFirstOrThrow()
  await world.db
    .insertInto('reserved_halls')
    .values({ reservation_id: id, space_id: space.id, hall_id: hall.id, is_holding: true, ...times })
    .execute()
  for (const { id: user_id } of participants) await world.db.insertInto('reservation_participants').values({ reservation_id: id, user_id }).execute()
  return id
}
afterEach(async () => {
  for (const table of ['event_participants', 'coworking_entries', 'reservations', 'space_restrictions'] as const)
    await world.db.deleteFrom(table).execute()
  await world.db.updateTable('events').set({ status: 'canceled' }).execute()
})

test('control: spaces of the operator with the visitors of the day (V396, V277)', async () => {
  const { id } = await event(1, [anna, boris])
  await event(30, [anna])
  await enlist(anna)
  await enlist(guest, '2026-03-11')
  const reserveId = await meeting(boris, [anna, guest], 2)
  await meeting(boris, [anna], 4, 'pending')
  await scan(guest)
  const { body } = await get(`control/spaces?date=${today}`)
  expect(body._items).toHaveLength(1)
  expect(body._items[0]).toMatchObject({
    ...{ id: space.id, date: today, visitors: 6, marked: 1, coworking: { capacity: 5, visitors: 1, marked: 0 }, proposals: 0 },
    events: [{ id, visitors: 2, marked: 0 }],
    meetings: [{ id: reserveId, name: 'Совет', halls: ['Каминная'], visitors: 3, marked: 1 }],
  })
  const tomorrow = (await get('control/spaces?date=2026-03-11')).body._items[0]
  expect(tomorrow).toMatchObject({ visitors: 2, coworking: { visitors: 1 }, meetings: [] })
  expect((await get(`control/spaces?date=${today}`, foreign)).body._items.map((one: { id: number }) => one.id)).not.toContain(space.id)
})

test('control: visitors of a day by name, with search, type and mark, a page at a time', async () => {
  const { id } = await event(1, [boris, anna], { name: 'Завтрак' })
  await enlist(guest)
  const reserveId = await meeting(guest, [boris], 1)
  expect((await visitors()).map(({ userId, type }) => [userId, type])).toEqual([
    [anna.id, 'event'],
    [guest.id, 'coworking'],
    [guest.id, 'meeting'],
    [boris.id, 'event'],
    [boris.id, 'meeting'],
  ])
  const found = async (query: string) => (await visitors(query)).map(({ userId }) => userId)
  expect(await found('&search=яш')).toEqual([boris.id, boris.id])
  expect(await found('&search=8 916 111')).toEqual([])
  expect(await found('&search=89161112233')).toEqual([anna.id])
  expect(await found('&search=2233')).toEqual([anna.id])
  expect(await found('&search=33')).toEqual([])
  expect(await found('&type=coworking')).toEqual([guest.id])
  expect(await found(`&eventId=${id}`)).toEqual([anna.id, boris.id])
  expect(await found(`&reserveId=${reserveId}`)).toEqual([guest.id, boris.id])
  await scan(anna)
  expect(await found('&marked=1')).toEqual([anna.id])
  expect(await found('&marked=0')).toHaveLength(4)
  const page = (await get(`admin/control/space/visitors?spaceId=${space.id}&paginationSize=2&paginationPage=2`)).body
  expect([page._meta.totalCount, page._meta.pageCount, page._items.length]).toEqual([5, 3, 2])
  expect((await get(`admin/control/space/${space.id}/visitors?paginationPage=9`)).body).toMatchObject({ _items: [], _meta: { totalCount: 5 } })
  expect((await visitors())[0]).toMatchObject({ title: 'Завтрак', marked: true, markedBy: control.id })
})

test('control: events in the hall, at the place and of the network are the ones of the space; others are not', async () => {
  const { place_id } = await world.db.selectFrom('spaces').select('place_id').where('id', '=', space.id).executeTakeFirstOrThrow()
  const other = await world.given.space('Другая')
  const shown = [
    (await event(1, [])).id,
    (await event(1, [], { spaceId: undefined, placeId: place_id, format: 'place' })).id,
    (await event(1, [], { spaceId: other.id, networkSpaceIds: [other.id, space.id] })).id,
  ]
  await event(1, [], { spaceId: other.id })
  await event(1, [], { status: 'draft' })
  await event(1, [], { status: 'canceled' })
  await event(1, [], { moderation: 'wait' })
  const [found] = (await get(`control/spaces?date=${today}`)).body._items
  expect(found.events.map((one: { id: number }) => one.id)).toEqual(shown)
  const [, , network] = shown
  const [here, there] = [anna, boris]
  for (const [person, space_id] of [
    [here, space.id],
    [there, other.id],
  ] as const)
    await world.db
      .insertInto('event_participants')
      .values({ event_id: network ?? 0, user_id: person.id, state: 'approved', format: 'offline', space_id, queue_number: 1, created_at: hours(0) })
      .execute()
  expect((await visitors()).map(({ userId }) => userId)).toEqual([here.id])
})

test('control: a change of an event that waits for staff does not hide it from the door (A171)', async () => {
  const { id } = await event(1, [anna])
  await world.db
    .updateTable('events')
    .set({ status: 'published', moderation: 'wait', date_start: hours(100), date_end: hours(101) })
    .where('id', '=', id)
    .execute()
  expect((await visitors()).map(({ userId }) => userId)).toEqual([anna.id])
})

test('scan: marks the visitor once; the second scan answers 409 with the time of the first (V397)', async () => {
  const { id } = await event(1, [anna])
  await enlist(anna)
  const first = await scan(anna)
  expect([first.status, first.body]).toMatchObject([200, { user: { id: anna.id, name: 'Анна Абаева' }, marked: true, restriction: null }])
  expect(first.body.entries.map(({ type, marked }: Seen) => [type, marked])).toEqual([
    ['coworking', true],
    ['event', true],
  ])
  const at = world.clock.now().toISOString()
  world.clock.advance(60_000)
  const second = await scan(anna)
  expect(second.body).toMatchObject({ status: 409, reason: 'alreadyMarked', visitor: { userId: anna.id, name: 'Анна Абаева', markedAt: at } })
  // the mark is that of the organizer's list
  const { body } = await get(`owner/event-participants?eventId=${id}&attended=1`, organizer)
  expect(body._items.map(({ user_id, attendedAt }: { user_id: number; attendedAt: string }) => [user_id, attendedAt])).toEqual([[anna.id, at]])
})

test('scan: an unknown code answers 422 and marks no visitor (V398)', async () => {
  await event(1, [anna])
  const code = await personalCode(world.db, anna.id)
  for (const wrong of [`${code}X`, '1-0000-0000-0000-0000', 'что-то'])
    expect((await inSpace('qr', { code: wrong })).body).toMatchObject({ status: 422, reason: 'codeUnknown' })
  await world.db
    .updateTable('users')
    .set({ blocked_at: hours(0) })
    .where('id', '=', anna.id)
    .execute()
  expect((await inSpace('qr', { code })).body.reason).toBe('codeUnknown')
  await world.db.updateTable('users').set({ blocked_at: null }).where('id', '=', anna.id).execute()
  expect(await visitors('&marked=1')).toEqual([])
})

test('scan: a morning visit of the coworking is not an attendance of the evening event', async () => {
  await event(8, [anna], { name: 'Вечер' })
  await enlist(anna)
  const { body } = await scan(anna)
  expect(body.entries.map(({ type, marked }: Seen) => [type, marked])).toEqual([
    ['coworking', true],
    ['event', false],
  ])
  world.clock.advance(6 * 3_600_000)
  expect((await scan(anna)).body.entries.map(({ marked }: Seen) => marked)).toEqual([true, true])
  world.clock.advance(-6 * 3_600_000)
})

test('scan: a user without a reason to come, and a banned one, are shown and not marked', async () => {
  expect((await scan(guest)).body).toMatchObject({ user: { id: guest.id }, entries: [], marked: false, restriction: null })
  await event(1, [boris])
  await send('coworking/restrict', { spaceId: space.id, userId: boris.id, until: '2026-03-20', reason: 'Шумит' })
  const { body } = await scan(boris)
  expect(body).toMatchObject({ marked: false, restriction: { until: '2026-03-20', reason: 'Шумит' }, entries: [{ restricted: true, marked: false }] })
})

test('marks: a removed mark disappears from the list of visitors and from that of the organizer (V399)', async () => {
  const { id } = await event(1, [anna])
  await enlist(guest)
  await meeting(boris, [anna], 1)
  for (const person of [anna, boris, guest]) await scan(person)
  const marked = await visitors('&marked=1')
  expect(marked).toHaveLength(4)
  for (const { id: visitorId } of marked) {
    expect((await inSpace('remove-mark', { visitorId })).body).toMatchObject({ id: visitorId, marked: false, markedAt: null, markedBy: null })
    expect((await inSpace('remove-mark', { visitorId })).body.marked).toBe(false)
  }
  expect(await visitors('&marked=1')).toEqual([])
  expect((await get(`owner/event-participants/counters?eventId=${id}`, organizer)).body.attended).toBe(0)
  expect((await visitors('&type=coworking')).map(({ userId }) => userId)).toEqual([guest.id])
  const elsewhere = await world.given.event({ owner: organizer, start: hours(1) })
  const row = {
    event_id: elsewhere.id,
    user_id: anna.id,
    state: 'approved' as const,
    format: 'offline' as const,
    queue_number: 1,
    created_at: hours(0),
    attended_at: hours(0),
  }
  const foreignRow = await world.db.insertInto('event_participants').values(row).returning('id').executeTakeFirstOrThrow()
  expect((await inSpace('remove-mark', { visitorId: foreignRow.id * 4 })).status).toBe(403)
  expect((await inSpace('remove-mark', { visitorId: 3 })).status).toBe(403)
})

test('marks: a removal stands in the audit log with the mark, and old marks stay', async () => {
  await enlist(guest)
  await scan(guest)
  const [{ id: visitorId } = { id: 0 }] = await visitors('&marked=1')
  for (const _ of [1, 2]) await inSpace('remove-mark', { visitorId })
  const records = await world.db.selectFrom('audit_records').selectAll().where('entity', '=', 'visitors').where('entity_id', '=', visitorId).execute()
  const before = { markedAt: world.clock.now().toISOString(), markedBy: control.id }
  expect(records).toMatchObject([{ user_id: control.id, person_id: guest.id, action: 'remove-mark', before, after: null }])
  await scan(guest)
  world.clock.advance(31 * 86_400_000)
  expect(Object.keys((await inSpace('remove-mark', { visitorId })).body.errors)).toEqual(['visitorId'])
  world.clock.advance(-86_400_000)
  expect((await inSpace('remove-mark', { visitorId })).body.marked).toBe(false)
  world.clock.advance(-30 * 86_400_000)
})

test('control: every call is refused to users, to staff of the site and to staff of other spaces (V403)', async () => {
  await event(1, [anna])
  const [{ id: visitorId } = { id: 0 }] = await visitors()
  const code = await personalCode(world.db, anna.id)
  for (const by of [anna, staff, foreign]) {
    const own = by === foreign ? 200 : 403
    expect((await get(`control/spaces?date=${today}`, by)).status).toBe(own)
    expect((await get('control/network-proposals', by)).status).toBe(own)
    expect((await get(`control/network-proposals?spaceId=${space.id}`, by)).status).toBe(403)
    expect((await get(`admin/control/space/${space.id}/visitors`, by)).status).toBe(403)
    expect((await get(`admin/control/space/${space.id}/poster-qr`, by)).status).toBe(403)
    expect((await inSpace('qr', { code }, by)).status).toBe(403)
    expect((await inSpace('register', { type: 'coworking', userId: anna.id }, by)).status).toBe(403)
    expect((await inSpace('remove-mark', { visitorId }, by)).status).toBe(403)
  }
  expect(await visitors('&marked=1')).toEqual([])
})

test('poster: as a sheet and as pictures, for the coworking of the space', async () => {
  const file = (format: string) => get(`admin/control/space/${space.id}/poster-qr?format=${format}`)
  expect((await file('pdf')).text.startsWith('%PDF')).toBe(true)
  expect((await file('png')).headers['content-type']).toBe('image/png')
  expect((await file('svg')).text).toContain('<svg')
  expect((await file('gif')).status).toBe(422)
})
