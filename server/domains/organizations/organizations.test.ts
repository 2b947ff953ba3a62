import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let anna: Person
let boris: Person
let staff: Person

beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Седова' })
  boris = await world.given.person({ firstName: 'Борис', lastName: 'Ким' })
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
afterAll(() => world.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, person?: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, ...(person && { token: person.token }), ...(body && { body }) })
const get = async (path: string, person?: Person) => (await call('GET', path, person)).body
const idsOf = async (path: string, person?: Person): Promise<number[]> => (await get(path, person))._items.map(({ id }: { id: number }) => id)
const organization = async (values: object = {}) => {
  const { id } = await world.given.organization()
  if (Object.keys(values).length > 0) await world.db.updateTable('organizations').set(values).where('id', '=', id).execute()
  return id
}

test('the catalogue has 10 organizations a page and its search 9 (V330, C329, C330)', async () => {
  for (let index = 0; index < 12; index += 1) await organization({ name: `Пекарня ${index}` })
  const [catalogue, search] = [await get('/organizations'), await get('/organizations/search?q=пекарня')]
  expect([catalogue._meta.perPage, catalogue._items.length, search._meta.perPage, search._items.length]).toEqual([10, 10, 9, 9])
  expect(search._meta).toMatchObject({ totalCount: 12, pageCount: 2 })
  expect(await idsOf('/organizations/search?q=пекарня&paginationPage=2')).toHaveLength(3)
})

test('filters: words in any script, number, city, types, activities and groups; declined and pending ones are not listed (C329)', async () => {
  const mill = await organization({ name: 'ООО «Мельница Восток»', city_id: 1, type: 'commercial', inn: '7707083893', activity_types: ['employer'] })
  const school = await organization({
    name: 'Мельница знаний',
    city_id: 2,
    type: 'university',
    activity_types: ['education', 'community'],
    group_ids: [2],
  })
  await organization({ name: 'Мельница отказа', moderation: 'declined' })
  await organization({ name: 'Мельница ожидания', moderation: 'wait' })
  const found = (query: string) => idsOf(`/organizations?${query}`)
  expect(new Set(await found('search=мельница'))).toEqual(new Set([mill, school]))
  expect(await found('search=MELNICA vostok')).toEqual([mill])
  expect(await found('search=7707083893')).toEqual([mill])
  expect(await found('search=мельница&cityId=2')).toEqual([school])
  expect(await found('search=мельница&types=university,media')).toEqual([school])
  expect(await found('search=мельница&activityTypes=community')).toEqual([school])
  expect(await found('search=мельница&groupIds=2,3')).toEqual([school])
  expect((await call('GET', '/organizations?types=castle')).status).toBe(422)
})

test('sorts: by subscribers, by name, the newest first (C329)', async () => {
  const [first, second] = [
    await organization({ name: 'Яшма сорт', subscriber_count: 5, created_at: '2026-01-01' }),
    await organization({ name: 'Агат сорт', subscriber_count: 9, created_at: '2025-01-01' }),
  ]
  expect(await idsOf('/organizations?search=сорт')).toEqual([second, first])
  expect(await idsOf('/organizations?search=сорт&sort=name')).toEqual([second, first])
  expect(await idsOf('/organizations?search=сорт&sort=date')).toEqual([first, second])
})

test('a page has groups, the managed flag, stat and contacts of four fields (V320, V319, C332)', async () => {
  const id = await organization({ group_ids: [1], description: 'Печём хлеб', okved_ids: [10] })
  await world.db.insertInto('organization_admins').values({ organization_id: id, user_id: anna.id, created_at: world.clock.now() }).execute()
  const contact = { organization_id: id, position: 0, user_id: anna.id, info: 'Директор', email: 'a@people.test', phone: '+7 900' }
  await world.db.insertInto('organization_contacts').values(contact).execute()
  const event = await world.given.event({ organizationId: id })
  await world.db.updateTable('event_seats').set({ offline_taken: 3 }).where('event_id', '=', event.id).execute()
  const [own, strange] = [await get(`/organizations/${id}`, anna), await get(`/organizations/${id}`)]
  expect([own.managed, strange.managed, own.subscribed]).toEqual([true, false, false])
  expect(own).toMatchObject({ stat: { events: 1, subscribers: 0, participants: 3 }, admins: [anna.id], okvedIds: [10], okveds: [{ code: '10' }] })
  expect(strange).toMatchObject({ groups: [{ id: 1, name: 'Участники технопарков' }], stat: { events: 1 } })
  expect(strange.contacts).toEqual([{ userId: anna.id, info: 'Директор', email: 'a@people.test', phone: '+7 900' }])
})

test('a pending organization is open to those with its address, a declined one to admins and staff (C332)', async () => {
  const [pending, declined] = [await organization({ moderation: 'wait' }), await organization({ moderation: 'declined' })]
  await world.db.insertInto('organization_admins').values({ organization_id: declined, user_id: anna.id, created_at: world.clock.now() }).execute()
  const statuses = async (id: number) =>
    Promise.all([undefined, boris, anna, staff].map(async (person) => (await call('GET', `/organizations/${id}`, person)).status))
  expect(await statuses(pending)).toEqual([200, 200, 200, 200])
  expect(await statuses(declined)).toEqual([404, 404, 200, 200])
})

test('the number of a natural person is for admins and staff, that of a company for everybody', async () => {
  const [person, company] = [await organization({ inn: '500100732259', type: 'individual' }), await organization({ inn: '7736207543' })]
  await world.db.insertInto('organization_admins').values({ organization_id: person, user_id: anna.id, created_at: world.clock.now() }).execute()
  const shown = (id: number) => Promise.all([undefined, boris, anna, staff].map(async (reader) => (await get(`/organizations/${id}`, reader)).INN))
  expect(await shown(person)).toEqual([null, null, '500100732259', '500100732259'])
  expect(new Set(await shown(company))).toEqual(new Set(['7736207543']))
})

test('users subscribe and unsubscribe, twice harmlessly; counter and list follow, also of ten at once (V321, C211, C212, C213)', async () => {
  const id = await organization()
  const subscribers = async () => (await get(`/organizations/${id}`, boris)).stat.subscribers
  const subscribe = (verb: string) => call('POST', `/participant/organizations/${id}/${verb}`, boris)
  expect((await Promise.all(Array.from({ length: 10 }, () => subscribe('subscribe')))).map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect([await subscribers(), (await get(`/organizations/${id}`, boris)).subscribed]).toEqual([1, true])
  expect(await idsOf('/participant/organizations', boris)).toEqual([id])
  expect(await idsOf('/participant/organization-subscriptions', boris)).toEqual([id])
  await Promise.all(Array.from({ length: 10 }, () => subscribe('unsubscribe')))
  expect([await subscribers(), await idsOf('/participant/organizations', boris)]).toEqual([0, []])
  expect((await get('/participant/organizations', boris))._meta.perPage).toBe(10)
})

test('many subscribers at once are all counted', async () => {
  const id = await organization()
  const crowd = await world.given.crowd(30)
  await Promise.all(crowd.map(({ token }) => world.request({ method: 'POST', url: `/api/participant/organizations/${id}/subscribe`, token })))
  expect((await get(`/organizations/${id}`, boris)).stat.subscribers).toBe(30)
})

test('classes of activities are found by code and by words in any case (V331, C331)', async () => {
  const codes = async (q: string) =>
    (await get(`/organizations/search-okved?q=${encodeURIComponent(q)}`))._items.map(({ code }: { code: string }) => code)
  expect(await codes('62')).toEqual(['62'])
  expect(await codes('программ')).toContain('62')
  expect(await codes('ОБЕСПЕЧЕНИЯ программного')).toEqual(['62'])
  expect(await codes('computer programming')).toEqual(['62'])
  // as papers of companies name it
  expect(await codes('62.01.1')).toEqual(['62'])
  expect(await codes('абракадабра')).toEqual([])
  const all = await get('/organizations/search-okved')
  expect(all._meta).toMatchObject({ totalCount: 109, perPage: 20 })
  expect((await get('/organizations/search-okved?q=образование&paginationPage=9'))._meta.totalCount).toBeGreaterThan(0)
})

test('groups are listed in the language of the reader (C333)', async () => {
  const { body } = await world.request({ url: '/api/organization-groups', headers: { 'accept-language': 'en' } })
  expect(body._items).toContainEqual({ id: 3, name: 'Exporters' })
})

test('one complaint of a user about an organization waits for staff at a time (C334, C408)', async () => {
  const id = await organization({ name: 'Обещатели' })
  const body = { reason: 'fraud', text: 'Нет такой компании' }
  expect((await call('POST', `/organization/${id}/claims`, boris, body)).body).toEqual({ ok: true })
  expect((await call('POST', `/organizations/${id}/claims`, boris, body)).body).toMatchObject({ status: 409, reason: 'alreadyClaimed' })
  const [claim] = (await get('/admin/claims?search=обещатели&cityId=881', staff))._items
  expect(claim).toMatchObject({ targetType: 'organization', targetId: id, targetName: 'Обещатели', userId: boris.id, reason: 'fraud' })
  expect((await call('POST', '/organization/999999/claims', boris, body)).status).toBe(404)
})

test('an accepted complaint takes the organization out of the catalogue and tells its admins; undone, it is back (C408)', async () => {
  await world.startWorkers()
  const id = await organization({ name: 'Обманщики' })
  await world.db.insertInto('organization_admins').values({ organization_id: id, user_id: anna.id, created_at: world.clock.now() }).execute()
  await call('POST', `/organization/${id}/claims`, boris, { reason: 'fraud', text: 'Берут предоплату' })
  const [claim] = (await get('/admin/claims?search=обманщики', staff))._items
  const accept = async () =>
    (await call('POST', `/admin/claims/${claim.id}/decision`, staff, { decision: 'accepted', comment: 'Докажите адрес' })).body
  const { decisionId } = await accept()
  expect(await idsOf('/organizations/search?q=обманщики')).toEqual([])
  expect(await get(`/owner/organizations/${id}`, anna)).toMatchObject({ moderation: 'declined', moderationComment: null })
  expect((await call('POST', `/admin/decisions/${decisionId}/undo`, staff)).status).toBe(200)
  expect(await idsOf('/organizations/search?q=обманщики')).toEqual([id])
  await accept()
  world.clock.advance(31_000)
  await world.sendMessages()
  const [notice] = (await get('/user/notifications', anna))._items
  expect(notice).toMatchObject({ title: 'Организация закрыта по жалобе' })
  expect((await call('PUT', `/owner/organizations/${id}`, anna, { name: 'Обманщики', url: 'https://honest.test' })).body.moderation).toBe('wait')
})

test('the number of a natural person finds nothing in the catalogue, but its admins find it (C330)', async () => {
  const id = await organization({ name: 'Мастер Ли', type: 'individual', inn: '900101300007' })
  await world.db.insertInto('organization_admins').values({ organization_id: id, user_id: anna.id, created_at: world.clock.now() }).execute()
  expect(await idsOf('/organizations/search?q=900101300007', boris)).toEqual([])
  expect(await idsOf('/owner/organizations?search=900101300007', anna)).toEqual([id])
})

test('a subscriber leaves an organization that staff have declined; others do not see it', async () => {
  const id = await organization({ name: 'Уходящие' })
  await call('POST', `/participant/organizations/${id}/subscribe`, boris)
  await world.db.updateTable('organizations').set({ moderation: 'declined' }).where('id', '=', id).execute()
  expect((await call('POST', `/participant/organizations/${id}/unsubscribe`, boris)).body).toEqual({ subscribed: false })
  expect((await call('POST', `/participant/organizations/${id}/unsubscribe`, boris)).status).toBe(404)
})

test('suggestions: employer, own events and email; hidden for the caller only (V327, C346)', async () => {
  const vera = await world.given.person({ email: 'vera@zavod-topaz.test' })
  const gleb = await world.given.person({ email: 'gleb@zavod-topaz.test' })
  const byEmail = await organization({ name: 'Завод «Топаз»', url: 'https://www.zavod-topaz.test/about' })
  const byJob = await organization({ name: 'ООО «Лазурит»' })
  const byEvents = await organization({ name: 'Клуб Оникс' })
  await organization({ name: 'Чужая', url: 'https://other.test' })
  const company = { name: 'Лазурит', url: 'https://lazurit.test', is_approved: true, created_at: world.clock.now() }
  const { id: company_id } = await world.db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  const job = { user_id: vera.id, position: 'Директор', company_id, date_start: '2020-01-01', is_present: true, created_at: world.clock.now() }
  await world.db.insertInto('employments').values(job).execute()
  await world.given.event({ owner: vera, organizationId: byEvents })
  const suggested = async (person: Person) =>
    (await get('/owner/organizations/suggestions', person))._items.map(({ id, reason }: { id: number; reason: string }) => [id, reason])
  expect(await suggested(vera)).toEqual([
    [byJob, 'employer'],
    [byEvents, 'events'],
    [byEmail, 'email'],
  ])
  for (let time = 0; time < 2; time += 1)
    expect((await call('POST', `/owner/organizations/${byEmail}/hide-suggestion`, vera)).body).toEqual({ ok: true })
  expect((await suggested(vera)).map(([id]: [number]) => id)).toEqual([byJob, byEvents])
  expect((await suggested(gleb)).map(([id]: [number]) => id)).toEqual([byEmail])
  await sql`update users set email_confirmed_at = null where id = ${gleb.id}`.execute(world.db)
  expect(await suggested(gleb)).toEqual([])
})
