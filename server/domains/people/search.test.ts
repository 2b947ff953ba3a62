import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalStatuses } from '../../../contract/limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { pageStatement } from './search.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const set = (person: Person, columns: object) => world.db.updateTable('users').set(columns).where('id', '=', person.id).execute()
const search = async (query: string, reader?: Person) =>
  (await world.request({ url: `/api/users/search?paginationSize=100&${query}`, token: reader?.token })).body
const found = async (query: string, reader?: Person): Promise<number[]> => (await search(query, reader))._items.map((item: { id: number }) => item.id)
const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return world.given.person({ firstName, lastName })
}
const addParticipants = async (days: number, people: Person[], state: 'approved' | 'wait' = 'approved') => {
  const event = await world.given.event({ startsInDays: days })
  const guests = people.map((person, index) => ({
    event_id: event.id,
    user_id: person.id,
    state,
    queue_number: event.id * 100 + index,
    format: 'offline' as const,
    created_at: world.clock.now(),
  }))
  await world.db.insertInto('event_participants').values(guests).execute()
}

test.each([
  ['Гульназ Салаватова', ['гульназ', 'салав', 'САЛАВАТОВА гуль', 'gulnaz', 'Salavatova']],
  ['Әсел Жұмабекова', ['әсел', 'асел', 'жұмаб', 'жумаб', 'asel zhum']],
  ['Іңкәр Сейтқали', ['іңкәр', 'инкар', 'сейтк', 'inkar seitqali']],
  ['Алёна Щёголева', ['алена', 'щегол', 'Shchegoleva', 'alyona']],
  ["Luka D'Amico", ["d'amico", 'damico', 'luka', 'лука']],
  ['Юрий Яхин', ['yuri', 'юрий', 'yakhin', 'iakhin']],
  ['Анна-Мария Ким', ['мария', 'анна-мария', 'ким анна']],
])('search: finds %s by its spelling in any of the three languages', async (name, queries) => {
  const person = await named(name)
  for (const query of queries) expect(await found(`query=${encodeURIComponent(query)}`), query).toContain(person.id)
})

test('search: does not match the middle of a word, punctuation or patterns', async () => {
  const person = await named('Ульяна Пчелинцева')
  for (const query of ['льяна', '%25', '_', '!!!', "';--"]) expect(await found(`query=${query}`), query).not.toContain(person.id)
  expect((await world.request({ url: `/api/users/search?query=${'а'.repeat(500)}` })).status).toBe(422)
})

test('search: has no matches for letters that the search key drops (V369, V577)', async () => {
  const person = await named('Игорь Подъячев')
  for (const query of ['ъъъъ', 'Ь', 'ь ъ', "ъ'"]) {
    expect(await found(`query=${encodeURIComponent(query)}`), query).toEqual([])
    const suggested = await world.request({ url: `/api/users/completion?q=${encodeURIComponent(query)}`, token: person.token })
    expect(suggested.body._items, query).toEqual([])
  }
  expect(await found(`query=${encodeURIComponent('ъ подъячев')}`)).toEqual([person.id])
})

test('search: search and suggestions find only adult, registered, unblocked and listed users', async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => named('Находка Тестова')))
  const [active, minor, deactivated, merged, unfinished, blocked, hiding] = people as [Person, Person, Person, Person, Person, Person, Person]
  await set(minor, { status: 8 })
  await set(deactivated, { status: 9 })
  await set(merged, { status: 11 })
  await set(unfinished, { status: 15 })
  await set(blocked, { blocked_at: world.clock.now() })
  await world.request({ method: 'POST', url: '/api/profile-visibility', token: hiding.token, body: { settings: { catalogue: false } } })
  expect(await found('query=находка')).toEqual([active.id])
  const suggested = await world.request({ url: '/api/users/completion?q=находка', token: hiding.token })
  expect(suggested.body._items).toEqual([{ id: active.id, name: 'Находка Тестова', photo: null, position: null }])
  expect((await world.request({ url: `/api/users/${hiding.id}` })).status).toBe(200)
})

test('search: returns ten users a page (V369)', async () => {
  const answer = await world.request({ url: '/api/users/search' })
  expect(answer.body._meta).toMatchObject({ perPage: 10, currentPage: 1 })
  expect((await world.request({ url: '/api/users/search?paginationPage=500' })).body._items).toEqual([])
})

test('search: filters by city, interests and personal statuses, also combined (V369)', async () => {
  const [one, two] = [await named('Фильтр Первый'), await named('Фильтр Второй')]
  await set(one, { city_id: 881, theme_ids: [1, 2], personal_status: 'team' })
  await set(two, { theme_ids: [2, 3], personal_status: 'job' })
  const among = async (query: string) => (await found(`query=фильтр&${query}`)).sort((a, b) => a - b)
  expect(await among('cityId=881')).toEqual([one.id])
  expect(await among('themes=2')).toEqual([one.id, two.id])
  expect(await among('themes=3,4')).toEqual([two.id])
  expect(await among(`statuses=${personalStatuses.team}`)).toEqual([one.id])
  expect(await among('statuses[]=1&statuses[]=2')).toEqual([one.id, two.id])
  expect(await among('statuses=77')).toEqual([])
  expect(await among('cityId=881&themes=3')).toEqual([])
})

test('search: filters by projects, jobs and badges that their owners show (V369)', async () => {
  const [shows, hides, bare] = [await named('Дело Открытое'), await named('Дело Скрытое'), await named('Дело Пустое')]
  await set(hides, { hidden_blocks: ['projects', 'employments'] })
  const company = await world.db
    .insertInto('companies')
    .values({ name: 'Пекарня', url: 'https://p.example', created_at: world.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [group] = await world.db.selectFrom('employment_groups').select('id').limit(1).execute()
  const [tag] = await world.db.selectFrom('tags').select(['id', 'type_id']).limit(1).execute()
  const created_at = world.clock.now()
  const project = { name: 'Печь', stage: 'idea' as const, types: ['social'], finance_model: 'commerce' as const, created_at }
  const job = {
    position: 'пекарь',
    company_id: company.id,
    employment_group_id: group?.id ?? 0,
    date_start: '2020-01-01',
    is_present: true,
    created_at,
  }
  for (const person of [shows, hides]) {
    await world.db
      .insertInto('projects')
      .values({ ...project, user_id: person.id })
      .execute()
    await world.db
      .insertInto('employments')
      .values({ ...job, user_id: person.id, moderation: 'approved' })
      .execute()
  }
  await world.db
    .insertInto('projects')
    .values({ ...project, user_id: bare.id, is_visible: false })
    .execute()
  await world.db
    .insertInto('employments')
    .values({ ...job, user_id: bare.id })
    .execute()
  const given = { tag_id: tag?.id ?? 0, given_at: created_at }
  await world.db
    .insertInto('user_tags')
    .values([
      { ...given, user_id: shows.id },
      { ...given, user_id: bare.id, is_visible: false },
    ])
    .execute()
  expect(await found('query=дело&haveProject=1')).toEqual([shows.id])
  expect(await found(`query=дело&employmentGroups=${group?.id}`)).toEqual([shows.id])
  expect(await found(`query=дело&tagTypes=${tag?.type_id}`)).toEqual([shows.id])
  expect(await found(`query=дело&tagTypes=9999&employmentGroups=9999`)).toEqual([])
})

test('search: matchWithMe finds users with common interests, the most common first, with the match (V369)', async () => {
  const reader = await world.given.person({ cityId: 881 })
  const [much, little, nothing] = [await named('Много Общего'), await named('Мало Общего'), await named('Ничего Общего')]
  await set(reader, { theme_ids: [21, 22, 23] })
  await set(much, { theme_ids: [23, 21, 30], city_id: 881 })
  await set(little, { theme_ids: [22], created_at: world.clock.now() })
  await set(nothing, { theme_ids: [30] })
  await addParticipants(-3, [reader, much])
  await addParticipants(-1, [reader, much, little])
  await addParticipants(3, [reader, little])
  const { _items } = await search('matchWithMe=1&query=общего', reader)
  expect(_items.map((item: { id: number }) => item.id)).toEqual([much.id, little.id])
  const [first, second] = _items
  expect(first.match).toMatchObject({ events: 2, city: true })
  expect(first.match.themes.map((theme: { id: number }) => theme.id).sort()).toEqual([21, 23])
  expect(second.match).toMatchObject({ themes: [{ id: 22 }], events: 1, city: false })
  expect((await world.request({ url: `/api/users/${much.id}`, token: reader.token })).body.match).toEqual(first.match)
  await world.request({ method: 'POST', url: '/api/profile-visibility', token: much.token, body: { settings: { events: false } } })
  expect((await search('matchWithMe=1&query=общего', reader))._items[0].match.events).toBe(0)
})

test('search: participateEvents finds participants of the same events, without hidden events and pending requests (V369)', async () => {
  const reader = await world.given.person()
  const [together, hiding, later, waiting] = [await named('Сосед А'), await named('Сосед Б'), await named('Сосед В'), await named('Сосед Г')]
  await addParticipants(-2, [reader, together, hiding])
  await addParticipants(5, [reader, later])
  const event = await world.given.event({ startsInDays: -4 })
  for (const [person, state] of [
    [reader, 'approved'],
    [waiting, 'wait'],
  ] as const)
    await world.db
      .insertInto('event_participants')
      .values({ event_id: event.id, user_id: person.id, state, queue_number: person.id, format: 'offline', created_at: world.clock.now() })
      .execute()
  await world.request({ method: 'POST', url: '/api/profile-visibility', token: hiding.token, body: { settings: { events: false } } })
  expect(await found('participateEvents=1', reader)).toEqual([together.id])
})

test('search: users with a complete profile come first, then the newest; staff come last', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => named('Порядок Тестов')))
  const [staff, empty, older, newer] = people as [Person, Person, Person, Person]
  const profile = { position: 'пекарь', about: 'Пеку хлеб', theme_ids: [1] }
  const minute = (count: number) => new Date(world.clock.now().getTime() + count * 60_000)
  await set(staff, { ...profile, roles: ['crm_tk_staff'], created_at: minute(9) })
  await set(empty, { created_at: minute(3) })
  await set(older, { ...profile, created_at: minute(1) })
  await set(newer, { ...profile, created_at: minute(2) })
  expect(await found('query=порядок')).toEqual([newer.id, older.id, empty.id, staff.id])
})

test.each([
  ['all', {}, 'users_catalogue '],
  ['of a city', { cityId: 881 }, 'users_catalogue_city'],
])('search: the first page of a long list (%s) is read from its index without sorting', async (_, filters, index) => {
  const { sql: text, parameters } = pageStatement(
    world.db,
    filters,
    { viewer: null, themeIds: [], now: world.clock.now() },
    { limit: 10, offset: 0 },
  ).compile()
  const client = await world.database.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text.replace(/^.*?(?=select)/s, '')}`, [...parameters])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(index)
    expect(plan).not.toContain('Sort')
  } finally {
    await client.query('reset all')
    client.release()
  }
})

test('search: refuses ids above the range at their fields', async () => {
  for (const name of ['cityId', 'themes', 'tagTypes', 'employmentGroups', 'statuses'])
    expect((await search(`${name}=${2 ** 40}`)).reason).toBe('invalidInput')
})

test('search: ignores personal filters for a visitor', async () => {
  const all = await search('query=общего')
  expect(await search('query=общего&matchWithMe=1&participateEvents=1')).toEqual(all)
})

test('search: contactsVisible finds only users with visible contact details (V339)', async () => {
  const reader = await world.given.person()
  const people = await Promise.all(Array.from({ length: 6 }, () => named('Контакт Тестов')))
  const [all, registered, granted, requested, nobody, bare] = people as [Person, Person, Person, Person, Person, Person]
  await set(all, { contacts_to: 'all' })
  await set(registered, { contacts_to: 'registered' })
  await set(nobody, { contacts_to: 'nobody' })
  await set(bare, { contacts_to: 'all', email_confirmed_at: null })
  const access = (owner: Person, decision: 'approved' | null) => ({
    user_id: reader.id,
    owner_id: owner.id,
    decision,
    asked_at: world.clock.now(),
    decided_at: decision && world.clock.now(),
  })
  await world.db
    .insertInto('contact_accesses')
    .values([access(granted, 'approved'), access(requested, null), access(nobody, 'approved')])
    .execute()
  const ids = (list: Person[]) => list.map((person) => person.id).sort((a, b) => a - b)
  const seen = async (viewer?: Person) => {
    const { _items } = await search('contactsVisible=1&query=контакт', viewer)
    for (const item of _items) expect(item.email).toMatch(/@people\.test$/)
    return _items.map((item: { id: number }) => item.id).sort((a: number, b: number) => a - b)
  }
  expect(await seen()).toEqual(ids([all]))
  expect(await seen(reader)).toEqual(ids([all, registered, granted]))
  expect(await seen(await world.given.person({ status: 15 }))).toEqual(ids([all]))
})

test('suggestions: are ten at most, without contact details, for signed-in users only (V577)', async () => {
  for (let turn = 0; turn < 12; turn++) await world.given.person({ firstName: 'Дополняй', phone: `+7900555020${turn % 10}${turn > 9 ? 1 : ''}` })
  const reader = await world.given.person()
  const { _items } = (await world.request({ url: '/api/users/completion?q=допол', token: reader.token })).body
  expect(_items).toHaveLength(10)
  expect(Object.keys(_items[0])).toEqual(['id', 'name', 'photo', 'position'])
  expect((await world.request({ url: '/api/users/completion?q=', token: reader.token })).body._items).toEqual([])
  expect((await world.request({ url: '/api/users/completion?q=a' })).status).toBe(401)
})
