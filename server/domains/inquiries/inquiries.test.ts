import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { formOf } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { inquiriesPersonalData } from './personal-data.ts'

type Person = Awaited<ReturnType<World['given']['person']>>
type Wanted = Parameters<World['given']['event']>[0]

let world: World
let owner: Person
let second: Person
let guest: Person

const start = new Date('2026-03-10T09:00:00.000Z')
const hour = 3_600_000
const ago = (hours: number) => new Date(start.getTime() - hours * hour)

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(start)
  owner = await world.given.person()
  second = await world.given.person()
  guest = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
})

const managed = async (wanted: Wanted = {}) => {
  const { id } = await world.given.event({ owner, ...wanted })
  await world.db.insertInto('event_owners').values({ event_id: id, user_id: second.id }).execute()
  return id
}
/** A running event whose registration is closed. */
const closed = (wanted: Wanted = {}) => managed({ start: ago(1), hours: 5, registrationEnd: ago(2), ...wanted })
const enter = async (eventId: number, person: { id: number }, values: object = {}) => {
  const entry = { event_id: eventId, user_id: person.id, state: 'approved' as const, queue_number: 1, format: 'offline' as const, created_at: ago(9) }
  const row = await world.db
    .insertInto('event_participants')
    .values({ ...entry, ...values })
    .returning('state')
    .executeTakeFirstOrThrow()
  if (row.state === 'approved') await world.db.updateTable('event_seats').set({ offline_taken: 1 }).where('event_id', '=', eventId).execute()
}
const participantOf = (eventId: number, person: { id: number }) =>
  world.db.selectFrom('event_participants').selectAll().where('event_id', '=', eventId).where('user_id', '=', person.id).executeTakeFirst()
const takenAt = async (eventId: number) =>
  (await world.db.selectFrom('event_seats').select('offline_taken').where('event_id', '=', eventId).executeTakeFirstOrThrow()).offline_taken

const send = (eventId: number, body: object, by: { token: string } = guest) =>
  world.request({ method: 'POST', url: `/api/events/${eventId}/participant-inquiries`, token: by.token, body })
const own = async (eventId: number, by: { token: string } = guest) =>
  (await world.request({ url: `/api/events/${eventId}/participant-inquiries`, token: by.token })).body
const list = (query = '', by = owner) => world.request({ url: `/api/owner/event-participant-inquiries${query}`, token: by.token })
const counters = async (query = '', by = owner) =>
  (await world.request({ url: `/api/owner/event-participant-inquiries/counters${query}`, token: by.token })).body
const decide = (body: object, by = owner) =>
  world.request({ method: 'POST', url: '/api/owner/event-participant-inquiries/decision', token: by.token, body })
const upload = async (by: Person, purpose = 'inquiry', name = 'Билет.pdf') => {
  const form = await formOf([{ name, bytes: Buffer.from('%PDF-1.4\nбилет\n%%EOF\n') }], { purpose })
  return (await world.request({ method: 'POST', url: '/api/uploads', token: by.token, ...form })).body as { uploadId: string; url: string }
}

test('an attendance inquiry reaches the organizers, and its approval marks the participant (C082, C095, C133, C136, V456)', async () => {
  const eventId = await managed({ name: 'Утро идей', start: ago(1) })
  await enter(eventId, guest)
  expect(await own(eventId)).toEqual({ _items: [], available: 'attendance' })
  const sent = await send(eventId, { type: 'attendance', text: 'Я сидела в третьем ряду' })
  expect(sent).toMatchObject({ status: 200, body: { eventId, userId: guest.id, type: 'attendance', status: 'wait', comment: null, files: [] } })
  expect(await own(eventId)).toMatchObject({ _items: [{ id: sent.body.id, text: 'Я сидела в третьем ряду' }], available: null })
  for (const organizer of [owner, second]) {
    expect(await letterTo(world, organizer.email)).toMatchObject({ subject: 'Обращение участника', text: expect.stringContaining('Вера Ли') })
    const [bell] = (await world.request({ url: '/api/user/notifications', token: organizer.token })).body._items
    expect(bell).toMatchObject({ type: 19, data: { eventId, userId: guest.id } })
  }
  expect((await list(`?eventId=${eventId}&status=wait`)).body._items).toMatchObject([{ id: sent.body.id, user: { id: guest.id, name: 'Вера Ли' } }])
  const decided = await decide({ id: sent.body.id, decision: 'approved', comment: 'Нашли вас на фото' }, second)
  expect(decided).toMatchObject({ status: 200, body: { status: 'approved', comment: 'Нашли вас на фото' } })
  expect((await participantOf(eventId, guest))?.attended_at).toEqual(start)
  expect(await letterTo(world, guest.email)).toMatchObject({ subject: 'Ответ на обращение', text: expect.stringContaining('Нашли вас на фото') })
  expect(await decide({ id: sent.body.id, decision: 'declined' })).toMatchObject({ status: 409, body: { reason: 'inquiryDecided' } })
  expect((await own(eventId)).available).toBeNull()
})

test('an approved participation inquiry admits the user, with the email of an approved participant (C136)', async () => {
  const eventId = await closed({ participantLimit: 3 })
  expect((await own(eventId)).available).toBe('participation')
  const { body } = await send(eventId, { type: 'participation', text: 'Опоздала на день' })
  expect((await decide({ id: body.id, decision: 'approved' })).status).toBe(200)
  expect(await participantOf(eventId, guest)).toMatchObject({ state: 'approved', format: 'offline', waits_for_seat: false })
  expect(await takenAt(eventId)).toBe(1)
  await letterTo(world, guest.email)
  expect(await world.inbox(guest.email)).toHaveLength(1)
})

test('a declined inquiry stays with its comment, changes nothing, and another one may follow (C136)', async () => {
  const eventId = await closed()
  const { body } = await send(eventId, { type: 'participation' })
  expect(await decide({ id: body.id, decision: 'declined', comment: 'Зал полон' })).toMatchObject({ status: 200 })
  expect(await participantOf(eventId, guest)).toBeUndefined()
  expect(await own(eventId)).toMatchObject({ _items: [{ status: 'declined', comment: 'Зал полон' }], available: 'participation' })
  expect((await letterTo(world, guest.email)).text).toContain('Зал полон')
  expect((await send(eventId, { type: 'participation' })).status).toBe(200)
})

test('an approval never exceeds the participant limit: 422, and the inquiry waits (C136)', async () => {
  const eventId = await closed({ participantLimit: 1 })
  await enter(eventId, await world.given.person())
  const { body } = await send(eventId, { type: 'participation' })
  expect(await decide({ id: body.id, decision: 'approved' })).toMatchObject({ status: 422, body: { reason: 'noSeats' } })
  expect(await own(eventId)).toMatchObject({ _items: [{ status: 'wait' }] })
  await world.db.updateTable('event_seats').set({ seat_limit: 2 }).where('event_id', '=', eventId).execute()
  expect((await decide({ id: body.id, decision: 'approved' })).status).toBe(200)
  expect(await takenAt(eventId)).toBe(2)
})

test('twenty simultaneous inquiries of a user leave one waiting (C095)', async () => {
  const eventId = await closed()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(eventId, { type: 'participation' })))
  const outcomes = answers.map(({ status, body }) => (status === 200 ? 200 : body.reason))
  expect(outcomes.filter((one) => one === 200)).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set([200, 'inquiryWaiting']))
  expect((await own(eventId))._items).toHaveLength(1)
})

test('ten simultaneous approvals for three seats admit three, and ten of one inquiry decide it once (C136)', async () => {
  const eventId = await closed({ participantLimit: 3 })
  const crowd = await world.given.crowd(10)
  const ids: number[] = []
  for (const person of crowd) ids.push((await send(eventId, { type: 'participation' }, person)).body.id)
  const answers = await Promise.all(ids.map((id) => decide({ id, decision: 'approved' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422, 422, 422, 422, 422, 422])
  expect(await takenAt(eventId)).toBe(3)
  const waiting = ids[answers.findIndex(({ status }) => status === 422)]
  const again = await Promise.all(Array.from({ length: 10 }, () => decide({ id: waiting, decision: 'declined' })))
  expect(again.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
})

type Case = [what: string, type: 'attendance' | 'participation', wanted: Wanted, state: object | null, reason: string]
const refused: Case[] = [
  ['attendance before the start', 'attendance', {}, {}, 'attendanceUnavailable'],
  ['attendance of a user who is not a participant', 'attendance', { start: ago(1) }, null, 'attendanceUnavailable'],
  ['attendance of a waiting user', 'attendance', { start: ago(1) }, { state: 'wait' }, 'attendanceUnavailable'],
  ['attendance that is marked', 'attendance', { start: ago(1) }, { attended_at: ago(1) }, 'attendanceUnavailable'],
  ['attendance at a cancelled event', 'attendance', { start: ago(1), status: 'canceled' }, {}, 'attendanceUnavailable'],
  ['a seat while registration is open', 'participation', { participantLimit: 5 }, null, 'admissionUnavailable'],
  [
    'a seat before registration opens',
    'participation',
    { startsInDays: 9, registrationStart: new Date(start.getTime() + hour) },
    null,
    'admissionUnavailable',
  ],
  ['a seat at a finished event', 'participation', { start: ago(5) }, null, 'admissionUnavailable'],
  ['a seat of a participant', 'participation', { registrationEnd: ago(1) }, {}, 'admissionUnavailable'],
  ['a seat of a user who waits for the organizer', 'participation', { registrationEnd: ago(1) }, { state: 'wait' }, 'admissionUnavailable'],
  ['a seat after the organizer declined', 'participation', { registrationEnd: ago(1) }, { state: 'declined' }, 'declinedBefore'],
  ['a seat at a team event', 'participation', { registrationEnd: ago(1), participationFormat: 'team' }, null, 'teamRequired'],
]

test.each(refused)('inquiries: refuse %s (C095)', async (_what, type, wanted, state, reason) => {
  const eventId = await managed(wanted)
  if (state) await enter(eventId, guest, state)
  const answer = await send(eventId, { type })
  expect([answer.status, answer.body.reason]).toEqual([reason === 'declinedBefore' ? 409 : 422, reason])
  expect(await own(eventId)).toEqual({ _items: [], available: null })
})

test('a user on the waiting list of a full event may ask for a seat, and a user without consents may not (C095)', async () => {
  const eventId = await managed({ participantLimit: 1 })
  await enter(eventId, await world.given.person())
  await enter(eventId, guest, { state: 'wait', waits_for_seat: true })
  expect((await send(eventId, { type: 'participation' })).status).toBe(200)
  const minor = await world.given.person({ isRestricted: true })
  expect(await send(eventId, { type: 'participation' }, minor)).toMatchObject({ status: 403, body: { reason: 'consentRequired' } })
})

test('an event that ended while an inquiry waited admits no users (C136)', async () => {
  const eventId = await closed()
  const { body } = await send(eventId, { type: 'participation' })
  world.clock.advance(9 * hour)
  expect(await decide({ id: body.id, decision: 'approved' })).toMatchObject({ status: 409, body: { reason: 'eventFinished' } })
  expect((await decide({ id: body.id, decision: 'declined' })).status).toBe(200)
})

test('counters equal the lists, ten a page, and only owners and co-owners read them (C133, C134)', async () => {
  const [eventId, other] = [await closed(), await closed()]
  const ids: number[] = []
  for (const person of await world.given.crowd(12)) ids.push((await send(eventId, { type: 'participation' }, person)).body.id)
  const elsewhere = (await send(other, { type: 'participation' })).body.id
  await decide({ id: ids[0], decision: 'declined' })
  await decide({ id: ids[1], decision: 'approved' })
  expect(await counters(`?eventId=${eventId}`)).toEqual({ wait: 10, approved: 1, declined: 1 })
  expect(await counters()).toEqual({ wait: 11, approved: 1, declined: 1 })
  for (const [status, count] of Object.entries(await counters())) expect((await list(`?status=${status}`)).body._meta.totalCount).toBe(count)
  const page = (await list(`?eventId=${eventId}`)).body
  expect([page._items.length, page._meta]).toEqual([10, { totalCount: 12, pageCount: 2, currentPage: 1, perPage: 10 }])
  const waiting = (await list('?status=wait&paginationPage=2')).body._items
  expect(waiting.map(({ id }: { id: number }) => id)).toEqual([elsewhere])
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  for (const stranger of [guest, staff]) {
    expect((await list(`?eventId=${eventId}`, stranger)).status).toBe(403)
    expect((await list('?eventId=999999', stranger)).status).toBe(403)
    expect((await list('', stranger)).body._items).toEqual([])
    expect((await decide({ id: elsewhere, decision: 'approved' }, stranger)).status).toBe(403)
  }
})

test('files are the own unused ones of the user, and only the user and the organizers read them (C095)', async () => {
  const eventId = await closed()
  const foreign = await upload(second)
  expect((await send(eventId, { type: 'participation', fileIds: [foreign.uploadId] })).status).toBe(422)
  expect((await send(eventId, { type: 'participation', fileIds: [(await upload(guest, 'consent')).uploadId] })).status).toBe(422)
  const file = await upload(guest, 'default')
  const sent = await send(eventId, { type: 'participation', fileIds: [file.uploadId, file.uploadId] })
  expect(sent.body.files).toMatchObject([{ uploadId: file.uploadId, name: 'Билет.pdf' }])
  const stranger = await world.given.person()
  const statusFor = async (token?: string) => (await world.request({ url: file.url, token })).status
  expect([await statusFor(), await statusFor(stranger.token), await statusFor(guest.token), await statusFor(second.token)]).toEqual([
    404, 404, 200, 200,
  ])
  const other = await closed()
  expect((await send(other, { type: 'participation', fileIds: [file.uploadId] })).status).toBe(422)
})

test.each([
  [{}],
  [{ type: 'money' }],
  [{ type: 'participation', text: 'я'.repeat(1001) }],
  [{ type: 'participation', text: { length: 1 } }],
  [{ type: 'participation', fileIds: ["' or 1=1"] }],
  [{ type: 'participation', fileIds: Array.from({ length: 6 }, () => '00000000-0000-4000-8000-000000000000') }],
  [{ type: 'participation', fileIds: ['00000000-0000-4000-8000-000000000000'] }],
  [{ type: 'participation', status: 'approved' }],
])('inquiries: refuse the body %j with 422 (C095)', async (body) => {
  const eventId = await closed()
  expect((await send(eventId, body)).status).toBe(422)
  expect((await own(eventId))._items).toEqual([])
})

test('hidden events answer like their page (C082, C095)', async () => {
  expect((await send(await managed({ status: 'draft' }), { type: 'participation' })).status).toBe(404)
  expect(await send(await managed({ moderation: 'wait' }), { type: 'participation' })).toMatchObject({ status: 403, body: { code: 5001 } })
})

/** The names in the central directory of an archive. */
const namesIn = (zip: Buffer): string[] => {
  const names: string[] = []
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1)) {
    const length = zip.readUInt16LE(at + 28)
    names.push(zip.toString('utf8', at + 46, at + 46 + length))
  }
  return names
}

test('the archive has the files under safe names and a table without formulas (C135, V456)', async () => {
  const eventId = await closed({ name: '=Встреча' })
  const file = await upload(guest)
  await world.db.updateTable('uploads').set({ name: '../../x:y?.PDF' }).where('id', '=', file.uploadId).execute()
  const { body } = await send(eventId, { type: 'participation', text: '=HYPERLINK("http://evil.example")', fileIds: [file.uploadId] })
  const get = (query: string, by = owner) =>
    world.app.inject({
      url: `/api/owner/event-participant-inquiries/download${query}`,
      headers: { host: 'site.test', authorization: `Bearer ${by.token}`, 'accept-language': 'ru' },
    })
  const { statusCode, headers, rawPayload } = await get(`?eventId=${eventId}&ids=${body.id}`)
  expect([statusCode, headers['content-type'], Number(headers['content-length'])]).toEqual([200, 'application/zip', rawPayload.length])
  expect(namesIn(rawPayload)).toEqual(['inquiries.csv', `${body.id}/1-x_y_.pdf`])
  const text = rawPayload.toString('utf8')
  expect(text).toContain('%PDF-1.4\nбилет')
  expect(text).toContain(`'=HYPERLINK`)
  expect(text).toContain(`'=Встреча`)
  expect(text).not.toMatch(/[;\n"]=/)
  expect((await get(`?eventId=${eventId}`, guest)).statusCode).toBe(403)
  expect((await get(`?ids=${body.id}`, guest)).statusCode).toBe(403)
})

test('personal data: inquiries are exported, erased, and moved without a second one that waits', async () => {
  const deps = { announce: world.resources.announce, now: world.clock.now() }
  const [from, to] = [guest, await world.given.person()]
  const [shared, single] = [await closed(), await closed()]
  const file = await upload(from)
  await send(shared, { type: 'participation', text: 'Первое', fileIds: [file.uploadId] }, from)
  await send(shared, { type: 'participation', text: 'Второе' }, to)
  await send(single, { type: 'participation', text: 'Третье' }, from)
  expect((await inquiriesPersonalData.collect(world.db, from.id)).rows.inquiries).toMatchObject([{ text: 'Первое' }, { text: 'Третье' }])
  await world.db.transaction().execute((tx) => inquiriesPersonalData.move(tx, { from: from.id, to: to.id }, deps))
  const moved = await world.db.selectFrom('participant_inquiries').select(['user_id', 'text']).where('event_id', 'in', [shared, single]).execute()
  expect(moved.toSorted((a, b) => String(a.text).localeCompare(String(b.text)))).toEqual([
    { user_id: to.id, text: 'Второе' },
    { user_id: to.id, text: 'Третье' },
  ])
  const { is_claimed } = await world.db.selectFrom('uploads').select('is_claimed').where('id', '=', file.uploadId).executeTakeFirstOrThrow()
  expect(is_claimed).toBe(false)
  await world.db.transaction().execute((tx) => inquiriesPersonalData.erase(tx, to.id, deps))
  expect(await world.db.selectFrom('participant_inquiries').select('id').where('event_id', 'in', [shared, single]).execute()).toEqual([])
})
