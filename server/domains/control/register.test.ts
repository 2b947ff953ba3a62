import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnections } from '../../../tests/kit/accounts.ts'
import { limitMs } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { personalCode } from '../accounts/personal-code.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let organizer: Person
let control: Person
let space: { id: number }
beforeAll(async () => {
  world = await createWorld()
  await openConnections(world)
  organizer = await world.given.person()
  space = await world.given.space()
  await world.db.updateTable('spaces').set({ coworking_capacity: 3 }).where('id', '=', space.id).execute()
  control = await world.given.spaceStaff([space])
})
afterAll(() => world.close())

const today = '2026-03-10'
const hours = (count: number) => new Date(world.clock.now().getTime() + count * 3_600_000)
const post = (path: string, body: object, by: Person = control) => world.request({ method: 'POST', url: `/api/${path}`, body, token: by.token })
const register = (body: object) => post(`admin/control/space/${space.id}/register`, body)
const visitors = async (query = '') =>
  (await world.request({ url: `/api/admin/control/space/${space.id}/visitors?date=${today}${query}`, token: control.token })).body._items
const event = (more: object = {}) => world.given.event({ owner: organizer, spaceId: space.id, format: 'space', start: hours(1), ...more })
const rowOf = (eventId: number, userId: number) =>
  world.db.selectFrom('event_participants').selectAll().where('event_id', '=', eventId).where('user_id', '=', userId).executeTakeFirst()
const seatsOf = (eventId: number) => world.db.selectFrom('event_seats').selectAll().where('event_id', '=', eventId).executeTakeFirstOrThrow()
let count = 0
const walkIn = () => {
  count += 1
  return { first_name: 'Пётр', last_name: 'Прохожий', phone: `8 916 000-00-${String(count).padStart(2, '0')}` }
}
const userOf = (id: number) => world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('register: a walk-in with a name and a phone is on the list with a mark (V400)', async () => {
  const { id } = await event()
  const { status, body } = await register({ type: 'event', eventId: id, ...walkIn() })
  expect([status, body]).toMatchObject([200, { type: 'event', eventId: id, user: { name: 'Пётр Прохожий' }, marked: true, markedBy: control.id }])
  expect(await visitors(`&eventId=${id}`)).toEqual([body])
  expect(await userOf(body.userId)).toMatchObject({ status: 15, email: null, agreement_at: null })
  const phone = await world.db.selectFrom('phones').selectAll().where('user_id', '=', body.userId).executeTakeFirstOrThrow()
  expect(phone).toMatchObject({ phone: '+79160000001', is_primary: true, confirmed_at: null })
  expect(await seatsOf(id)).toMatchObject({ offline_taken: 1 })
})

test('register: a phone or an email of an account is that user; a second registration answers 409', async () => {
  const known = await world.given.person({ phone: '+79035550001', email: 'known@people.test' })
  const { id } = await event()
  const one = await register({ type: 'event', eventId: id, phone: '8 903 555-00-01', first_name: 'Другой', last_name: 'Человек' })
  expect(one.body).toMatchObject({ userId: known.id, marked: true })
  expect((await userOf(known.id)).first_name).toBe('Анна')
  const again = { type: 'event', eventId: id }
  for (const who of [{ email: 'KNOWN@people.test' }, { userId: known.id }, { phone: '+79035550001' }])
    expect((await register({ ...again, ...who })).body).toMatchObject({ status: 409, reason: 'alreadyMarked' })
  expect((await register({ ...again, ...walkIn(), email: 'known@people.test' })).body.reason).toBe('emailTaken')
  expect(await visitors(`&eventId=${id}`)).toHaveLength(1)
})

test('register: what is missing or wrong is refused at its field, and leaves no account', async () => {
  const { id } = await event()
  const elsewhere = await world.given.event({ owner: organizer, start: hours(1) })
  const closed = await world.given.person({ phone: '+79035550002', status: 9 })
  const total = async () => (await world.db.selectFrom('users').select('id').execute()).length
  const before = await total()
  const wrong: [object, string][] = [
    [{ type: 'event', ...walkIn() }, 'eventId'],
    [{ type: 'event', eventId: elsewhere.id, ...walkIn() }, 'eventId'],
    [{ type: 'meeting', ...walkIn() }, 'reserveId'],
    [{ type: 'meeting', reserveId: 999, ...walkIn() }, 'reserveId'],
    [{ type: 'event', eventId: id }, 'phone'],
    [{ type: 'event', eventId: id, phone: '123', first_name: 'А', last_name: 'Б' }, 'phone'],
    [{ type: 'event', eventId: id, phone: '+79035550002' }, 'phone'],
    [{ type: 'event', eventId: id, userId: closed.id }, 'userId'],
    [{ type: 'event', eventId: id, ...walkIn(), first_name: undefined }, 'first_name'],
    [{ type: 'event', eventId: id, ...walkIn(), last_name: undefined }, 'last_name'],
    [{ type: 'event', eventId: id, ...walkIn(), email: 'не почта' }, 'email'],
    [{ type: 'event', eventId: id, ...walkIn(), date: '2026-03-11' }, 'date'],
    [{ type: 'party', ...walkIn() }, 'type'],
  ]
  for (const [body, field] of wrong) {
    const answer = await register(body)
    expect([body, answer.status, Object.keys(answer.body.errors)]).toEqual([body, 422, [field]])
  }
  expect(await total()).toBe(before)
})

test('register: seats, bans, teams and decisions of the organizer hold', async () => {
  const full = await event({ participantLimit: 1 })
  await register({ type: 'event', eventId: full.id, ...walkIn() })
  const extra = walkIn()
  expect((await register({ type: 'event', eventId: full.id, ...extra })).body.reason).toBe('noSeats')
  expect(
    await world.db
      .selectFrom('phones')
      .select('id')
      .where('phone', '=', `+7916${extra.phone.replace(/\D/g, '').slice(4)}`)
      .execute(),
  ).toEqual([])
  const teams = await event({ participationFormat: 'team' })
  expect((await register({ type: 'event', eventId: teams.id, ...walkIn() })).body.reason).toBe('teamRequired')
  const person = await world.given.person()
  const { id } = await event()
  const row = { event_id: id, user_id: person.id, state: 'declined' as const, format: 'offline' as const, queue_number: 1, created_at: hours(0) }
  await world.db.insertInto('event_participants').values(row).execute()
  expect((await register({ type: 'event', eventId: id, userId: person.id })).body.reason).toBe('declinedBefore')
  await post('coworking/restrict', { spaceId: space.id, userId: person.id })
  expect((await register({ type: 'coworking', userId: person.id })).body).toMatchObject({ status: 403, reason: 'banned' })
})

test('register: users who waited or wanted to come online get a seat at the door', async () => {
  const { id } = await event({ onlineLimit: 5, offlineLimit: 5 })
  const [waiting, online] = [await world.given.person(), await world.given.person()]
  const row = { event_id: id, queue_number: 1, created_at: hours(0) }
  await world.db
    .insertInto('event_participants')
    .values({ ...row, user_id: waiting.id, state: 'wait', format: 'offline' })
    .execute()
  await world.db
    .insertInto('event_participants')
    .values({ ...row, user_id: online.id, state: 'approved', format: 'online' })
    .execute()
  await world.db.updateTable('event_seats').set({ online_taken: 1 }).where('event_id', '=', id).execute()
  for (const person of [waiting, online]) expect((await register({ type: 'event', eventId: id, userId: person.id })).body.marked).toBe(true)
  expect(await seatsOf(id)).toMatchObject({ online_taken: 0, offline_taken: 2 })
  expect(await rowOf(id, online.id)).toMatchObject({ state: 'approved', format: 'offline' })
})

test('register: the coworking within its places, also for users on the list', async () => {
  const [one, two, three] = [await world.given.person(), await world.given.person(), await world.given.person()]
  await post('coworking/enlist', { spaceId: space.id, date: today }, one)
  expect((await register({ type: 'coworking', userId: one.id })).body).toMatchObject({ status: 'visited', marked: true, title: null })
  expect((await register({ type: 'coworking', userId: one.id })).body.reason).toBe('alreadyMarked')
  expect((await register({ type: 'coworking', ...walkIn() })).body.marked).toBe(true)
  expect((await register({ type: 'coworking', userId: two.id })).status).toBe(200)
  expect((await register({ type: 'coworking', userId: three.id })).body.reason).toBe('noFreePlaces')
})

test('register: a guest of a meeting joins it', async () => {
  const [author, guest] = [await world.given.person(), await world.given.person()]
  const times = { starts_at: hours(1), ends_at: hours(2) }
  const values = { space_id: space.id, user_id: author.id, theme: 'Совет', status: 'approved' as const, created_at: hours(0), ...times }
  const { id } = await world.db.insertInto('reservations').values(values).returning('id').executeTakeFirstOrThrow()
  expect((await register({ type: 'meeting', reserveId: id, userId: guest.id })).body).toMatchObject({ reserveId: id, title: 'Совет', marked: true })
  expect((await register({ type: 'meeting', reserveId: id, userId: author.id })).body.marked).toBe(true)
  const rows = await world.db.selectFrom('reservation_participants').select('user_id').where('reservation_id', '=', id).execute()
  expect(rows).toEqual([{ user_id: guest.id }])
})

test('register: the account of a walk-in signs in with a code, which confirms its phone', async () => {
  const who = walkIn()
  const { id } = await event()
  const { body } = await register({ type: 'event', eventId: id, ...who })
  const phone = `+7${who.phone.replace(/\D/g, '').slice(1)}`
  const visitor = (path: string, sent: object) => world.request({ method: 'POST', url: `/api/auth/${path}`, body: sent })
  const { token } = (await visitor('pre-login-phone-confirm', { phone })).body
  const code = /\b\d{4}\b/.exec((await world.inbox(phone))[0]?.text ?? '')?.[0]
  expect((await visitor('login-by-phone', { phone, token, code })).body).toMatchObject({ id: body.userId, status: 15, name: 'Пётр Прохожий' })
  const row = await world.db.selectFrom('phones').select('confirmed_at').where('phone', '=', phone).executeTakeFirst()
  expect(row?.confirmed_at).toEqual(world.clock.now())
})

test('register race: one walk-in twice at once is one account with one mark', { timeout: limitMs(60_000) }, async () => {
  const { id } = await event()
  const who = walkIn()
  const answers = await Promise.all(Array.from({ length: 6 }, () => register({ type: 'event', eventId: id, ...who })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await visitors(`&eventId=${id}`)).toHaveLength(1)
})

test('scan race: of many scans at once one makes the mark', { timeout: limitMs(60_000) }, async () => {
  const { id } = await event()
  const person = await world.given.person()
  const row = { event_id: id, user_id: person.id, state: 'approved' as const, format: 'offline' as const, queue_number: 1, created_at: hours(0) }
  await world.db.insertInto('event_participants').values(row).execute()
  const code = await personalCode(world.db, person.id)
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(`admin/control/space/${space.id}/qr`, { code })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
})
