import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

let world: World
type Person = { id: number; token: string }
let person: Person
let other: Person
let staff: Person
let companyId: number
beforeAll(async () => {
  world = await createWorld()
  person = await world.given.person()
  other = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const company = await send('POST', '/companies', person, { name: 'Пекарня «Корка»', url: 'https://korka.example' })
  companyId = company.body.id
})
afterAll(() => world.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const send = (method: Method, path: string, by?: Person, body?: unknown) => world.request({ method, url: `/api${path}`, token: by?.token, body })

const study = {
  universityId: 1,
  specialty: 'Экономика',
  yearStart: 2010,
  yearEnd: 2015,
  foreign: false,
  basis: 'budget',
  level: 'bachelor',
  primary: false,
}
const job = () => ({
  position: 'Пекарь',
  companyId,
  description: 'Хлеб на закваске',
  dateStart: '2016-03-01',
  dateEnd: '2020-08-31',
  present: false,
  primary: false,
  employmentGroupId: 3,
})
const kinds = [
  { kind: 'educations', entry: () => study, other: { specialty: 'Финансы' } },
  { kind: 'employments', entry: job, other: { position: 'Старший пекарь' } },
] as const

describe.each(kinds)('$kind', ({ kind, entry, other: change }) => {
  const add = (by: Person, more = {}, whose = by) => send('POST', `/users/${whose.id}/${kind}`, by, { ...entry(), ...more })
  const list = (whose: Person, by?: Person) => send('GET', `/users/${whose.id}/${kind}`, by)
  const decide = (id: number, decision: string, comment?: string, by = staff) =>
    send('POST', `/admin/${kind}/${id}/decision`, by, { decision, comment })

  test('read back as sent (V349, V350, A124)', async () => {
    const { status, body } = await add(person)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...entry(), moderation: 'wait', moderationComment: null })
    expect((await send('GET', `/users/${person.id}/${kind}/${body.id}`, person)).body).toEqual(body)
    expect((await list(person, person)).body._items).toContainEqual(body)
  })

  test('are listed 50 a page (V347)', async () => {
    expect((await list(person)).body._meta.perPage).toBe(50)
  })

  test('are added, changed and removed only by their owner (V348)', async () => {
    const { id } = (await add(person)).body
    const path = `/users/${person.id}/${kind}/${id}`
    const statuses = async (by?: Person) => [
      (await send('POST', `/users/${person.id}/${kind}`, by, entry())).status,
      (await send('PUT', path, by, entry())).status,
      (await send('DELETE', path, by)).status,
    ]
    expect(await statuses(other)).toEqual([403, 403, 403])
    expect(await statuses(staff)).toEqual([403, 403, 403])
    expect(await statuses()).toEqual([401, 401, 401])
    expect(await statuses(person)).toEqual([200, 200, 200])
    expect((await send('GET', path, person)).status).toBe(404)
    expect((await send('PUT', `/users/${other.id}/${kind}/${id}`, other, entry())).status).toBe(404)
    expect((await send('DELETE', path, person)).status).toBe(404)
  })

  test('are visible to other users after approval by staff; a change needs approval again', async () => {
    const { id } = (await add(other)).body
    const seen = async (by?: Person) => (await list(other, by)).body._items.map((item: { id: number }) => item.id)
    expect([await seen(), await seen(person), await seen(other)]).toEqual([[], [], [id]])
    expect((await decide(id, 'approved', undefined, other)).status).toBe(403)
    expect((await decide(id, 'maybe')).status).toBe(422)
    expect((await decide(id, 'approved')).body.moderation).toBe('approved')
    expect([await seen(), (await list(other)).body._meta.totalCount]).toEqual([[id], 1])
    const put = (more: object) => send('PUT', `/users/${other.id}/${kind}/${id}`, other, { ...entry(), ...more })
    expect((await put({ primary: true })).body.moderation).toBe('approved')
    expect((await put(change)).body).toMatchObject({ ...change, moderation: 'wait' })
    expect(await seen()).toEqual([])
    await decide(id, 'declined', 'Укажите полностью')
    expect((await list(other, other)).body._items[0]).toMatchObject({ moderation: 'declined', moderationComment: 'Укажите полностью' })
    expect((await decide(999_999, 'approved')).status).toBe(404)
  })

  test('are decided once; of two concurrent decisions one applies and notifies the owner once', async () => {
    const owner = await world.given.person({ firstName: 'Айгуль', lastName: 'Ким' })
    const { id } = (await add(owner)).body
    const answers = await Promise.all([decide(id, 'declined', ' Укажите полностью '), decide(id, 'declined', 'Укажите полностью')])
    expect(answers.map(({ status, body }) => body.reason ?? status).sort()).toEqual([200, 'alreadyDecided'])
    const decided = answers.find(({ status }) => status === 200)?.body
    expect(decided).toMatchObject({ id, moderation: 'declined', moderationComment: 'Укажите полностью', user: { id: owner.id, name: 'Айгуль Ким' } })
    world.clock.advance(30_000)
    await world.sendMessages()
    const { _items } = (await send('GET', '/user/notifications', owner)).body
    expect(_items).toHaveLength(1)
    expect(_items[0]).toMatchObject({ type: 17, data: { decision: 'declined', linkHref: '/profile' } })
    expect(_items[0].text).toContain('отклонена')
    expect((await decide(id, 'approved')).body.reason).toBe('alreadyDecided')
    await send('PUT', `/users/${owner.id}/${kind}/${id}`, owner, { ...entry(), ...change })
    expect((await decide(id, 'approved')).body).toMatchObject({ moderation: 'approved', moderationComment: null })
  })

  test('wait in a staff queue by longest wait, filtered by status, user, entry and city (C410, C412)', async () => {
    const [first, second] = [await world.given.person({ lastName: 'Очередёв', cityId: 881 }), await world.given.person({ lastName: 'Очередёв_2' })]
    const added = (await add(first)).body.id
    world.clock.advance(1000)
    const later = (await add(second, change)).body.id
    const queue = async (query: Record<string, string>) => {
      const { body } = await send('GET', `/admin/${kind}?${new URLSearchParams({ search: 'очередёв', ...query })}`, staff)
      return body._items.map((item: { id: number }) => item.id)
    }
    expect(await queue({ status: 'wait' })).toEqual([added, later])
    expect(await queue({})).toEqual([added, later])
    expect(await queue({ search: 'очередёв_' })).toEqual([later])
    expect(await queue({ search: Object.values(change)[0] ?? '' })).toContain(later)
    expect([await queue({ search: '%' }), await queue({ cityId: '881' }), await queue({ cityId: String(2 ** 40) })]).toEqual([[], [added], []])
    await decide(added, 'approved')
    expect([await queue({ status: 'wait' }), await queue({ status: 'approved' })]).toEqual([[later], [added]])
    const { body } = await send('GET', `/admin/${kind}?search=${encodeURIComponent('очередёв_2')}`, staff)
    expect(body._items[0]).toMatchObject({
      ...entry(),
      ...change,
      user: { id: second.id, name: 'Анна Очередёв_2' },
      createdAt: world.clock.now().toISOString(),
    })
    expect(body._meta).toMatchObject({ totalCount: 1, perPage: 20 })
    expect([(await send('GET', `/admin/${kind}`, other)).status, (await send('GET', `/admin/${kind}`)).status]).toEqual([403, 401])
  })

  test('have at most one primary entry (V351)', async () => {
    const owner = await world.given.person()
    const [first, second] = [(await add(owner, { primary: true })).body.id, (await add(owner, { primary: true })).body.id]
    const primary = async () =>
      (await list(owner, owner)).body._items.filter((item: { primary: boolean }) => item.primary).map(({ id }: { id: number }) => id)
    expect(await primary()).toEqual([second])
    await send('PUT', `/users/${owner.id}/${kind}/${first}`, owner, { ...entry(), primary: true })
    expect(await primary()).toEqual([first])
    const statuses = await Promise.all(Array.from({ length: 5 }, () => add(owner, { primary: true })))
    expect([statuses.map(({ status }) => status), (await primary()).length]).toEqual([[200, 200, 200, 200, 200], 1])
  })

  test('are hidden from other users by the setting of their owner (V340)', async () => {
    const owner = await world.given.person()
    const { id } = (await add(owner)).body
    await decide(id, 'approved')
    await world.db
      .updateTable('users')
      .set({ hidden_blocks: [kind] })
      .where('id', '=', owner.id)
      .execute()
    expect([(await list(owner, other)).body._items, (await list(owner, owner)).body._items.length]).toEqual([[], 1])
    expect((await send('GET', `/users/${owner.id}/${kind}/${id}`, other)).status).toBe(404)
    expect((await list({ id: 999_999, token: '' })).status).toBe(404)
  })

  test('are limited to 100', async () => {
    const owner = await world.given.person()
    const { id } = (await add(owner)).body
    const table = kind
    const copy = await world.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { id: _id, ...row } = copy
    await world.db
      .insertInto(table)
      .values(Array.from({ length: 99 }, () => row) as never)
      .execute()
    expect((await add(owner)).body.reason).toBe('tooManyEntries')
  })
})

test('educations: invalid years, universities, levels and bases are refused at their fields', async () => {
  const faults = async (more: object) =>
    Object.keys((await send('POST', `/users/${person.id}/educations`, person, { ...study, ...more })).body.errors ?? {})
  expect(await faults({ yearStart: 2028 })).toEqual(['yearStart'])
  expect(await faults({ yearEnd: 2009 })).toEqual(['yearEnd'])
  expect(await faults({ yearEnd: 2026 })).toEqual(['yearEnd'])
  expect(await faults({ universityId: 999_999 })).toEqual(['universityId'])
  expect(await faults({ universityId: 2 ** 40 })).toEqual(['universityId'])
  expect(await faults({ level: 'genius', basis: 'luck' })).toEqual(['basis', 'level'])
  expect(await faults({ yearEnd: null })).toEqual([])
})

test('employments: invalid dates are refused at their fields; a current job has no end date (V350)', async () => {
  const post = (more: object) => send('POST', `/users/${person.id}/employments`, person, { ...job(), ...more })
  const faults = async (more: object) => Object.keys((await post(more)).body.errors ?? {})
  expect(await faults({ dateStart: '2030-01-01' })).toEqual(['dateStart'])
  expect(await faults({ dateStart: '1850-01-01' })).toEqual(['dateStart'])
  expect(await faults({ dateEnd: '2016-02-29' })).toEqual(['dateEnd'])
  expect(await faults({ dateEnd: '2016-02-30' })).toEqual(['dateEnd'])
  expect(await faults({ companyId: 999_999 })).toEqual(['companyId'])
  expect(await faults({ employmentGroupId: 77 })).toEqual(['employmentGroupId'])
  expect((await post({ present: true })).body).toMatchObject({ present: true, dateEnd: null, dates: { dateStart: '2016-03-01', dateEnd: null } })
  expect((await post({ present: undefined, dateEnd: undefined })).body).toMatchObject({ present: true, dateEnd: null })
})

test('educations: approval publishes the university', async () => {
  const university = (await send('POST', '/catalogs/universities', person, { name: 'Академия хлеба', foreign: false })).body
  const found = async () => (await send('GET', `/catalogs/universities/search?q=${encodeURIComponent('академия хлеба')}`, other)).body._items.length
  const { id } = (await send('POST', `/users/${person.id}/educations`, person, { ...study, universityId: university.id })).body
  expect(await found()).toBe(0)
  await send('POST', `/admin/educations/${id}/decision`, staff, { decision: 'approved' })
  expect(await found()).toBe(1)
})
