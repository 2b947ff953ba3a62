import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let owner: Person
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Person = Awaited<ReturnType<World['given']['person']>>

const get = async (path: string, { token }: Person = owner) => world.request({ url: `/api/owner/events${path}`, token })
const idsOf = async (query: string, person: Person = owner): Promise<number[]> =>
  (await get(`?${query}`, person)).body._items.map(({ id }: { id: number }) => id)
const blank = { name: '', type_id: null, date_start: null, date_end: null, moderation: null, status: 'draft' as const }

test('list of own events: nine a page, with the asked relations (V452)', async () => {
  owner = await world.given.person()
  for (let count = 0; count < 10; count += 1) await world.given.event({ owner, startsInDays: count + 1 })
  const { body } = await get('?expand=address,networkProposals,themes,city,organizers')
  expect(body._meta).toEqual({ totalCount: 10, pageCount: 2, currentPage: 1, perPage: 9 })
  for (const item of body._items) {
    expect(item).toMatchObject({ address: { title: 'ул. Старая Басманная, 10' }, networkProposals: [], organizers: [] })
    expect(item.themes[0]).toHaveProperty('name')
  }
  expect((await get('?paginationPage=2')).body._items).toHaveLength(1)
  expect((await get('?paginationPage=3')).body).toMatchObject({ _items: [], _meta: { totalCount: 10 } })
})

test('list of own events: creator and co-owners see an event, hosts, former owners and strangers do not', async () => {
  owner = await world.given.person()
  const [second, former, host] = [await world.given.person(), await world.given.person(), await world.given.person()]
  const { id } = await world.given.event({ owner })
  const own = (person: Person) => ({ event_id: id, user_id: person.id })
  await world.db
    .insertInto('event_owners')
    .values([own(second), own(former)])
    .execute()
  await world.db
    .insertInto('event_people')
    .values({ ...own(host), role: 'host', name: 'Вера', position: 1 })
    .execute()
  await world.db.deleteFrom('event_owners').where('user_id', '=', former.id).execute()
  expect(await Promise.all([owner, second, former, host].map((person) => idsOf('', person)))).toEqual([[id], [id], [], []])
})

test('list of own events: a draft without name, type and dates has a row, and stands first', async () => {
  owner = await world.given.person()
  const { id: dated } = await world.given.event({ owner })
  const { id } = await world.given.event({ owner })
  await world.db.updateTable('events').set(blank).where('id', '=', id).execute()
  const { body } = await get('?expand=type,address,city,selfPermission')
  expect(body._items.map((item: { id: number }) => item.id)).toEqual([id, dated])
  expect(body._items[0]).toMatchObject({
    ...{ name: '', typeId: null, dateStart: null, dateEnd: null, registrationDateEnd: null, timeline: null, states: ['draft'] },
    ...{ registrationOpen: false, series: null, change: null, counts: { participants: 0, waiting: 0 } },
    selfPermission: { canEdit: true, canPublish: true, canDelete: true },
  })
  expect(body._items[0]).not.toHaveProperty('type')
  expect((await get(`/${id}/list-item?expand=type,address,city,selfPermission`)).body).toEqual(body._items[0])
})

test('list of own events: one row has the shape of the list; others are refused', async () => {
  owner = await world.given.person()
  const [stranger, staff] = [await world.given.person(), await world.given.person({ roles: ['crm_tk_staff'] })]
  const { id } = await world.given.event({ owner, moderation: 'declined' })
  await world.db.updateTable('events').set({ moderation_comment: 'Нет программы' }).where('id', '=', id).execute()
  const expand = 'expand=address,networkProposals,themes'
  const row = (await get(`/${id}/list-item?${expand}`)).body
  expect(row).toEqual((await get(`?${expand}`)).body._items[0])
  expect(row).toMatchObject({ moderationComment: 'Нет программы', states: ['declined'], selfPermission: { canPublish: true } })
  expect((await get(`/${id}/list-item`, stranger)).body).toMatchObject({ status: 403, reason: 'forbidden' })
  expect((await get('/999999/list-item', stranger)).status).toBe(403)
  expect((await get(`/${id}/list-item`, staff)).body).toMatchObject({ id, moderationComment: 'Нет программы' })
  await world.db.updateTable('events').set({ deleted_at: world.clock.now() }).where('id', '=', id).execute()
  expect((await get(`/${id}/list-item`)).status).toBe(403)
  expect((await get(`/${id}/list-item`, staff)).status).toBe(404)
})

test('list of own events: a row counts participants and the requests that wait for a decision, not for a seat', async () => {
  owner = await world.given.person()
  const { id } = await world.given.event({ owner, access: 'approval-required' })
  const entry =
    (state: 'approved' | 'wait' | 'declined', waits = false) =>
    async () => {
      const user_id = (await world.given.person()).id
      const row = { event_id: id, user_id, state, waits_for_seat: waits, queue_number: user_id, format: 'offline' as const }
      await world.db
        .insertInto('event_participants')
        .values({ ...row, created_at: world.clock.now() })
        .execute()
    }
  for (const add of [entry('approved'), entry('wait'), entry('wait'), entry('wait', true), entry('declined')]) await add()
  await world.db.updateTable('event_seats').set({ offline_taken: 1 }).where('event_id', '=', id).execute()
  expect((await get('')).body._items[0].counts).toEqual({ participants: 1, waiting: 2 })
})

test('list of own events: filters narrow own events and their total', async () => {
  owner = await world.given.person()
  const company = await world.given.organization('Пекарня «Тесто»')
  const tea = await world.given.event({ owner, name: 'Чаепитие у Фёдора', themeIds: [1, 2], startsInDays: 3 })
  const quiz = await world.given.event({ owner, name: '100% викторина_', participationFormat: 'quiz', themeIds: [3], startsInDays: 2 })
  const bread = await world.given.event({ owner, name: 'Хлеб', organizationId: company.id, startsInDays: 1, status: 'draft' })
  await world.given.event({ name: 'Чаепитие у Фёдора' })
  const total = async (query: string) => (await get(`?${query}`)).body._meta.totalCount
  const search = (text: string) => idsOf(`search=${encodeURIComponent(text)}`)
  expect([await search('чаепитие'), await search('у федора'), await search('0% в'), await search('%'), await search('_')]).toEqual([
    [tea.id],
    [tea.id],
    [quiz.id],
    [quiz.id],
    [quiz.id],
  ])
  expect(await idsOf('themeIds=2,3')).toEqual([tea.id, quiz.id])
  expect(await idsOf(`organizationId=${company.id}`)).toEqual([bread.id])
  expect(await idsOf('participationFormat=quiz')).toEqual([quiz.id])
  expect(await idsOf('state=draft&search=хлеб')).toEqual([bread.id])
  expect([await total('state=draft&themeIds=2'), await total('search=викторина'), await total('organizationId=999')]).toEqual([0, 1, 0])
})

test('list of own events: latest first, nearest first for what is ahead, or by weight or popularity', async () => {
  owner = await world.given.person()
  const near = await world.given.event({ owner, startsInDays: 1, weight: 1 })
  const far = await world.given.event({ owner, startsInDays: 9 })
  const past = await world.given.event({ owner, startsInDays: -5, weight: 5 })
  await world.db.updateTable('events').set({ popularity: 7 }).where('id', '=', far.id).execute()
  await world.db.updateTable('events').set({ views: 3 }).where('id', '=', past.id).execute()
  expect(await idsOf('')).toEqual([far.id, near.id, past.id])
  expect(await idsOf('state=upcoming')).toEqual([near.id, far.id])
  expect(await idsOf('state=published')).toEqual([far.id, near.id, past.id])
  expect(await idsOf('sort=weight')).toEqual([past.id, near.id, far.id])
  expect(await idsOf('sort=popularity')).toEqual([far.id, past.id, near.id])
  expect(await idsOf('sort=weight&state=upcoming&paginationSize=1&paginationPage=2')).toEqual([far.id])
})

test('list of own events: themes are those of own events in every state', async () => {
  owner = await world.given.person()
  await world.given.event({ owner, themeIds: [2], status: 'draft' })
  const { id } = await world.given.event({ owner, themeIds: [2, 5] })
  await world.given.event({ themeIds: [7] })
  const themes = async () => (await get('/themes')).body._items.map((theme: { id: number }) => theme.id).toSorted()
  expect(await themes()).toEqual([2, 5])
  await world.db.updateTable('events').set({ deleted_at: world.clock.now() }).where('id', '=', id).execute()
  expect(await themes()).toEqual([2])
})

test('list of own events: visitors are refused', async () => {
  for (const path of ['', '/states', '/themes', '/sorts', '/counters'])
    expect((await world.request({ url: `/api/owner/events${path}` })).status).toBe(401)
})
