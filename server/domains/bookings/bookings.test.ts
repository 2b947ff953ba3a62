import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let boris: Person
let control: Person
let staff: Person
let space: { id: number }
let hall: { id: number }
let other: { id: number }
beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Букина' })
  boris = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  hall = await world.given.hall(space, 'Каминная', 20)
  other = await world.given.hall(space, 'Атриум', 150, ['камера'])
  control = await world.given.spaceStaff([space])
})
afterAll(() => world.close())

// 12:00 in Moscow on the day of the test
let day = 11
/** A day of its own for each test. */
const nextDate = () => {
  day += 1
  return new Date(Date.UTC(2026, 2, day)).toISOString().slice(0, 10)
}
const post = (path: string, body: object, person: Person | null = anna) =>
  world.request({ method: 'POST', url: `/api/meeting-reservations/${path}`, body, ...(person && { token: person.token }) })
const get = (path: string, person: Person = anna) => world.request({ url: `/api/${path}`, token: person.token })
const meeting = (date: string, fields: object = {}) => ({
  ...{ spaceId: space.id, hallId: hall.id, theme: 'Совет двора', agenda: '1. Чай', date, start: '10:00', end: '11:30' },
  ...{ equipment: ['экран'], participants: [boris.id], ...fields },
})
const reserve = (fields: object, person: Person = anna) => post('reserve', fields, person)
const booked = async (fields: object, person: Person = anna) => {
  const { status, body } = await reserve(fields, person)
  expect([status, body.reason]).toEqual([200, undefined])
  return body
}
const decide = (id: number, decision: string, extra: object = {}, person: Person = control) =>
  post(`${id}/decision`, { decision, ...(decision === 'rejected' && { comment: 'Зал красят' }), ...extra }, person)
const slotAt = async (date: string, start: string, query = '', person: Person = anna): Promise<boolean | undefined> => {
  const { body } = await get(`spaces/${space.id}/reservations/available-slots?date=${date}&hallIds=${hall.id}${query}`, person)
  return body._items.find((slot: { start: string }) => slot.start === start)?.available
}
const bell = async (person: Person) => {
  const { body } = await get('user/notifications?paginationSize=50', person)
  return (body._items as { title: string; text: string; type: number }[]).map(({ title, text, type }) => ({ title, text, type }))
}

test('bookings: the halls of a day beyond the bookable year are not free', async () => {
  const free = async (date: string) => (await get(`spaces/${space.id}/halls?date=${date}`)).body._items.length
  expect([await free('2027-03-10'), await free('2027-03-11'), await free('2028-03-10')]).toEqual([2, 0, 0])
})

test('bookings: each new participant costs an approach, whichever call invites them', async () => {
  const author = await world.given.person()
  const guests = await Promise.all(Array.from({ length: 50 }, () => world.given.person()))
  const ids = guests.map(({ id }) => id)
  const date = '2026-06-20'
  const made = await booked(meeting(date, { participants: ids }), author)
  const change = (participants: number[]) => post('update-reserve', { reserveId: made.id, participants }, author)
  // users who are invited already cost nothing
  expect((await change(ids.slice(0, 49))).status).toBe(200)
  expect((await change([...ids.slice(0, 49), boris.id, author.id])).status).toBe(200)
  const series = {
    spaceId: space.id,
    theme: 'Клуб',
    participants: ids,
    meetings: [19, 20].map((one) => ({ hallId: hall.id, date: `2026-07-${one}`, start: '10:00', end: '11:00' })),
  }
  expect((await post('reserve-series', series, author)).status).toBe(200)
  expect(await world.db.selectFrom('rate_limits').select('points').where('key', '=', `approaches:user:${author.id}`).execute()).toEqual([
    { points: 101 },
  ])
  await world.db.updateTable('rate_limits').set({ points: 1_000_000 }).where('key', '=', `approaches:user:${author.id}`).execute()
  const refused = await reserve(meeting('2026-06-21', { participants: ids }), author)
  expect([refused.status, refused.body.reason]).toEqual([429, 'tooManyRequests'])
  expect((await change(ids.slice(0, 40))).status).toBe(200)
  expect((await get('meeting-reservations/counters', author)).body.future).toBe(3)
})

test('bookings: what was sent comes back, and waits for the staff of the space (V380, V223)', async () => {
  const date = nextDate()
  const made = await booked(meeting(date))
  const sent = { theme: 'Совет двора', agenda: '1. Чай', date, start: '10:00', end: '11:30', equipment: ['экран'], participants: [boris.id] }
  expect((await get(`meeting-reservations/${made.id}`)).body).toMatchObject({
    ...{ ...sent, hall: hall.id, spaceId: space.id, userId: anna.id, status: 'pending', cancelled: false, comment: null },
    startsAt: `${date}T07:00:00.000Z`,
    can: { change: true, cancel: true, leave: false, decide: false },
  })
  expect((await bell(control))[0]).toMatchObject({ title: 'Новое бронирование', text: expect.stringContaining('«Совет двора»') })
})

test('bookings: refuse what the hall, the clock or the catalogue lacks, at the field', async () => {
  const date = nextDate()
  const foreign = await world.given.hall(await world.given.space('Чужое'))
  const wrong: [object, string][] = [
    [{ hallId: foreign.id }, 'hallId'],
    [{ hallId: 999_999 }, 'hallId'],
    [{ spaceId: 999_999 }, 'spaceId'],
    [{ end: '10:00' }, 'end'],
    [{ end: '09:30' }, 'end'],
    [{ date: '2026-03-09' }, 'date'],
    [{ date: '2027-03-20' }, 'date'],
    [{ date: '2026-03-10', start: '11:00', end: '11:30' }, 'start'],
    [{ equipment: ['камера'] }, 'equipment'],
    [{ participants: [999_999] }, 'participants'],
    [{ theme: ' ' }, 'theme'],
    [{ date: '2026-02-30' }, 'date'],
    [{ start: '25:00' }, 'start'],
    [{ surprise: 1 }, 'surprise'],
  ]
  for (const [fields, field] of wrong) {
    const { status, body } = await reserve(meeting(date, fields))
    expect([fields, status, Object.keys(body.errors)]).toEqual([fields, 422, [field]])
  }
  expect(await slotAt(date, '10:00')).toBe(true)
})

test('bookings: refuse times when the space is closed, by weekday and by date (V382)', async () => {
  const date = nextDate()
  const closed = await reserve(meeting(date, { start: '03:00', end: '04:00' }))
  expect([closed.status, closed.body.reason, closed.body.message]).toEqual([422, 'spaceClosed', expect.stringContaining('не работает')])
  expect((await reserve(meeting(date, { start: '20:30', end: '21:30' }))).body.reason).toBe('spaceClosed')
  const holiday = JSON.stringify([{ date, open: null, close: null }])
  await world.db.updateTable('spaces').set({ special_days: holiday }).where('id', '=', space.id).execute()
  expect((await reserve(meeting(date))).body.reason).toBe('spaceClosed')
  const slots = await get(`spaces/${space.id}/reservations/available-slots?date=${date}`)
  expect([slots.status, slots.body.reason]).toEqual([422, 'spaceClosed'])
  await world.db.updateTable('spaces').set({ special_days: '[]' }).where('id', '=', space.id).execute()
  expect((await reserve(meeting(date, { start: '19:00', end: '21:00' }))).status).toBe(200)
})

test('bookings: a pending or approved booking blocks its slot, a rejected or cancelled one frees it (V224)', async () => {
  const date = nextDate()
  expect(await slotAt(date, '11:00')).toBe(true)
  const { id } = await booked(meeting(date))
  expect(await slotAt(date, '11:00')).toBe(false)
  expect(await slotAt(date, '11:30')).toBe(true)
  await decide(id, 'approved')
  expect(await slotAt(date, '11:00')).toBe(false)
  expect((await reserve(meeting(date, { start: '11:00', end: '12:00' }), boris)).body).toMatchObject({ status: 409, reason: 'slotTaken' })
  await decide(id, 'rejected')
  expect(await slotAt(date, '11:00')).toBe(true)
  const second = await booked(meeting(date), boris)
  expect((await decide(id, 'approved')).body.reason).toBe('slotTaken')
  expect((await post(`${second.id}/cancel`, {}, boris)).body).toEqual({ ok: true })
  expect(await slotAt(date, '11:00')).toBe(true)
  expect((await post(`${second.id}/cancel`, {}, boris)).body).toEqual({ ok: true })
  expect((await decide(id, 'approved')).body.status).toBe('approved')
})

test('bookings: the own booking does not block itself, another one does (V381)', async () => {
  const date = nextDate()
  const { id } = await booked(meeting(date))
  expect(await slotAt(date, '10:30')).toBe(false)
  expect(await slotAt(date, '10:30', `&reserveId=${id}`)).toBe(true)
  expect(await slotAt(date, '10:30', `&reserveId=${id}`, boris)).toBe(false)
  const days = async (query: string) =>
    (await get(`spaces/${space.id}/reservations/available-days?month=2026-03&hallIds=${hall.id}${query}`)).body.days
  const whole = await booked(meeting(nextDate(), { start: '09:00', end: '21:00' }))
  expect([(await days('')).includes(whole.date), (await days(`&reserveId=${whole.id}`)).includes(whole.date)]).toEqual([false, true])
  expect([(await days('')).includes('2026-03-09'), (await days('')).includes(date)]).toEqual([false, true])
  const alias = await get(`spaces/reservations/available-slots?date=${date}&hallIds=${hall.id}`)
  expect(alias.body).toEqual((await get(`spaces/${space.id}/reservations/available-slots?date=${date}&hallIds=${hall.id}`)).body)
})

test('bookings: a day without a free hall has none in the list, and says so (V106)', async () => {
  const date = nextDate()
  const halls = async (query = '') =>
    (await world.request({ url: `/api/spaces/${space.id}/halls?date=${date}${query}` })).body._items.map(({ id }: { id: number }) => id)
  expect(await halls()).toEqual([hall.id, other.id])
  expect(await halls('&capacity=100')).toEqual([other.id])
  for (const hallId of [hall.id, other.id]) await booked(meeting(date, { hallId, equipment: [], start: '09:00', end: '21:00' }))
  expect(await halls()).toEqual([])
  expect((await reserve(meeting(date))).body).toMatchObject({ status: 422, reason: 'noHallsForDate' })
})

test('bookings: users banned from the space cannot book in it until their ban ends', async () => {
  const date = nextDate()
  await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: boris.id, until: '2026-03-10' }).execute()
  expect((await reserve(meeting(date), boris)).body).toMatchObject({ status: 403, reason: 'banned' })
  await world.db.updateTable('space_restrictions').set({ until: '2026-03-09' }).where('user_id', '=', boris.id).execute()
  expect((await reserve(meeting(date), boris)).status).toBe(200)
})

test('bookings: the author and the staff of the space add participants, who are notified once (V384)', async () => {
  const guest = await world.given.person()
  const { id } = await booked(meeting(nextDate(), { participants: [] }))
  const add = (person: Person) => post('add-user', { reserveId: id, userId: guest.id }, person)
  expect([(await add(boris)).status, (await post('add-user', { reserveId: 999_999, userId: guest.id })).status]).toEqual([403, 403])
  expect((await add(anna)).body.participants).toEqual([guest.id])
  expect((await add(control)).body.participants).toEqual([guest.id])
  expect(await bell(guest)).toMatchObject([{ title: 'Приглашение на встречу', text: expect.stringContaining('Анна Букина') }])
  // the author takes part anyway
  expect((await post('add-user', { reserveId: id, userId: anna.id }, control)).body.participants).toEqual([guest.id])
  expect((await booked(meeting(nextDate(), { participants: [anna.id, guest.id] }))).participants).toEqual([guest.id])
  const second = await world.given.person()
  const twice = [anna, control].map((person) => post('add-user', { reserveId: id, userId: second.id }, person))
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200])
  expect(await bell(second)).toHaveLength(1)
  expect((await get(`meeting-reservations/${id}`, guest)).body.can).toEqual({ change: false, cancel: false, leave: true, decide: false })
  expect((await get(`meeting-reservations/${id}`, boris)).status).toBe(403)
})

test('bookings: space staff approve or reject with a reason; the author gets bell and email each time (V385, V277)', async () => {
  const author = await world.given.person({ email: 'author@people.test' })
  const { id, date } = await booked(meeting(nextDate()), author)
  const foreign = await world.given.spaceStaff([await world.given.space('Чужое')])
  const assignedOnly = await world.given.person()
  await world.db.insertInto('space_staff').values({ space_id: space.id, user_id: assignedOnly.id }).execute()
  for (const person of [author, boris, foreign, assignedOnly]) expect((await decide(id, 'approved', {}, person)).status).toBe(403)
  expect((await post(`${id}/decision`, { decision: 'rejected' }, control)).body.errors).toHaveProperty('comment')
  expect((await decide(id, 'approved', { comment: 'Ждём' })).body).toMatchObject({ status: 'approved', comment: 'Ждём', can: { decide: true } })
  const letter = await letterTo(world, 'author@people.test', 1)
  expect(letter.text).toContain('Комментарий: Ждём')
  expect(letter.text).toContain('Точка сбора, Каминная')
  expect((await decide(id, 'approved')).body.reason).toBe('alreadyDecided')
  expect((await decide(id, 'rejected', {}, staff)).body).toMatchObject({ status: 'rejected', comment: 'Зал красят' })
  expect((await bell(author)).map(({ text, type }) => [text, type])).toEqual([
    [expect.stringMatching(/10:00–11:30.*: «Совет двора»: бронирование отклонено, Каминная$/), 12],
    [expect.stringMatching(/10:00–11:30.*: «Совет двора»: бронирование подтверждено, Каминная$/), 12],
  ])
  expect(await slotAt(date, '10:00')).toBe(true)
  const { rows } = await sql<{
    action: string
  }>`select action from audit_records where entity = 'bookings' and entity_id = ${id} order by id`.execute(world.db)
  expect(rows.map(({ action }) => action)).toEqual(['approved', 'rejected'])
})

test('bookings: of two decisions about one version at once, one counts', async () => {
  const { id, version } = await booked(meeting(nextDate()))
  const answers = await Promise.all([decide(id, 'approved', { version }), decide(id, 'rejected', { version }, staff)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { id: same } = await booked(meeting(nextDate()))
  const equal = await Promise.all([decide(same, 'approved'), decide(same, 'approved', {}, staff)])
  expect(equal.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('bookings: a change returns the booking to the staff, and an equal one does not (V387)', async () => {
  const date = nextDate()
  const { id } = await booked(meeting(date))
  await decide(id, 'approved')
  const update = (fields: object, person: Person = anna) => post('update-reserve', { reserveId: id, ...fields }, person)
  expect((await update({ theme: 'Совет двора' })).body.status).toBe('approved')
  expect((await update({ start: '12:00', end: '13:00' })).body).toMatchObject({ status: 'pending', start: '12:00', participants: [boris.id] })
  expect([await slotAt(date, '10:00'), await slotAt(date, '12:30')]).toEqual([true, false])
  expect((await bell(boris))[0]?.title).toBe('Встреча переносится')
  expect((await update({ theme: 'Чужое' }, boris)).status).toBe(403)
  await booked(meeting(date, { start: '15:00', end: '16:00' }), boris)
  expect((await update({ start: '15:30', end: '16:30' })).body.reason).toBe('slotTaken')
  expect((await update({ start: '03:00', end: '04:00' })).body.reason).toBe('spaceClosed')
  expect((await update({ hallId: other.id })).body.errors).toHaveProperty('equipment')
  expect((await update({ hallId: other.id, equipment: ['камера'] })).body).toMatchObject({ hall: other.id, equipment: ['камера'] })
  await decide(id, 'rejected')
  const changed = (await update({ agenda: '' })).body
  expect(changed).toMatchObject({ status: 'pending', comment: null, agenda: '' })
  const { version } = changed
  const answers = await Promise.all([update({ theme: 'Первая', version }), update({ theme: 'Вторая', version })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('bookings: what is cancelled or has begun does not change any more', async () => {
  const { id } = await booked(meeting(nextDate()))
  await post(`${id}/cancel`, {})
  expect((await post('update-reserve', { reserveId: id, theme: 'Снова' })).body.reason).toBe('bookingCancelled')
  expect((await decide(id, 'approved')).body.reason).toBe('bookingCancelled')
  const begun = await booked(meeting('2026-03-10', { start: '12:30', end: '13:00' }))
  world.clock.advance(45 * 60_000)
  expect((await post(`${begun.id}/cancel`, {})).body.reason).toBe('bookingStarted')
  expect((await post('update-reserve', { reserveId: begun.id, theme: 'Поздно' })).body.reason).toBe('bookingStarted')
  expect((await post(`${id}/cancel`, {}, boris)).status).toBe(403)
})

test('bookings: the list has own bookings by time, and those of assigned spaces for space staff (V277)', async () => {
  const author = await world.given.person()
  const room = await world.given.space('Отдельное', ['00:00', '24:00'])
  const free = await world.given.hall(room)
  const keeper = await world.given.spaceStaff([room])
  const at = { spaceId: room.id, hallId: free.id, participants: [] }
  const later = await booked(meeting('2026-04-02', at), author)
  const soon = await booked(meeting('2026-04-01', at), author)
  const gone = await booked(meeting('2026-04-03', at), author)
  await post(`${gone.id}/cancel`, {}, author)
  const ids = async (query: string, person = author) =>
    (await get(`meeting-reservations?${query}`, person)).body._items?.map(({ id }: { id: number }) => id)
  expect(await ids('')).toEqual([soon.id, later.id])
  expect([await ids('case=past'), await ids('case=past&status=cancelled'), await ids('status=approved')]).toEqual([[gone.id], [gone.id], []])
  expect(await ids(`spaceId=${space.id}`)).toEqual([])
  expect(await ids(`scope=space&spaceId=${room.id}`, keeper)).toEqual([soon.id, later.id])
  expect(await ids('scope=space', keeper)).toEqual([soon.id, later.id])
  expect((await get(`meeting-reservations?scope=space&spaceId=${space.id}`, keeper)).status).toBe(403)
  expect((await get('meeting-reservations?scope=space', author)).status).toBe(403)
  expect((await get('meeting-reservations/counters', keeper)).body).toEqual({
    future: 0,
    past: 0,
    isSpaceStaff: true,
    spaces: [{ id: room.id, name: 'Отдельное', pending: 2 }],
  })
  expect((await get('meeting-reservations/counters', author)).body).toMatchObject({ future: 2, past: 1, isSpaceStaff: false, spaces: [] })
  expect((await get('meeting-reservations/counters', staff)).body.spaces).toContainEqual({ id: room.id, name: 'Отдельное', pending: 2 })
})

test('bookings: one user holds a limited number of halls ahead', async () => {
  const author = await world.given.person()
  const room = await world.given.space('Большое', ['00:00', '24:00'])
  const free = await world.given.hall(room)
  const at = (index: number) => meeting(`2026-05-${String(index + 1).padStart(2, '0')}`, { spaceId: room.id, hallId: free.id, participants: [] })
  const first = await booked(at(0), author)
  for (let index = 1; index < 29; index += 1) await booked(at(index), author)
  const answers = await Promise.all([reserve(at(29), author), reserve(at(30), author)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  // a rejected booking counts again once it is changed
  await decide(first.id, 'rejected', {}, staff)
  expect((await reserve(meeting('2026-06-01', { spaceId: room.id, hallId: free.id, participants: [] }), author)).status).toBe(200)
  expect((await post('update-reserve', { reserveId: first.id, theme: 'Снова' }, author)).body.reason).toBe('tooManyEntries')
})
