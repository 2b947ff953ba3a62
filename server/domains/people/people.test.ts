import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { personalStatuses } from '../../../contract/limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const get = (url: string, reader?: Person) => world.request({ url: `/api${url}`, token: reader?.token })
const put = (person: Person, body: object) => world.request({ method: 'PUT', url: `/api/users/${person.id}`, token: person.token, body })
const set = (person: Person, columns: object) => world.db.updateTable('users').set(columns).where('id', '=', person.id).execute()
const choose = (person: Person, settings: object) =>
  world.request({ method: 'POST', url: '/api/user/profile-visibility', token: person.token, body: { settings } })

describe('profile page', () => {
  test('opens by id and by slug in any case (V548)', async () => {
    const person = await world.given.person({ firstName: 'Вера' })
    await put(person, { slug: 'Vera-O' })
    for (const address of [person.id, 'vera-o', 'VERA-O'])
      expect((await get(`/users/${address}`)).body).toMatchObject({ id: person.id, slug: 'vera-o' })
  })

  test('shows all fields to the owner and only public ones to other users (V373)', async () => {
    const person = await world.given.person({ phone: '+79005550101', cityId: 881 })
    const changed = {
      first_name: 'Гульназ',
      last_name: 'Салаватова',
      father_name: 'Фанисовна',
      birthday: '1982-04-05',
      gender: 'female',
      slug: 'gulnaz',
      address: { city_id: 881 },
      about: 'Помогаю с грантами.\n\nПишите.',
      socials: [{ network: 'site', url: 'https://gulnaz.example/' }],
    }
    const own = (await put(person, changed)).body
    expect(own).toMatchObject({
      ...changed,
      address: { city_id: 881, city: 'Москва' },
      email: person.email,
      status: 10,
      agreement: true,
      blocked: false,
    })
    expect(own.phones).toMatchObject([{ phone: '+79005550101', primary: true, confirmed: true }])
    const seen = (await get('/users/gulnaz')).body
    expect(Object.keys(seen).sort()).toEqual(
      [
        ...[
          'about',
          'address',
          'can',
          'contactAccess',
          'contactsVisible',
          'cover',
          'createdAt',
          'father_name',
          'first_name',
          'id',
          'isExpert',
          'isListed',
        ],
        ...['last_name', 'personalStatus', 'photo', 'position', 'slug', 'socials', 'subscription'],
      ].sort(),
    )
  })

  test('adds relations only by expand, without hidden blocks (V575, V340)', async () => {
    const [person, stranger] = [await world.given.person(), await world.given.person()]
    await put(person, { languages: [1], resume: { desiredPosition: 'пекарь', qualification: 'senior', skills: ['ржаной хлеб'] } })
    const names = ['educations', 'employments', 'themes', 'tags', 'achievements', 'languages', 'projects', 'files', 'resume']
    const plain = (await get(`/users/${person.id}`, person)).body
    for (const name of names) expect(plain).not.toHaveProperty(name)
    const seen = (await get(`/users/${person.id}?expand=${names},nonsense`, stranger)).body
    expect(seen).toMatchObject({ educations: [], employments: [], projects: [], languages: [{ id: 1 }], resume: { qualification: 'senior' } })
    await choose(person, { resume: false, projects: false })
    const less = (await get(`/users/${person.id}?expand=${names}`, stranger)).body
    for (const name of ['resume', 'projects']) expect(less).not.toHaveProperty(name)
    expect(less).toHaveProperty('educations')
    expect((await get(`/users/${person.id}?expand=${names}`, person)).body.resume).toMatchObject({
      desiredPosition: 'пекарь',
      skills: ['ржаной хлеб'],
    })
    const child = await world.given.person({ status: 8 })
    const hidden = (await get(`/users/${child.id}?expand=${names}`, stranger)).body
    for (const name of names) expect(hidden).not.toHaveProperty(name)
  })

  test.each([
    ['deactivated', { status: 9 }],
    ['blocked', { blocked_at: new Date() }],
    ['unfinished', { status: 15 }],
  ])('is 404 for a user that is %s', async (_name, columns) => {
    const person = await world.given.person()
    await set(person, columns)
    for (const path of ['', '/last-activity', '/teams']) expect((await get(`/users/${person.id}${path}`)).status).toBe(404)
  })

  test('of a merged account is that of the surviving account, across several merges (V228)', async () => {
    const [first, second, last] = [await world.given.person(), await world.given.person(), await world.given.person()]
    await set(first, { status: 11, merged_into_id: second.id, slug: 'before' })
    await set(second, { status: 11, merged_into_id: last.id })
    for (const address of [first.id, 'before', second.id]) expect((await get(`/users/${address}`)).body.id).toBe(last.id)
  })

  test('of a minor shows other users only name, photo and city, whatever the settings', async () => {
    const child = await world.given.person({ status: 8, birthday: '2011-01-01', cityId: 881, phone: '+79005550102' })
    await put(child, { about: 'Школа 5', slug: 'sonya', father_name: 'Павловна', socials: [{ network: 'vk', url: 'https://vk.com/s' }] })
    await choose(child, { contacts: 'all' })
    const stranger = await world.given.person()
    const page = (await get(`/users/${child.id}`, stranger)).body
    const { id, first_name, last_name, photo, address, subscription, contactsVisible, contactAccess, can, ...rest } = page
    expect([id, first_name, photo, address.city, contactsVisible]).toEqual([child.id, 'Анна', null, 'Москва', false])
    expect(can).toEqual({ edit: false, requestContacts: false, follow: false })
    expect(Object.values(rest).filter(Boolean)).toEqual([])
    expect((await get(`/users/${child.id}`, child)).body).toMatchObject({ about: 'Школа 5', slug: 'sonya', birthday: '2011-01-01' })
  })

  test('hides blocks hidden by its owner; settings read back as saved, and a change leaves the others unchanged (V340)', async () => {
    const [person, stranger] = [await world.given.person(), await world.given.person()]
    await put(person, { socials: [{ network: 'site', url: 'https://a.example/' }] })
    const all = { educations: true, employments: true, projects: true, events: true, resume: true, socials: true, catalogue: true }
    expect((await get('/user/profile-visibility', person)).body).toEqual({ contacts: 'granted', ...all })
    await choose(person, { socials: false, resume: false })
    await choose(person, { resume: true, contacts: 'nobody' })
    const chosen = { contacts: 'nobody', ...all, socials: false }
    expect((await get('/profile-visibility', person)).body).toEqual(chosen)
    expect((await get(`/users/${person.id}`, stranger)).body).not.toHaveProperty('socials')
    expect((await get(`/users/${person.id}`, person)).body.socials).toEqual([{ network: 'site', url: 'https://a.example/' }])
    expect((await choose(person, { contacts: 'friends' })).status).toBe(422)
    expect((await choose(person, { secrets: true })).body.errors).toHaveProperty('settings.secrets')
  })

  test('settings: each one is saved and read back alone, and hiding a block twice hides it once', async () => {
    const person = await world.given.person()
    const all = (await get('/user/profile-visibility', person)).body
    for (const setting of ['educations', 'employments', 'projects', 'events', 'resume', 'socials', 'catalogue']) {
      for (let time = 0; time < 2; time += 1) expect((await choose(person, { [setting]: false })).body).toEqual({ ...all, [setting]: false })
      expect((await choose(person, { [setting]: true })).body).toEqual(all)
    }
  })

  test('shows visible networks, except globally hidden ones (V365, V366)', async () => {
    const person = await world.given.person()
    const account = (network: string, is_visible: boolean) => ({
      user_id: person.id,
      network,
      external_id: `${network}${person.id}`,
      page: `https://${network}.example/me`,
      profile: '{}',
      is_visible,
      created_at: world.clock.now(),
    })
    await world.db
      .insertInto('external_accounts')
      .values([account('vk', true), account('yandex', false), account('facebook', true)])
      .execute()
    expect((await get(`/users/${person.id}`)).body.socials).toEqual([{ network: 'vk', url: 'https://vk.example/me' }])
  })
})

describe('profile change', () => {
  test('of another user is refused and changes nothing (V576)', async () => {
    const [person, other] = [await world.given.person({ firstName: 'Пётр' }), await world.given.person({ roles: ['admin'] })]
    const answer = await world.request({ method: 'PUT', url: `/api/users/${person.id}`, token: other.token, body: { first_name: 'Иван' } })
    expect([answer.status, answer.body.reason]).toEqual([403, 'forbidden'])
    expect((await get(`/users/${person.id}`)).body.first_name).toBe('Пётр')
  })

  test.each(['search', 'completion', 'personal-status'])('refuses the slug %s, a path of the site, with 422 (V582)', async (slug) => {
    const answer = await put(await world.given.person(), { slug })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['slug']])
  })

  test.each([
    ['a name with digits', { first_name: '123' }, 'first_name'],
    ['an empty name', { last_name: ' ' }, 'last_name'],
    ['a birthday in the future', { birthday: '2030-01-01' }, 'birthday'],
    ['a child under twelve', { birthday: '2020-01-01' }, 'birthday'],
    ['an age above a hundred years', { birthday: '1900-01-01' }, 'birthday'],
    ['a numeric slug', { slug: '12345' }, 'slug'],
    ['an unknown city', { address: { city_id: 99_999_999 } }, 'address.city_id'],
    ['a javascript: link', { socials: [{ network: 'x', url: 'javascript:alert(1)' }] }, 'socials.0.url'],
    ['a city id above the range', { address: { city_id: 2 ** 40 } }, 'address.city_id'],
    ['an unknown qualification', { resume: { qualification: 'boss' } }, 'resume.qualification'],
    ['an unknown language', { languages: [99_999] }, 'languages'],
  ])('refuses %s at its field', async (_name, body, field) => {
    const person = await world.given.person()
    const answer = await put(person, body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  test('refuses a taken slug; of two concurrent requests one gets it', async () => {
    const [one, two] = [await world.given.person(), await world.given.person()]
    const answers = await Promise.all([put(one, { slug: 'tea-house', about: 'a' }), put(two, { slug: 'tea-house', about: 'b' })])
    expect(answers.map((answer) => answer.body.reason ?? 'taken').sort()).toEqual(['slugTaken', 'taken'])
    const loser = answers[0]?.status === 200 ? two : one
    expect((await get(`/users/${loser.id}`)).body.about).toBeNull()
  })

  test('cannot turn a minor into an adult, nor an adult into a minor', async () => {
    const child = await world.given.person({ status: 8, birthday: '2011-01-01' })
    expect((await put(child, { birthday: '1990-01-01' })).body.reason).toBe('birthdayFixed')
    expect((await put(child, { birthday: '2011-02-01' })).status).toBe(200)
    expect((await put(await world.given.person(), { birthday: '2011-01-01' })).body.reason).toBe('birthdayFixed')
  })

  test('accepts agreements and refuses to withdraw them (V188, V189)', async () => {
    const person = await world.given.person()
    expect((await put(person, { agreement: false })).body.reason).toBe('cannotWithdrawHere')
    await set(person, { agreement_at: null })
    expect((await put(person, { agreement: false, about: 'x' })).body).toMatchObject({ agreement: false, about: 'x' })
    expect((await put(person, { agreement: true })).body.agreement).toBe(true)
    const ledger = await world.db.selectFrom('consents').select(['kind', 'action']).where('user_id', '=', person.id).execute()
    expect(ledger).toEqual([{ kind: 'agreement', action: 'given' }])
  })

  test('clears optional fields', async () => {
    const person = await world.given.person()
    await put(person, { about: 'x', slug: 'to-go', father_name: 'Иванович', gender: 'male' })
    expect((await put(person, { about: '', slug: '', father_name: '', gender: null })).body).toMatchObject({
      about: null,
      slug: null,
      father_name: null,
      gender: null,
    })
  })
})

describe('personal status', () => {
  test('is set from the list, shown in the language of the viewer, and removed (V360)', async () => {
    const person = await world.given.person()
    const url = `/api/users/${person.id}/personal-status`
    const list = (await get('/users/personal-status', person)).body._items
    expect(list).toHaveLength(Object.keys(personalStatuses).length)
    for (const status of [list[0].name, 'Looking for a team', '1', 1, 'team'])
      expect((await world.request({ method: 'PUT', url, token: person.token, body: { status } })).body).toEqual({ status: list[0].name })
    const seen = await world.request({ url: `/api/users/${person.id}`, headers: { 'accept-language': 'kk' } })
    expect(seen.body.personalStatus).toBe('Команда іздеймін')
    expect((await world.request({ method: 'DELETE', url: `${url}?status=job`, token: person.token })).body).toEqual({ ok: true })
    expect((await get(`/users/${person.id}`)).body.personalStatus).toBe('Ищу команду')
    await world.request({ method: 'DELETE', url, token: person.token })
    expect((await get(`/users/${person.id}`)).body.personalStatus).toBeNull()
  })

  test('refuses unknown statuses and changes by other users', async () => {
    const [person, other] = [await world.given.person(), await world.given.person()]
    const url = `/api/users/${person.id}/personal-status`
    const setStatus = (token: string, body: object) => world.request({ method: 'PUT', url, token, body })
    expect((await setStatus(person.token, { status: 'Ищу кота' })).body.reason).toBe('personalStatusUnknown')
    expect((await setStatus(other.token, { status: 'team' })).status).toBe(403)
    expect((await world.request({ method: 'DELETE', url, token: other.token })).status).toBe(403)
  })
})

test('verifications: list confirmed contact details; other users see no dates (V578)', async () => {
  const [person, other] = [await world.given.person({ phone: '+79005550103' }), await world.given.person()]
  await set(person, { email_confirmed_at: null })
  const own = (await get(`/users/${person.id}/verifications`, person)).body._items
  expect(own).toEqual([
    { type: 'phone', verified: true, at: world.clock.now().toISOString() },
    { type: 'email', verified: false, at: null },
  ])
  expect((await get(`/users/${person.id}/verifications`, other)).body._items[0]).toEqual({ type: 'phone', verified: true, at: null })
  const child = await world.given.person({ status: 8 })
  expect((await get(`/users/${child.id}/verifications`, other)).body._items).toEqual([])
  expect((await get(`/users/${child.id}/verifications`, child)).body._items).toContainEqual({ type: 'parental-consent', verified: false, at: null })
})

test('account statuses: lists the five codes with names (V230)', async () => {
  const items = (await get('/user/statuses', await world.given.person())).body._items as { id: number; name: string }[]
  expect(items.map(({ id }) => id).sort((a, b) => a - b)).toEqual([8, 9, 10, 11, 15])
  expect(items.every(({ name }) => name.length > 3)).toBe(true)
})

test('acceleration programmes: lists them with identifier, name and university', async () => {
  await world.db.insertInto('acceleration_programmes').values({ identifier: '70-2026-000123', name: 'Первый шаг', university: null }).execute()
  const { _items } = (await get('/user/aps', await world.given.person())).body
  expect(_items).toMatchObject([{ identifier: '70-2026-000123', name: 'Первый шаг', university: null }])
})
