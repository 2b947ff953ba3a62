import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { soon } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { erasePerson } from '../leaving/erase.ts'
import { mergeAccounts } from '../leaving/merge.ts'
import { makeFile, removeExpired } from './make.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let staff: Person
beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
  staff = await newStaff()
  await giveEducations()
})
afterAll(() => world.close())

const newStaff = () => world.given.person({ roles: ['crm_tk_staff'] })

const hostile = '=HYPERLINK("https://evil.example";"1")'

/** Two pending educations and an approved one. */
const giveEducations = async () => {
  const owner = await world.given.person({ firstName: 'Анна', lastName: 'Ёлкина' })
  const entry = {
    user_id: owner.id,
    university_id: 1,
    year_start: 2010,
    is_foreign: false,
    level: 'bachelor' as const,
    created_at: world.clock.now(),
  }
  const rows = [
    { ...entry, specialty: hostile },
    { ...entry, specialty: 'Экономика; право' },
    { ...entry, specialty: 'Химия', moderation: 'approved' as const },
  ]
  await world.db.insertInto('educations').values(rows).execute()
}

const post = (person: Person, body: object, headers = {}) =>
  world.request({ method: 'POST', url: '/api/exports', token: person.token, body, headers })
const get = (person: Person, path = '') => world.request({ url: `/api/exports${path}`, token: person.token })

const ready = (person: Person, id: number) =>
  vi.waitFor(async () => {
    const { body } = await get(person, `/${id}`)
    expect(body).toMatchObject({ status: 'ready' })
    return body
  }, soon)

const fileOf = (person: Person, id: number) =>
  world.app.inject({ url: `/api/exports/${id}/file`, headers: { authorization: `Bearer ${person.token}` } })

/** A row that no worker knows of, so that a test runs its attempts itself. */
const givenExport = async (person: Person, values: object = {}) => {
  const now = world.clock.now()
  const row = { user_id: person.id, name: 'educations', format: 'csv' as const, filter: '{}', locale: 'ru' as const, created_at: now }
  const expires_at = new Date(now.getTime() + 86_400_000)
  return (
    await world.db
      .insertInto('table_exports')
      .values({ ...row, expires_at, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

const stored = async () => (await readdir(join(world.resources.config.DATA_DIR, 'storage/tables')).catch(() => [])).toSorted()
const rowOf = (id: number) => world.db.selectFrom('table_exports').selectAll().where('id', '=', id).executeTakeFirst()

test('exports: a CSV has the filtered rows, the separator of its language and no formulas', async () => {
  const { status, body } = await post(staff, { name: 'educations', format: 'csv', filter: { status: 'wait' } }, { 'accept-language': 'ru' })
  expect([status, body.rowsDone]).toEqual([200, 0])
  expect(await ready(staff, body.id)).toMatchObject({ rowsDone: 2, rowsTotal: 2 })
  const file = await fileOf(staff, body.id)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('Образование 2026-03-10.csv')
  expect(file.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const rows: Record<string, string>[] = parse(file.rawPayload, { bom: true, delimiter: ';', columns: true })
  expect(rows.map((row) => [row.Участник, row.Специальность, row.Уровень, row.Состояние, row['Добавлено (Москва)']])).toEqual([
    ['Анна Ёлкина', `'${hostile}`, 'Бакалавриат', 'Ждёт решения', '2026-03-10 12:00'],
    ['Анна Ёлкина', 'Экономика; право', 'Бакалавриат', 'Ждёт решения', '2026-03-10 12:00'],
  ])
  const { body: bell } = await world.request({ url: '/api/user/notifications', token: staff.token })
  expect(bell._items[0]).toMatchObject({ title: 'Выгрузка готова', data: { linkHref: '/admin/exports' } })
})

test('exports: an English CSV is separated by commas', async () => {
  const { body } = await post(staff, { name: 'employments', format: 'csv' }, { 'accept-language': 'en' })
  await ready(staff, body.id)
  expect((await fileOf(staff, body.id)).rawPayload.toString()).toContain('No.,User No.,User,City,Company')
})

test('exports: a workbook has dates as dates, phones as texts and no formulas', async () => {
  const child = await world.given.person({ firstName: '=1+1', birthday: '2012-05-05', status: 8 })
  const consent = { user_id: child.id, status: 'wait' as const, uploaded_at: world.clock.now(), parent_phone: '+79000000011' }
  await world.db.insertInto('parental_consents').values(consent).execute()
  const { body } = await post(staff, { name: 'parentalConsents', format: 'xlsx', filter: { status: 'wait' } }, { 'accept-language': 'ru' })
  await ready(staff, body.id)
  const file = await fileOf(staff, body.id)
  const [titles = [], ...rows] = await readSheet(file.rawPayload)
  const row = Object.fromEntries(titles.map((title, index) => [title, rows[0]?.[index]]))
  expect(rows.length).toBe(1)
  expect(row).toMatchObject({ 'Телефон родителя': '+79000000011', 'Дата рождения': new Date('2012-05-05'), '№ участника': child.id })
  expect(row['Загружено (Москва)']).toEqual(new Date('2026-03-10T12:00:00.000Z'))
  expect(row.Участник).toMatch(/^=1\+1/)
})

/** An object of the user in each of five queues; parental consents are those of the minor. */
const giveToQueues = async (userId: number, sourceId: number) => {
  const created_at = world.clock.now()
  const study = { university_id: 1, specialty: 'Право', year_start: 2010, is_foreign: false, level: 'bachelor' as const }
  await world.db
    .insertInto('educations')
    .values({ ...study, user_id: userId, created_at })
    .execute()
  const company = { name: `Компания ${userId}`, url: '', created_at }
  const { id: company_id } = await world.db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  const job = { company_id, position: 'Юрист', date_start: '2020-01-01', is_present: true }
  await world.db
    .insertInto('employments')
    .values({ ...job, user_id: userId, created_at })
    .execute()
  const deletion = { status: 'confirmed' as const, confirmed_at: created_at, created_at, expires_at: created_at }
  await world.db
    .insertInto('deletion_proposals')
    .values({ ...deletion, user_id: userId })
    .execute()
  await world.db.insertInto('merge_requests').values({ source_user_id: sourceId, target_user_id: userId, created_at }).execute()
}

test('exports: every queue exports the rows that its list finds with the same filters', async () => {
  const city = await world.db.selectFrom('cities').select(['id', 'name_ru']).limit(1).executeTakeFirstOrThrow()
  const minor = { firstName: 'Дамир', lastName: 'Ким', status: 8 as const }
  const [wanted, other] = [await world.given.person({ ...minor, cityId: city.id }), await world.given.person(minor)]
  await giveToQueues(wanted.id, other.id)
  await giveToQueues(other.id, wanted.id)
  const filter = { search: 'дамир', cityId: String(city.id) }
  const filled: string[] = []
  for (const { name, entity } of world.resources.queues) {
    const list = await world.request({ url: `/api/admin/${entity}?${new URLSearchParams(filter)}`, token: staff.token })
    const id = await givenExport(staff, { name, filter: JSON.stringify(filter) })
    await makeFile(world.resources, id)
    const rows: Record<string, string>[] = parse((await fileOf(staff, id)).rawPayload, { bom: true, delimiter: ';', columns: true })
    const row = { Участник: 'Дамир Ким', Город: city.name_ru, '№ участника': String(wanted.id) }
    const { totalCount } = list.body._meta
    expect([name, rows]).toEqual([name, Array(totalCount).fill(expect.objectContaining(row))])
    if (totalCount === 1) filled.push(name)
  }
  expect(filled).toEqual(expect.arrayContaining(['parentalConsents', 'deletionProposals', 'mergeRequests', 'educations', 'employments']))
})

test('exports: only staff may start one, with a valid filter and a known list', async () => {
  const user = await world.given.person()
  expect((await post(user, { name: 'educations', format: 'csv' })).status).toBe(403)
  expect((await post(staff, { name: 'users', format: 'csv' })).status).toBe(404)
  const faults = async (filter: object) => (await post(staff, { name: 'educations', format: 'csv', filter })).body.errors
  expect(Object.keys(await faults({ status: 'nonsense' }))).toEqual(['filter.status'])
  expect(Object.keys(await faults({ constructor: 'x' }))).toEqual(['filter.constructor'])
  const texts = ['a\0', '\ud800', 'x'.repeat(401), 7].map((search) => ({ search }))
  const numbers = [1e308, -1, 0.5, 'x', '1 or 1=1'].map((cityId) => ({ cityId }))
  const others = [{ status: '__proto__' }, { search: ['a'] }, { search: { $gt: 0 } }, { paginationPage: 2 }]
  const send = async (filter: object) => [filter, (await post(staff, { name: 'educations', format: 'csv', filter })).status]
  for (const filter of [...texts, ...numbers, ...others]) expect(await send(filter)).toEqual([filter, 422])
})

test('exports: only started exports spend the budget', async () => {
  const person = await newStaff()
  const spent = () => world.resources.limits.spent('exports', `user:${person.id}`)
  expect((await post(person, { name: 'users', format: 'csv' })).status).toBe(404)
  expect((await post(person, { name: 'educations', format: 'pdf' })).status).toBe(422)
  expect(await spent()).toBe(0)
  expect((await post(person, { name: 'educations', format: 'csv' })).status).toBe(200)
  expect(await spent()).toBe(1)
})

test('exports: hide a file from other staff, and from its requester after the role is lost', async () => {
  const [person, other] = [await newStaff(), await newStaff()]
  const id = await givenExport(person)
  await makeFile(world.resources, id)
  for (const path of [`/${id}`, `/${id}/file`]) expect([(await get(person, path)).status, (await get(other, path)).status]).toEqual([200, 404])
  expect((await get(other)).body._items).toEqual([])
  await world.db.updateTable('users').set({ roles: [] }).where('id', '=', person.id).execute()
  for (const path of [`/${id}`, `/${id}/file`]) expect((await get(person, path)).status).toBe(403)
  expect((await get(person)).body._items).toEqual([])
})

test('exports: concurrent requests for a list start one job, other lists and users have their own', async () => {
  const [person, other] = [await newStaff(), await newStaff()]
  const request = (one: Person, name: string) => post(one, { name, format: 'csv' })
  await world.boss.stop({ graceful: true })
  const answers = await Promise.all(Array.from({ length: 8 }, () => request(person, 'educations')))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const apart = [await request(person, 'employments'), await request(other, 'educations')]
  expect(new Set([...answers, ...apart].map(({ body }) => body.id)).size).toBe(3)
})

test('exports: requests with another format, filter or language have a file of their own', async () => {
  const person = await newStaff()
  const request = (body: object, locale = 'ru') => post(person, { name: 'educations', format: 'csv', ...body }, { 'accept-language': locale })
  await world.boss.stop({ graceful: true })
  const sent = async () => [
    await request({ filter: { status: 'wait', search: 'право' } }),
    await request({ filter: { status: 'approved' } }),
    await request({ format: 'xlsx', filter: { status: 'approved' } }),
    await request({ filter: { status: 'approved' } }, 'en'),
    await request({}),
  ]
  const first = (await sent()).map(({ body }) => [body.id, body.format, body.filter])
  const filters = [{ status: 'wait', search: 'право' }, ...Array(3).fill({ status: 'approved' }), {}]
  expect(first.map(([, ...rest]) => rest)).toEqual(filters.map((filter, at) => [at === 2 ? 'xlsx' : 'csv', filter]))
  expect(new Set(first.map(([id]) => id)).size).toBe(5)
  expect((await sent()).map(({ body }) => body.id)).toEqual(first.map(([id]) => id))
})

test('exports: the audit log has each request and download, without the searched text', async () => {
  const person = await newStaff()
  const request = () => post(person, { name: 'merges', format: 'csv', filter: { search: 'Забытый' } })
  expect((await request()).status).toBe(404)
  const id = await givenExport(person, { filter: '{"search":"Забытый"}' })
  expect((await fileOf(person, id)).statusCode).toBe(404)
  await makeFile(world.resources, id)
  expect((await fileOf(person, id)).statusCode).toBe(200)
  const { body } = await post(person, { name: 'educations', format: 'csv', filter: { search: 'Забытый' } })
  const records = await world.db
    .selectFrom('audit_records')
    .select(['action', 'entity', 'entity_id', 'after'])
    .where('user_id', '=', person.id)
    .orderBy('id')
    .execute()
  const after = { name: 'educations', format: 'csv', filters: ['search'] }
  expect(records).toEqual([
    { action: 'download', entity: 'exports', entity_id: id, after },
    { action: 'request', entity: 'exports', entity_id: body.id, after },
  ])
})

test('exports: a retry after a killed worker removes the unfinished file of the previous attempt', async () => {
  const before = await stored()
  const unfinished = 'tables/unfinished'
  const id = await givenExport(staff, { name: 'employments', status: 'making', attempts: 1, storage_key: unfinished })
  await world.resources.outside.storage.put(unfinished, Buffer.from('half'))
  await makeFile(world.resources, id)
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'ready', attempts: 2 })
  expect(await stored()).toEqual([...before, row?.storage_key?.replace('tables/', '')].toSorted())
  await makeFile(world.resources, id)
  expect(await rowOf(id)).toEqual(row)
})

test('exports: a worker that lost its export to another leaves no file', async () => {
  const [before, id] = [await stored(), await givenExport(await newStaff())]
  const { storage } = world.resources.outside
  const putStream: typeof storage.putStream = async (key, pieces) => {
    const size = await storage.putStream(key, pieces)
    await makeFile(world.resources, id)
    return size
  }
  const slow = { ...world.resources, outside: { ...world.resources.outside, storage: { ...storage, putStream } } }
  await expect(makeFile(slow, id)).rejects.toThrow('another worker')
  const row = await rowOf(id)
  expect(row).toMatchObject({ status: 'ready', attempts: 2 })
  expect(await stored()).toEqual([...before, row?.storage_key?.replace('tables/', '')].toSorted())
})

test('exports: fail after three attempts, which frees the list for another request', async () => {
  const person = await newStaff()
  const [before, id] = [await stored(), await givenExport(person)]
  const putStream = async () => Promise.reject(new Error('the disk is full'))
  const storage = { ...world.resources.outside.storage, putStream }
  const full = { ...world.resources, outside: { ...world.resources.outside, storage } }
  for (const _attempt of [1, 2]) await expect(makeFile(full, id)).rejects.toThrow('disk')
  expect(await rowOf(id)).toMatchObject({ status: 'making' })
  await makeFile(full, id)
  expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 3 })
  expect(await stored()).toEqual(before)
  expect(await givenExport(person)).toBeGreaterThan(id)
})

test('exports: send a file piece by piece with its size; a lost file is a 404', async () => {
  const person = await newStaff()
  const id = await givenExport(person)
  await makeFile(world.resources, id)
  const bytes = Buffer.alloc(2_000_000, 'я')
  await world.resources.outside.storage.put(String((await rowOf(id))?.storage_key), bytes)
  const file = await fileOf(person, id)
  expect([file.headers['content-length'], file.rawPayload.equals(bytes)]).toEqual([String(bytes.length), true])
  const found = await world.resources.outside.storage.getStream(String((await rowOf(id))?.storage_key))
  const sizes: number[] = []
  for await (const piece of found?.stream ?? []) sizes.push(piece.byteLength)
  expect([found?.size, Math.max(...sizes) < bytes.length / 10]).toEqual([bytes.length, true])
  await world.resources.outside.storage.remove(String((await rowOf(id))?.storage_key))
  expect((await fileOf(person, id)).statusCode).toBe(404)
})

test('exports: a merge moves finished exports to the surviving account, and ends running ones', async () => {
  const [from, to] = [await newStaff(), await newStaff()]
  const [finished, running] = [await givenExport(from), await givenExport(from, { name: 'employments' })]
  await makeFile(world.resources, finished)
  const ownRunning = await givenExport(to, { name: 'employments' })
  const deps = { ...world.resources, now: world.clock.now() }
  const isMerged = await world.db.transaction().execute((tx) => mergeAccounts(deps, tx, { from: from.id, to: to.id }))
  expect(isMerged).toBe(true)
  expect((await fileOf(to, finished)).statusCode).toBe(200)
  expect([await rowOf(running), (await rowOf(ownRunning))?.user_id]).toEqual([undefined, to.id])
})

test('exports: remove files with their rows after seven days, and with the account', async () => {
  const [leaver, kept] = [await newStaff(), await newStaff()]
  const ids = [await givenExport(leaver), await givenExport(kept)]
  for (const id of ids) await makeFile(world.resources, id)
  const [own, other] = await Promise.all(ids.map(async (id) => (await rowOf(id))?.storage_key?.replace('tables/', '')))
  expect(await stored()).toEqual(expect.arrayContaining([own, other]))
  await erasePerson(world.resources, leaver.id)
  expect([await rowOf(ids[0] ?? 0), (await stored()).includes(String(own))]).toEqual([undefined, false])
  world.clock.advance(86_400_000 + 1)
  expect((await get(kept, `/${ids[1]}/file`)).status).toBe(404)
  await removeExpired(world.resources)
  expect([await rowOf(ids[1] ?? 0), (await stored()).includes(String(other))]).toEqual([undefined, false])
})
