import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { formOf } from '../../../tests/kit/form.ts'
import { untilWaiting } from '../../../tests/kit/locks.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let anna: Person
let boris: Person
let staff: Person

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Седова' })
  boris = await world.given.person({ firstName: 'Борис', lastName: 'Ким' })
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, person: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, token: person.token, ...(body && { body }) })
const create = (fields: object, by = anna) => call('POST', '/owner/organizations', by, fields)
const change = (id: number, fields: object, by = anna) => call('PUT', `/owner/organizations/${id}`, by, fields)
const validate = (fields: object, id?: number, by = anna) => call('POST', `/owner/organizations${id ? `/${id}` : ''}/validate`, by, fields)
let count = 0
const name = () => {
  count += 1
  return `Мастерская ${count}`
}
const created = async (fields: object = {}, by = anna): Promise<number> => {
  const { status, body } = await create({ name: name(), cityId: 881, ...fields }, by)
  expect([status, body.errors]).toEqual([200, undefined])
  return body.id
}
const picture = async (by = anna): Promise<string> => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#3a6' } })
    .png()
    .toBuffer()
  const { body } = await world.request({
    method: 'POST',
    url: '/api/uploads',
    token: by.token,
    ...(await formOf([{ name: 'logo.png', bytes, type: 'image/png' }])),
  })
  return body.uploadId
}
const stored = async () => (await world.db.selectFrom('organizations').select('id').execute()).length
const bell = async ({ token }: Person) => (await world.request({ url: '/api/user/notifications?paginationSize=50', token })).body._items

const moderated = async (id: number) => (await call('GET', `/organizations/${id}`, staff)).body.moderation

test('an approved organization with another name, type or number is reviewed again, with other details it is not (C343)', async () => {
  const title = name()
  const id = await created({ name: title, type: 'commercial' })
  const approve = () => world.db.updateTable('organizations').set({ moderation: 'approved' }).where('id', '=', id).execute()
  await approve()
  await change(id, { name: title, description: 'Шьём флаги', cityId: 882, url: 'https://flags.test' })
  expect(await moderated(id)).toBe('approved')
  for (const fields of [{ name: name() }, { name: title, type: 'state' }, { name: title, inn: '7736050003' }]) {
    await change(id, { name: title })
    await approve()
    expect([(await change(id, fields)).status, await moderated(id)]).toEqual([200, 'wait'])
  }
  // one of the installation has no author, whom the queue of staff needs
  await world.db.updateTable('organizations').set({ user_id: null, moderation: 'approved' }).where('id', '=', id).execute()
  const renamed = name()
  await change(id, { name: renamed })
  const { body } = await call('GET', `/admin/organizations?search=${encodeURIComponent(renamed)}`, staff)
  expect(body._items).toMatchObject([{ id, user: { id: anna.id }, moderation: 'wait' }])
})

test('all fields come back as they were sent; the author is an admin (V329, C342, C338)', async () => {
  const logo = await picture()
  const contacts = [
    { userId: anna.id, info: 'Директор', email: 'anna@people.test', phone: '+7 900 000-00-00' },
    { userId: null, info: 'Приёмная', email: '', phone: '' },
  ]
  const fields = {
    name: 'ООО «Пекарня Тесто»',
    type: 'ngo',
    cityId: 881,
    inn: '7707 083893',
    description: 'Печём\nхлеб',
    logo,
    activityTypes: ['employer'],
  }
  const id = await created({ ...fields, okvedIds: [10, 56], admins: [boris.id], contacts, url: 'https://testo.test/' })
  const { body } = await call('GET', `/owner/organizations/${id}`, anna)
  expect(body).toMatchObject({
    ...{ name: fields.name, type: 'ngo', city: 881, INN: '7707083893', description: 'Печём\nхлеб', activityTypes: ['employer'], okvedIds: [10, 56] },
    ...{ contacts, url: 'https://testo.test/', managed: true, moderation: 'wait', admins: [anna.id, boris.id] },
    logo: { uploadId: logo, mime: 'image/png' },
  })
  expect((await bell(boris))[0]).toMatchObject({ title: 'Вы администратор организации', text: expect.stringContaining('Пекарня Тесто') })
  expect((await letterTo(world, boris.email)).subject).toBe('Вы администратор организации')
  const { body: mine } = await call('GET', '/owner/organizations?search=тесто', anna)
  expect([mine._meta.perPage, mine._items.map((one: { id: number }) => one.id)]).toEqual([10, [id]])
})

test('a description has at most 2500 characters (V255)', async () => {
  const long = await create({ name: name(), description: 'я'.repeat(2501) })
  expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['description']])
  expect((await create({ name: name(), description: 'я'.repeat(2500) })).status).toBe(200)
})

test('activity types are employer, education, community and event_organizer (V328)', async () => {
  const all = ['employer', 'education', 'community', 'event_organizer']
  expect((await create({ name: name(), activityTypes: all })).body.activityTypes).toEqual(all)
  const wrong = await create({ name: name(), activityTypes: ['charity'] })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['activityTypes.0']])
})

test('contacts have userId, info, email and phone, and no other field (V319)', async () => {
  const contact = { userId: null, info: 'Касса', email: '', phone: '' }
  expect((await create({ name: name(), contacts: [{ ...contact, address: 'Мира, 1' }] })).body.errors).toHaveProperty('contacts.0.address')
  expect((await create({ name: name(), contacts: [{ ...contact, userId: boris.id }] })).body.errors).toHaveProperty('contacts.0.userId')
  expect((await create({ name: name(), contacts: [{ ...contact, email: 'no' }] })).body.errors).toHaveProperty('contacts.0.email')
})

test('wrong numbers, cities, classes, admins and logos of others are refused at their field, and nothing is stored', async () => {
  const before = await stored()
  const wrong: [object, string][] = [
    [{ inn: '7707083894' }, 'inn'],
    [{ cityId: 2_000_000_000 }, 'cityId'],
    [{ okvedIds: [4] }, 'okvedIds'],
    [{ admins: [999_999] }, 'admins'],
    [{ logo: await picture(boris) }, 'logo'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ name: 'ООО' }, 'name'],
    [{ owner: 1 }, 'owner'],
  ]
  for (const [fields, field] of wrong) {
    const { status, body } = await create({ name: name(), ...fields })
    expect([field, status, Object.keys(body.errors)]).toEqual([field, 422, [field]])
  }
  expect(await stored()).toBe(before)
})

test('a second organization with the same number is refused and the existing one named, also of ten at once (V323)', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => create({ name: `Близнецы ${'абвгдежзик'[index]}`, inn: '7736207543' })))
  const [winner] = answers.filter(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(9)
  for (const { body } of answers.filter(({ status }) => status === 422))
    expect(body).toMatchObject({ reason: 'organizationExists', duplicate: { id: winner?.body.id, name: winner?.body.name } })
  const own = await created()
  expect((await change(own, { name: name(), inn: '7736207543' })).body).toMatchObject({
    reason: 'organizationExists',
    duplicate: { id: winner?.body.id },
  })
})

test('without a number one organization of a city has a name, whatever its legal form, also of ten at once (A138)', async () => {
  const spellings = ['ООО «Русский Лён»', 'русский лён', 'АО "РУССКИЙ ЛЕН"', 'Русский  Лён', 'Russkij Len']
  const answers = await Promise.all([...spellings, ...spellings].map((spelling) => create({ name: spelling, cityId: 881 })))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect((await create({ name: 'Русский лён', cityId: 1 })).status).toBe(200)
})

test('validation of a new and of an existing organization stores nothing (V322, C340, C341)', async () => {
  const id = await created({ name: 'Текстильный дом «Ивушка»' })
  const before = await stored()
  const [fresh, existing] = [await validate({ name: '', inn: '1' }), await validate({ name: '' }, id)]
  expect([fresh.status, fresh.body.valid, Object.keys(fresh.body.errors)]).toEqual([200, false, ['name', 'inn']])
  expect([existing.status, existing.body.valid, Object.keys(existing.body.errors)]).toEqual([200, false, ['name']])
  expect((await validate({ name: 'Обсерватория', cityId: 881 })).body).toEqual({ valid: true, errors: {}, duplicate: null, exists: false })
  expect([await stored(), (await call('GET', `/owner/organizations/${id}`, anna)).body.name]).toEqual([before, 'Текстильный дом «Ивушка»'])
})

test('validation finds the same organization, and a similar name in the city without refusing it (V323)', async () => {
  const id = await created({ name: 'Фабрика мороженого «Полюс»', cityId: 2, inn: null })
  const same = (await validate({ name: 'ООО Фабрика мороженого Полюс', cityId: 2 }, undefined, boris)).body
  expect(same).toMatchObject({ valid: false, errors: { name: [expect.any(String)] }, duplicate: { id, managed: false } })
  const similar = (await validate({ name: 'Фабрика мороженное «Полюс»', cityId: 2 }, undefined, boris)).body
  expect(similar).toMatchObject({ valid: true, errors: {}, duplicate: { id } })
  expect((await validate({ name: 'Фабрика мороженное «Полюс»', cityId: 1 })).body.duplicate).toBeNull()
  expect((await validate({ name: 'Фабрика мороженого «Полюс»', cityId: 2 }, id)).body.duplicate).toBeNull()
})

test('only admins change an organization; fields that are not sent stay (V278, C343)', async () => {
  const id = await created({ description: 'Было', url: 'https://a.test/', admins: [] })
  expect((await change(id, { name: 'Чужое' }, boris)).status).toBe(403)
  expect((await change(id, { name: 'Чужое' }, staff)).status).toBe(403)
  expect((await change(999_999, { name: 'Чужое' })).status).toBe(404)
  const answer = await change(id, { name: 'Гончарная мастерская', description: 'Стало' })
  expect(answer.body).toMatchObject({ id, name: 'Гончарная мастерская', description: 'Стало', url: 'https://a.test/' })
  const sentBack = await change(id, answer.body)
  expect([sentBack.status, sentBack.body.errors]).toEqual([200, undefined])
})

test('a replaced logo is released, and stays when its sender is erased', async () => {
  const [first, second] = [await picture(), await picture()]
  const id = await created({ logo: first })
  expect((await change(id, { name: name(), logo: second })).body.logo.uploadId).toBe(second)
  const uploads = await world.db.selectFrom('uploads').select(['id', 'is_claimed', 'owner_id']).where('id', 'in', [first, second]).execute()
  expect(uploads.find((upload) => upload.id === first)?.is_claimed).toBe(false)
  expect(uploads.find((upload) => upload.id === second)).toMatchObject({ is_claimed: true, owner_id: null })
  expect((await change(id, { name: name(), logo: null })).body.logo).toBeNull()
})

test('groups are added and removed, twice harmlessly (V332, C339, C344, C345)', async () => {
  const id = await created()
  const groups = async () => (await call('GET', `/owner/organizations/${id}/groups`, anna)).body._items.map((group: { id: number }) => group.id)
  for (let time = 0; time < 2; time += 1) expect((await call('POST', `/owner/organizations/${id}/groups`, anna, { groupId: 3 })).status).toBe(200)
  expect(await groups()).toEqual([3])
  expect((await call('POST', `/owner/organizations/${id}/groups`, anna, { groupId: 9999 })).body.errors).toHaveProperty('groupId')
  for (let time = 0; time < 2; time += 1) expect((await call('DELETE', `/owner/organizations/${id}/groups/3`, anna)).status).toBe(200)
  expect(await groups()).toEqual([])
  expect((await call('GET', `/owner/organizations/${id}/groups`, boris)).status).toBe(403)
})

test('of two groups at once only one takes the last place (C344)', async () => {
  const id = await created()
  const all = Array.from({ length: 19 }, (_, index) => index + 100)
  const { answers } = await world.db.transaction().execute(async (tx) => {
    await tx.updateTable('organizations').set({ group_ids: all }).where('id', '=', id).execute()
    const answers = Promise.all([1, 2].map((groupId) => call('POST', `/owner/organizations/${id}/groups`, anna, { groupId })))
    await untilWaiting(world, 2)
    return { answers }
  })
  expect((await answers).map(({ body }) => body.reason ?? 'ok').toSorted()).toEqual(['ok', 'tooManyEntries'])
})

test('admins are added and removed with a notification, never the last one (C347, C348)', async () => {
  const id = await created()
  const add = (userId: number) => call('POST', `/owner/organizations/${id}/admins`, anna, { userId })
  expect((await add(boris.id)).body._items.map((admin: { id: number }) => admin.id)).toEqual([anna.id, boris.id])
  expect((await add(boris.id)).body).toMatchObject({ status: 409, reason: 'alreadyOrganizationAdmin' })
  expect((await add(999_999)).status).toBe(404)
  expect((await call('DELETE', `/owner/organizations/${id}/admins/${boris.id}`, anna)).status).toBe(200)
  expect((await bell(boris))[0]).toMatchObject({ title: 'Права администратора сняты' })
  expect((await call('GET', `/owner/organizations/${id}`, boris)).status).toBe(403)
  expect((await call('DELETE', `/owner/organizations/${id}/admins/${anna.id}`, anna)).body).toMatchObject({
    status: 409,
    reason: 'lastOrganizationAdmin',
  })
  expect((await change(id, { name: name(), admins: [] })).body).toMatchObject({ status: 409, reason: 'lastOrganizationAdmin' })
  expect((await change(id, { name: name(), admins: [boris.id] })).body).toMatchObject({ admins: [boris.id], managed: false })
})

test('staff approve an organization, which lists it, or decline it with a comment; the author is notified (C418, C419)', async () => {
  const [good, bad] = [await created({ name: 'Верфь «Каравелла»' }), await created({ name: 'Верфь «Обман»' })]
  const listed = async () => (await call('GET', '/organizations?search=верфь', boris)).body._items.map((one: { id: number }) => one.id)
  expect(await listed()).toEqual([])
  const [item] = (await call('GET', `/admin/organizations?id=${good}`, staff)).body._items
  expect(item).toMatchObject({ name: 'Верфь «Каравелла»', moderation: 'wait', user: { id: anna.id, name: 'Анна Седова' } })
  expect((await call('POST', `/admin/organizations/${good}/decision`, staff, { decision: 'approved', version: item.version })).status).toBe(200)
  expect((await call('POST', `/admin/organizations/${good}/decision`, staff, { decision: 'approved' })).body.reason).toBe('alreadyDecided')
  const declined = { decision: 'declined', reason: 'notConfirmed', comment: 'Нет в реестре' }
  expect((await call('POST', `/admin/organizations/${bad}/decision`, staff, declined)).status).toBe(200)
  expect(await listed()).toEqual([good])
  world.clock.advance(31_000)
  expect((await letterTo(world, anna.email, 2)).subject).toBe('Организация проверена')
  const texts = (await bell(anna)).map(({ text }: { text: string }) => text)
  expect(texts).toContain('«Верфь «Каравелла»»: проверка пройдена, организация в каталоге')
  expect((await change(bad, { name: 'Верфь «Честная»' })).body).toMatchObject({ moderation: 'wait', moderationComment: null })
})
