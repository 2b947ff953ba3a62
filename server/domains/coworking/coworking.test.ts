import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { posterCode } from '../spaces/poster-code.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let boris: Person
let control: Person
let foreign: Person
let staff: Person
let space: { id: number }
beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Коваль' })
  boris = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  space = await coworkingSpace(2)
  control = await world.given.spaceStaff([space])
  foreign = await world.given.spaceStaff([await coworkingSpace(1)])
})
afterAll(() => world.close())

// 12:00 in Moscow on 10 March 2026, a Tuesday
const today = '2026-03-10'
let day = 10
/** A day of its own for each test. */
const nextDate = () => {
  day += 1
  return new Date(Date.UTC(2026, 2, day)).toISOString().slice(0, 10)
}
const coworkingSpace = async (capacity: number, hours: [string, string] = ['09:00', '21:00']) => {
  const made = await world.given.space('Точка сбора', hours)
  await world.db.updateTable('spaces').set({ coworking_capacity: capacity }).where('id', '=', made.id).execute()
  return made
}
const post = (path: string, body: object, person: Person | null = anna) =>
  world.request({ method: 'POST', url: `/api/${path}`, body, ...(person && { token: person.token }) })
const get = (path: string, person: Person = anna) => world.request({ url: `/api/${path}`, token: person.token })
const enlist = (date: string, person: Person = anna, spaceId = space.id) => post('coworking/enlist', { spaceId, date }, person)
const delist = (date: string, person: Person = anna) => post('coworking/delist', { spaceId: space.id, date }, person)
const byStaff = (call: string, person: Person, body: object = {}, by: Person = control) =>
  post(`coworking/${call}`, { spaceId: space.id, userId: person.id, ...body }, by)
const status = async (date: string, person: Person = anna) => (await get(`coworking/status?spaceId=${space.id}&date=${date}`, person)).body
const listed = async (person: Person, date: string) => {
  const { body } = await get(`admin/control/space/${space.id}/visitors?date=${date}&type=coworking`, control)
  const found = body._items.find(({ userId }: { userId: number }) => userId === person.id)
  if (found?.restricted) return 'banned'
  return !found || found.status === 'delisted' ? 'absent' : found.status
}
const bell = async (person: Person): Promise<{ title: string; text: string }[]> =>
  (await get('user/notifications?paginationSize=50', person)).body._items.map(({ title, text }: { title: string; text: string }) => ({ title, text }))

test('coworking: the day list shows enlisted, visited, absent, enlisted and banned in turn (V393)', async () => {
  const person = await world.given.person()
  expect(await listed(person, today)).toBe('absent')
  expect((await enlist(today, person)).body).toMatchObject({ spaceId: space.id, userId: person.id, date: today, status: 'enlisted' })
  expect(await listed(person, today)).toBe('enlisted')
  const visited = await byStaff('visit', person)
  expect([visited.body.status, visited.body.visitedAt]).toEqual(['visited', world.clock.now().toISOString()])
  expect(await listed(person, today)).toBe('visited')
  expect((await delist(today, person)).body).toEqual({ ok: true })
  expect(await listed(person, today)).toBe('absent')
  expect((await byStaff('add-user', person, { date: today })).body.status).toBe('enlisted')
  expect(await listed(person, today)).toBe('enlisted')
  expect((await byStaff('restrict', person)).body).toEqual({ ok: true })
  expect(await listed(person, today)).toBe('banned')
})

test('coworking: a second place on a day is refused with 409, one over the capacity with 422', async () => {
  const date = nextDate()
  expect((await status(date)).freePlaces).toBe(2)
  expect((await enlist(date)).status).toBe(200)
  expect((await enlist(date)).body).toMatchObject({ status: 409, reason: 'alreadyEnlisted' })
  expect((await enlist(date, boris)).status).toBe(200)
  expect((await enlist(date, staff)).body).toMatchObject({ status: 422, reason: 'noFreePlaces' })
  expect((await byStaff('add-user', staff, { date })).body.reason).toBe('noFreePlaces')
  expect(await status(date, staff)).toMatchObject({ enlisted: false, freePlaces: 0, capacity: 2 })
  await delist(date)
  expect(await status(date)).toMatchObject({ enlisted: false, status: 'delisted', freePlaces: 1 })
  expect((await enlist(date, staff)).status).toBe(200)
})

test('coworking: a place given back after the visit stays taken, and the visit stays', async () => {
  const own = await coworkingSpace(1)
  const staffOfOwn = await world.given.spaceStaff([own])
  await enlist(today, anna, own.id)
  const visit = { spaceId: own.id, userId: anna.id }
  await post('coworking/visit', visit, staffOfOwn)
  expect((await post('coworking/delist', { spaceId: own.id, date: today })).body).toEqual({ ok: true })
  const entry = async () => (await get('coworking/entries?case=past')).body._items.find(({ spaceId }: { spaceId: number }) => spaceId === own.id)
  expect(await entry()).toMatchObject({ status: 'delisted', visitedAt: world.clock.now().toISOString(), can: { delist: false } })
  expect((await enlist(today, boris, own.id)).body.reason).toBe('noFreePlaces')
  expect((await get(`coworking/status?spaceId=${own.id}`)).body).toMatchObject({ enlisted: false, status: 'delisted', freePlaces: 0 })
  // the place is still that of the visitor, and so is the visit
  const came = world.clock.now().toISOString()
  const visitors = async () => (await get(`admin/control/space/${own.id}/visitors?type=coworking`, staffOfOwn)).body._items
  expect(await visitors()).toMatchObject([{ userId: anna.id, status: 'delisted', marked: true, markedAt: came, markedBy: staffOfOwn.id }])
  expect((await get(`control/spaces?date=${today}`, staffOfOwn)).body._items).toMatchObject([{ coworking: { visitors: 1, marked: 1 } }])
  world.clock.advance(60)
  expect((await enlist(today, anna, own.id)).body).toMatchObject({ status: 'visited', visitedAt: came })
  await post('coworking/delist', { spaceId: own.id, date: today })
  expect((await post('qr/covorking', { code: await posterCode(world.db, 'space', own.id) })).body.entry).toMatchObject({
    status: 'visited',
    visitedAt: came,
  })
  world.clock.advance(-60)
})

test('coworking: the operator removes the mark of a visitor who gave the place back, and the row leaves the list', async () => {
  const own = await coworkingSpace(1)
  const staffOfOwn = await world.given.spaceStaff([own])
  await enlist(today, anna, own.id)
  await post('coworking/visit', { spaceId: own.id, userId: anna.id }, staffOfOwn)
  await post('coworking/delist', { spaceId: own.id, date: today })
  const visitors = async () => (await get(`admin/control/space/${own.id}/visitors?type=coworking`, staffOfOwn)).body._items
  const [row] = await visitors()
  // the answer is about a visitor who is no longer on the list
  await post(`admin/control/space/${own.id}/remove-mark`, { visitorId: row.id }, staffOfOwn)
  expect(await visitors()).toEqual([])
  expect((await get(`coworking/status?spaceId=${own.id}`)).body).toMatchObject({ status: 'delisted', freePlaces: 1 })
})

test('coworking: days that are past, too far, closed or over are refused, and the list of days has none of them', async () => {
  expect(Object.keys((await enlist('2026-03-09')).body.errors)).toEqual(['date'])
  expect(Object.keys((await enlist('2026-05-10')).body.errors)).toEqual(['date'])
  expect(Object.keys((await enlist(today, anna, 999_999)).body.errors)).toEqual(['spaceId'])
  const date = nextDate()
  const holiday = JSON.stringify([{ date, open: null, close: null }])
  await world.db.updateTable('spaces').set({ special_days: holiday }).where('id', '=', space.id).execute()
  expect((await enlist(date)).body).toMatchObject({ status: 422, reason: 'closedOnDate' })
  expect(await status(date)).toMatchObject({ freePlaces: 0, hours: [] })
  const { body } = await get(`coworking/days?spaceId=${space.id}`)
  const days: string[] = body._items.map((one: { date: string }) => one.date)
  expect([days[0], days.at(-1), days.includes(date), days.length]).toEqual([today, '2026-05-09', false, 60])
  const mine = nextDate()
  await enlist(mine)
  const own = (await get(`coworking/days?spaceId=${space.id}`)).body._items.find((one: { date: string }) => one.date === mine)
  expect(own).toEqual({ date: mine, hours: [{ open: '09:00', close: '21:00' }], freePlaces: 1, enlisted: true, visitedAt: null })
  world.clock.set('2026-03-10T18:00:00Z')
  expect((await enlist(today)).body.reason).toBe('closedOnDate')
  world.clock.set('2026-03-10T09:00:00Z')
  const closed = await coworkingSpace(5)
  await world.db.updateTable('spaces').set({ is_active: false }).where('id', '=', closed.id).execute()
  expect((await enlist(today, anna, closed.id)).body.reason).toBe('closedOnDate')
})

test('coworking: a restricted user cannot enlist until the ban ends or is lifted, and learns why (V394)', async () => {
  const [person, date] = [await world.given.person({ locale: 'en' }), nextDate()]
  await enlist(date, person)
  expect((await byStaff('restrict', person, { until: date, reason: 'Шумит' })).status).toBe(200)
  expect(await status(date, person)).toMatchObject({ enlisted: false, restricted: true, restrictedUntil: date, reason: 'Шумит' })
  const refused = await enlist(date, person)
  expect([refused.status, refused.body.reason, refused.body.message]).toEqual([403, 'banned', expect.stringContaining('ограничила')])
  expect((await byStaff('add-user', person, { date })).body.reason).toBe('banned')
  expect((await enlist(nextDate(), person)).status).toBe(200)
  const notice = (await bell(person))[0]
  expect(notice?.text).toContain('Шумит')
  expect((await letterTo(world, person.email)).text).toContain('Шумит')
  expect((await byStaff('lift-restriction', person)).body).toEqual({ ok: true })
  expect((await enlist(date, person)).status).toBe(200)
  expect((await bell(person)).length).toBe(2)
  await byStaff('lift-restriction', person)
  expect((await bell(person)).length).toBe(2)
})

test('coworking: a later ban replaces an earlier one; the list of bans has those in force', async () => {
  const person = await world.given.person({ firstName: 'Игорь', lastName: 'Шумный' })
  await byStaff('restrict', person, { until: '2026-03-20' })
  await byStaff('restrict', person, { reason: 'Снова' })
  const bans = (await get(`coworking/restrictions?spaceId=${space.id}`, control)).body
  const found = bans._items.find(({ userId }: { userId: number }) => userId === person.id)
  expect(found).toMatchObject({ user: { name: 'Игорь Шумный' }, until: null, reason: 'Снова', createdBy: control.id })
  expect(Object.keys((await byStaff('restrict', person, { until: '2026-03-09' })).body.errors)).toEqual(['until'])
  expect(Object.keys((await byStaff('restrict', control)).body.errors)).toEqual(['userId'])
  await sql`update space_restrictions set until = '2026-03-09' where user_id = ${person.id}`.execute(world.db)
  expect((await get(`coworking/restrictions?spaceId=${space.id}`, control)).body._meta.totalCount).toBe(bans._meta.totalCount - 1)
  const records = await world.db.selectFrom('audit_records').select('action').where('person_id', '=', person.id).execute()
  expect(records).toHaveLength(2)
})

test('coworking: an added user is notified by bell and email', async () => {
  const [person, date] = [await world.given.person(), nextDate()]
  expect((await byStaff('add-user', person, { date })).status).toBe(200)
  expect((await bell(person))[0]).toEqual({ title: 'Место в коворкинге', text: expect.stringContaining('«Точка сбора»') })
  expect((await letterTo(world, person.email)).text).toContain('марта 2026')
})

test('coworking: the calls of staff are refused to users, to staff of the site and to staff of other spaces (V403, V277)', async () => {
  const date = nextDate()
  await enlist(date, boris)
  const calls: [string, object][] = [
    ['visit', {}],
    ['add-user', { date }],
    ['restrict', {}],
    ['lift-restriction', {}],
  ]
  for (const [call, body] of calls)
    for (const by of [anna, staff, foreign]) expect([call, (await byStaff(call, boris, body, by)).status]).toEqual([call, 403])
  for (const by of [anna, staff, foreign]) expect((await get(`coworking/restrictions?spaceId=${space.id}`, by)).status).toBe(403)
  expect(await status(date, boris)).toMatchObject({ enlisted: true, restricted: false })
})

test('coworking: visits are marked for users with a place, today or lately, once', async () => {
  const person = await world.given.person()
  expect((await byStaff('visit', person)).body).toMatchObject({ status: 409, reason: 'notEnlisted' })
  const date = nextDate()
  await byStaff('add-user', person, { date })
  expect(Object.keys((await byStaff('visit', person, { date })).body.errors)).toEqual(['date'])
  world.clock.set(`${date}T09:00:00Z`)
  const first = await byStaff('visit', person)
  world.clock.set(`${date}T10:00:00Z`)
  expect((await byStaff('visit', person, { date })).body.visitedAt).toBe(first.body.visitedAt)
  world.clock.set('2026-03-10T09:00:00Z')
  expect(Object.keys((await byStaff('visit', person, { date: '2026-01-01' })).body.errors)).toEqual(['date'])
})

test('poster: the code of the space marks the visit of today, with and without a place (V402)', async () => {
  const own = await coworkingSpace(2)
  const code = await posterCode(world.db, 'space', own.id)
  const scan = (by: Person, path = 'covorking', scanned = code) => post(`qr/${path}`, { code: scanned }, by)
  const made = await enlist(today, anna, own.id)
  const { body } = await scan(anna)
  expect(body).toMatchObject({ space: { id: own.id }, entry: { id: made.body.id, status: 'visited', date: today } })
  world.clock.advance(60_000)
  expect((await scan(anna, 'coworking', `https://site.test/qr?code=${code}`)).body.entry).toEqual(body.entry)
  expect((await scan(boris)).body.entry.status).toBe('visited')
  expect((await scan(staff)).body.reason).toBe('noFreePlaces')
  const event = await posterCode(world.db, 'event', own.id)
  for (const wrong of [event, `s${event}`, `${code}x`, `s999-${code.split('-')[1]}`, ''])
    expect((await scan(anna, 'covorking', wrong)).status).toBe(422)
  world.clock.set('2026-03-10T03:00:00Z')
  expect((await scan(anna)).body).toMatchObject({ status: 422, reason: 'spaceClosed' })
  world.clock.set('2026-03-10T09:00:00Z')
  await world.db.insertInto('space_restrictions').values({ space_id: own.id, user_id: boris.id, until: null }).execute()
  expect((await scan(boris)).body).toMatchObject({ status: 403, reason: 'banned' })
})

test('poster: a replaced code marks visits, and those of earlier posters do not', async () => {
  const own = await coworkingSpace(5)
  const by = await world.given.spaceStaff([own])
  const replace = () => post(`admin/control/space/${own.id}/poster-qr/replace`, {}, by)
  const codes = []
  for (const _ of [1, 2, 3]) {
    codes.push(await posterCode(world.db, 'space', own.id))
    expect((await replace()).body).toEqual({ ok: true })
  }
  const current = await posterCode(world.db, 'space', own.id)
  expect(new Set([...codes, current]).size).toBe(4)
  for (const code of codes) expect((await post('qr/covorking', { code })).body).toMatchObject({ status: 422, reason: 'codeUnknown' })
  expect((await post('qr/covorking', { code: current })).body.entry.status).toBe('visited')
  const sheet = await world.request({ url: `/api/admin/control/space/${own.id}/poster-qr?format=svg`, token: by.token })
  expect(sheet.status).toBe(200)
  const records = await world.db.selectFrom('audit_records').select('action').where('entity', '=', 'spaces').where('entity_id', '=', own.id).execute()
  expect(records.map(({ action }) => action)).toEqual(Array(3).fill('replace-poster'))
})

test('coworking: own places by time; one that was given back is past', async () => {
  const person = await world.given.person()
  const [one, two, three] = [nextDate(), nextDate(), nextDate()]
  for (const date of [two, one, three]) await enlist(date, person)
  await delist(two, person)
  const dates = async (state: string) =>
    (await get(`coworking/entries?case=${state}`, person)).body._items.map(({ date, can }: { date: string; can: object }) => [date, can])
  expect(await dates('future')).toEqual([one, three].map((date) => [date, { delist: true }]))
  expect(await dates('past')).toEqual([[two, { delist: false }]])
})

test('coworking: personal data is exported, moved to another account, and erased', async () => {
  const [from, to] = [await world.given.person(), await world.given.person()]
  const [one, two] = [nextDate(), nextDate()]
  await enlist(one, from)
  await enlist(one, to)
  await enlist(two, from)
  await byStaff('restrict', from, { until: '2026-03-11', reason: 'Тест' })
  const deps = { announce: world.resources.announce, now: world.clock.now() }
  const rows = (await Promise.all(world.resources.personalData.map(({ collect }) => collect(world.db, from.id)))).map((part) => part.rows)
  expect(Object.assign({}, ...rows)).toMatchObject({ coworking: [{ date: one }, { date: two }], 'space-restrictions': [{ reason: 'Тест' }] })
  for (const { move } of world.resources.personalData) await world.db.transaction().execute((tx) => move(tx, { from: from.id, to: to.id }, deps))
  const { body } = await get('coworking/entries', to)
  expect(body._items.map(({ date }: { date: string }) => date)).toEqual([one, two])
  expect((await status(today, to)).restricted).toBe(true)
  for (const { erase } of world.resources.personalData) await world.db.transaction().execute((tx) => erase(tx, to.id, deps))
  expect(await world.db.selectFrom('coworking_entries').select('id').where('user_id', 'in', [from.id, to.id]).execute()).toEqual([])
  expect(await world.db.selectFrom('space_restrictions').select('user_id').where('user_id', 'in', [from.id, to.id]).execute()).toEqual([])
})
