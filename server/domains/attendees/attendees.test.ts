import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { attendeesPersonalData } from './personal-data.ts'

type Person = Awaited<ReturnType<World['given']['person']>>
type Event = { id: number }

let world: World
let owner: Person
beforeAll(async () => {
  world = await createWorld()
  owner = await world.given.person({ firstName: 'Олег', lastName: 'Хозяинов' })
})
afterAll(() => world.close())

const get = (person: Person, path = '', query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))
  return world.request({ url: `/api/owner/event-participants${path}?${search}`, token: person.token })
}
const post = (person: Person, path: string, body: object = {}) =>
  world.request({ method: 'POST', url: `/api/owner/event-participants/${path}`, token: person.token, body })

type Joined = { state?: 'approved' | 'wait' | 'declined'; format?: 'online' | 'offline'; role?: string; waitsForSeat?: boolean }

const join = async (
  event: Event,
  person: Person,
  { state = 'approved', format = 'offline', role = 'participant', waitsForSeat = false }: Joined = {},
) => {
  const row = { event_id: event.id, user_id: person.id, state, format, role, waits_for_seat: waitsForSeat, queue_number: person.id }
  const created_at = world.clock.now()
  world.clock.advance(1)
  return (
    await world.db
      .insertInto('event_participants')
      .values({ ...row, created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}
const given = (firstName: string, lastName: string, more: object = {}) => world.given.person({ firstName, lastName, ...more })
const namesIn = (body: { _items: { user: { first_name: string } | null }[] }) => body._items.map(({ user }) => user?.first_name)

test('participants: filters, sorts, expands, pages of ten and counters that equal the lists', async () => {
  const event = await world.given.event({ owner })
  const [anna, boris, vera, gleb] = await Promise.all([
    given('Анна', 'Яшина'),
    given('Борис', 'Орлов'),
    given('Вера', 'Белова'),
    given('Глеб', 'Юдин'),
  ])
  await join(event, anna, { format: 'online' })
  const borisId = await join(event, boris, { state: 'wait', role: 'media' })
  await join(event, vera, { state: 'wait', waitsForSeat: true })
  await join(event, gleb, { state: 'declined' })
  const list = async (query: Record<string, string | number> = {}) => (await get(owner, '', { eventId: event.id, expand: 'user', ...query })).body
  expect(namesIn(await list())).toEqual(['Глеб', 'Вера', 'Борис', 'Анна'])
  expect(namesIn(await list({ sort: 'name' }))).toEqual(['Вера', 'Борис', 'Глеб', 'Анна'])
  expect(namesIn(await list({ sort: 'createdAt', paginationSize: 2, paginationPage: 2 }))).toEqual(['Вера', 'Глеб'])
  expect(namesIn(await list({ state: 'wait' }))).toEqual(['Борис'])
  expect(namesIn(await list({ role: 'media' }))).toEqual(['Борис'])
  expect(namesIn(await list({ format: 'online' }))).toEqual(['Анна'])
  expect(namesIn(await list({ search: 'Orlov' }))).toEqual(['Борис'])
  expect((await list({ state: 'waitingList' }))._items[0]).toMatchObject({ queuePosition: 1, waitingForSeat: true, tags: [] })
  expect((await list())._meta).toEqual({ totalCount: 4, pageCount: 1, currentPage: 1, perPage: 10 })
  await post(owner, 'state-update', { eventId: event.id, participantIds: [borisId], state: 'approved' })
  for (const filters of [{}, { search: 'бел' }, { format: 'offline' }] as Record<string, string>[]) {
    const { body: counters } = await get(owner, '/counters', { eventId: event.id, ...filters })
    for (const state of ['approved', 'wait', 'waitingList', 'declined'])
      expect([state, (await list({ ...filters, state }))._meta.totalCount]).toEqual([state, counters[state]])
    expect((await list(filters))._meta.totalCount).toBe(counters.all)
  }
})

test('participants: a search by address or phone finds only users who show their contacts to the organizer', async () => {
  const event = await world.given.event({ owner })
  const [open, closed] = await Promise.all([given('Открытая', 'Почта'), given('Закрытая', 'Почта')])
  for (const person of [open, closed]) await join(event, person)
  for (const [person, contacts_to] of [
    [open, 'registered'],
    [closed, 'granted'],
  ] as const)
    await world.db.updateTable('users').set({ contacts_to, email_confirmed_at: world.clock.now() }).where('id', '=', person.id).execute()
  const phones = [open, closed].map((person, index) => ({ user_id: person.id, phone: `+7900111220${index}`, confirmed_at: world.clock.now() }))
  await world.db.insertInto('phones').values(phones).execute()
  const found = async (search: string) => (await get(owner, '', { eventId: event.id, search, expand: 'user' })).body
  expect(namesIn(await found(open.email))).toEqual(['Открытая'])
  expect(namesIn(await found('8 900 111-22-00'))).toEqual(['Открытая'])
  expect(namesIn(await found(closed.email))).toEqual([])
  expect(namesIn(await found('+7 900 111-22-01'))).toEqual([])
  const access = { user_id: owner.id, owner_id: closed.id, decision: 'approved' as const, asked_at: world.clock.now(), decided_at: world.clock.now() }
  await world.db.insertInto('contact_accesses').values(access).execute()
  expect(namesIn(await found(closed.email))).toEqual(['Закрытая'])
})

test('participants: only organizers of the event see and change them; a former organizer does not', async () => {
  const event = await world.given.event({ owner })
  const id = await join(event, await given('Анна', 'Яшина'))
  const [former, coOwner, stranger] = await Promise.all([given('Бывший', 'А'), given('Второй', 'Б'), given('Чужой', 'В')])
  const owners = [former, coOwner].map((person) => ({ event_id: event.id, user_id: person.id }))
  await world.db.insertInto('event_owners').values(owners).execute()
  await world.db.deleteFrom('event_owners').where('user_id', '=', former.id).execute()
  await world.given.event({ owner: stranger })
  const statuses = async (person: Person) => [
    (await get(person, '', { eventId: event.id })).status,
    (await get(person, '/counters', { eventId: event.id })).status,
    (await get(person, '/export', { eventId: event.id })).status,
    (await post(person, 'tags', { eventId: event.id, participantIds: [id], set: ['VIP'] })).status,
    (
      await world.request({
        method: 'POST',
        url: '/api/exports',
        token: person.token,
        body: { name: 'participants', format: 'csv', filter: { eventId: event.id } },
      })
    ).status,
  ]
  expect(await statuses(former)).toEqual([403, 403, 403, 403, 403])
  expect(await statuses(stranger)).toEqual([403, 403, 403, 403, 403])
  expect(await statuses(coOwner)).toEqual([200, 200, 200, 200, 200])
  expect((await get(stranger)).body._items).toEqual([])
})

test('tags: are set and removed in bulk, found by the filter, and limited', async () => {
  const event = await world.given.event({ owner })
  const ids = [await join(event, await given('Анна', 'Яшина')), await join(event, await given('Борис', 'Орлов'))]
  const tag = (body: object) => post(owner, 'tags', { eventId: event.id, participantIds: ids, ...body })
  expect((await tag({ set: ['VIP', 'Обед'] })).body).toEqual({ changed: 4 })
  expect((await tag({ set: ['vip'], remove: ['обед'], participantIds: ids.slice(0, 1) })).body).toEqual({ changed: 1 })
  expect((await get(owner, '/tags', { eventId: event.id })).body._items).toEqual([
    { name: 'Обед', count: 1 },
    { name: 'VIP', count: 2 },
  ])
  expect((await get(owner, '', { eventId: event.id, tag: 'Обед' })).body._items.map((item: { id: number }) => item.id)).toEqual(ids.slice(1))
  const many = Array.from({ length: 10 }, (_, index) => `метка ${index}`)
  expect((await tag({ set: many })).body.reason).toBe('tooManyTags')
  expect((await get(owner, '/tags', { eventId: event.id })).body._items).toHaveLength(2)
})

test('tags: move to the account that remains after a merge, and leave with an erased one', async () => {
  const event = await world.given.event({ owner })
  const [person, other] = await Promise.all([given('Анна', 'Яшина'), given('Анна', 'Вторая')])
  const ids = [await join(event, person)]
  await post(owner, 'tags', { eventId: event.id, participantIds: ids, set: ['VIP'] })
  const deps = { announce: world.resources.announce, now: world.clock.now() }
  const { move, erase } = attendeesPersonalData
  await world.db.transaction().execute((tx) => move(tx, { from: person.id, to: other.id }, deps))
  const tagsOf = (userId: number) => world.db.selectFrom('participant_tags').select('name').where('user_id', '=', userId).execute()
  expect([await tagsOf(person.id), await tagsOf(other.id)]).toEqual([[], [{ name: 'VIP' }]])
  await world.db.transaction().execute((tx) => erase(tx, other.id, deps))
  expect(await tagsOf(other.id)).toEqual([])
})

test('messages: reach each chosen participant once by email and bell, with an address for replies only if the organizer chose it', async () => {
  const event = await world.given.event({ owner })
  const people = await Promise.all([given('Анна', 'Яшина'), given('Борис', 'Орлов')])
  const ids = [await join(event, people[0]), await join(event, people[1])]
  const message = { eventId: event.id, participantIds: [...ids, ...ids], subject: 'Сбор гостей', text: 'В девять у входа\n<b>Не опаздывайте</b>' }
  expect((await post(owner, 'messages', { ...message, withReplyTo: true })).body).toEqual({ sent: 2 })
  await world.sendMessages()
  for (const person of people) {
    const letters = (await world.inbox(person.email)).filter(({ subject }) => subject.includes('Сбор гостей'))
    expect([letters.length, letters[0]?.text.includes('<b>Не опаздывайте</b>')]).toEqual([1, true])
    const { body } = await world.request({ url: '/api/user/notifications', token: person.token })
    expect(body._items[0].text).toContain('В девять у входа')
  }
  expect((await post(owner, 'messages', { eventId: event.id, filter: {}, count: 2, subject: 'Ещё', text: 'Раз' })).body).toEqual({ sent: 2 })
  await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', owner.id).execute()
  expect((await post(owner, 'messages', { ...message, withReplyTo: true })).body.reason).toBe('noReplyAddress')
})

test('request-contacts: asks each participant once, and skips those who show their contacts, hide them or were asked (V338)', async () => {
  const event = await world.given.event({ owner })
  const [asked, open, hidden, minor] = await Promise.all([
    given('А', 'А'),
    given('Б', 'Б'),
    given('В', 'В'),
    given('Г', 'Г', { status: 8, birthday: '2012-05-05' }),
  ])
  await world.db.updateTable('users').set({ contacts_to: 'all' }).where('id', '=', open.id).execute()
  await world.db.updateTable('users').set({ contacts_to: 'nobody' }).where('id', '=', hidden.id).execute()
  const participantIds: number[] = []
  for (const person of [asked, open, hidden, minor]) participantIds.push(await join(event, person))
  const request = () => post(owner, 'request-contacts', { eventId: event.id, participantIds })
  expect((await request()).body).toEqual({ requested: 1, skipped: 3 })
  expect((await request()).body).toEqual({ requested: 0, skipped: 4 })
  const { body } = await world.request({ url: '/api/user/notifications', token: asked.token })
  expect(body._items.map(({ type, data }: { type: number; data: { userId: number } }) => [type, data.userId])).toEqual([[3, owner.id]])
  const decision = { userId: owner.id, notificationRecipientId: body._items[0].id, decision: 'approved' }
  const decided = await world.request({ method: 'POST', url: '/api/participant/accesses/decision', token: asked.token, body: decision })
  expect(decided.body).toEqual({ decision: 'approved' })
})

test('export: has a header and a row for each participant, texts instead of formulas, contacts only of those who show them (V454)', async () => {
  const event = await world.given.event({ owner })
  const [open, closed] = await Promise.all([given('=1+1', '=2+2'), given('Борис', 'Орлов')])
  await world.db.updateTable('users').set({ contacts_to: 'registered', email_confirmed_at: world.clock.now() }).where('id', '=', open.id).execute()
  await world.db.updateTable('users').set({ email_confirmed_at: world.clock.now() }).where('id', '=', closed.id).execute()
  await join(event, open)
  await join(event, closed, { state: 'wait' })
  const file = async (format: string, query = '') => {
    const url = `/api/owner/event-participants/export?eventId=${event.id}&format=${format}${query}`
    return world.app.inject({ url, headers: { authorization: `Bearer ${owner.token}`, 'accept-language': 'ru' } })
  }
  const rows: Record<string, string>[] = parse((await file('csv')).rawPayload, { bom: true, delimiter: ';', columns: true })
  expect(rows.map((row) => [row.Участник, row.Почта, row.Состояние])).toEqual([
    [`'=2+2 =1+1`, open.email, 'Одобрен'],
    ['Орлов Борис', '', 'Ждёт решения'],
  ])
  const [titles = [], ...cells] = await readSheet((await file('xlsx', '&state=approved')).rawPayload)
  expect([cells.length, cells[0]?.[titles.indexOf('Участник')]]).toEqual([1, '=2+2 =1+1'])
})
