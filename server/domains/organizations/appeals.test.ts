import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { formOf } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let anna: Person
let boris: Person
let stranger: Person
let staff: Person
let id: number

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
afterAll(() => world.close())
beforeEach(async () => {
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Седова' })
  boris = await world.given.person({ firstName: 'Борис', lastName: 'Ким' })
  stranger = await world.given.person()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
  id = (await world.given.organization('Оранжерея')).id
  await world.db.insertInto('organization_admins').values({ organization_id: id, user_id: anna.id, created_at: world.clock.now() }).execute()
})

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, person: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, token: person.token, ...(body && { body }) })
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const upload = async (by: Person): Promise<string> => {
  const sent = await formOf([{ name: 'order.pdf', bytes: pdf, type: 'application/pdf' }], { purpose: 'appeal' })
  return (await world.request({ method: 'POST', url: '/api/uploads', token: by.token, ...sent })).body.uploadId
}
const appeal = async (by = boris, organizationId = id) =>
  call('POST', `/organization/${organizationId}/appeals`, by, { text: 'Я работаю здесь', documentUploadId: await upload(by) })
const sent = async (by = boris): Promise<number> => (await appeal(by)).body.id
const listed = async (by = anna) => (await call('GET', `/owner/organizations/${id}/appeals`, by)).body._items
const decide = (appealId: number, decision: string, by = anna) =>
  call('POST', `/owner/organizations/${id}/appeals/${appealId}/decision`, by, { decision, comment: 'Проверили' })
const staffDecide = (appealId: number, body: object, by = staff) => call('POST', `/admin/organization-appeals/${appealId}/decision`, by, body)
const admins = async (): Promise<number[]> => (await call('GET', `/organizations/${id}`, anna)).body.admins
const bell = async ({ token }: Person) => (await world.request({ url: '/api/user/notifications', token })).body._items

test('a user asks for the rights of an admin with a document; the admins are notified (V324, C335, C349)', async () => {
  const without = await call('POST', `/organization/${id}/appeals`, boris, { text: 'Пустите' })
  expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['documentUploadId']])
  const { status, body } = await appeal()
  expect([status, body.status]).toEqual([200, 'wait'])
  expect(body).toMatchObject({ orgId: id, userId: boris.id, text: 'Я работаю здесь', document: { name: 'order.pdf' } })
  expect((await listed()).map((one: { id: number }) => one.id)).toEqual([body.id])
  expect((await bell(anna))[0]).toMatchObject({ type: 16, text: 'Борис Ким просит права администратора: «Оранжерея»' })
  expect((await call('GET', `/organizations/${id}`, boris)).body.appeal).toMatchObject({ id: body.id, status: 'wait' })
  expect((await appeal()).body).toMatchObject({ status: 409, reason: 'appealWaiting' })
})

test('a new admin does not remove the other admins while the own approval can be undone, and the undoing leaves the organization to them', async () => {
  const { decisionId } = (await staffDecide(await sent(), { decision: 'approved' })).body
  await world.db.insertInto('organization_contacts').values({ organization_id: id, position: 1, user_id: boris.id, info: 'Борис' }).execute()
  const remove = () => call('DELETE', `/owner/organizations/${id}/admins/${anna.id}`, boris)
  expect((await remove()).body).toMatchObject({ status: 409, reason: 'freshOrganizationAdmin' })
  const renamed = {
    method: 'PUT' as const,
    url: `/api/owner/organizations/${id}`,
    token: boris.token,
    body: { name: 'Оранжерея', admins: [boris.id] },
  }
  expect((await world.request(renamed)).body.reason).toBe('freshOrganizationAdmin')
  // an accomplice could remove them
  const accomplice = await world.given.person()
  const request = await sent(accomplice)
  expect((await decide(request, 'approved', boris)).body.reason).toBe('freshOrganizationAdmin')
  const appointed = await call('POST', `/owner/organizations/${id}/admins`, boris, { userId: accomplice.id })
  const both = await world.request({ ...renamed, body: { name: 'Оранжерея', admins: [anna.id, boris.id, accomplice.id] } })
  expect([appointed.body.reason, both.body.reason, await admins()]).toEqual(['freshOrganizationAdmin', 'freshOrganizationAdmin', [anna.id, boris.id]])
  expect((await call('POST', `/admin/decisions/${decisionId}/undo`, staff)).status).toBe(200)
  expect(await admins()).toEqual([anna.id])
  expect((await call('GET', `/organizations/${id}`, anna)).body.contacts).toMatchObject([{ userId: null, info: 'Борис' }])
  const again = (await listed()).find(({ userId }: { userId: number }) => userId === boris.id)
  await staffDecide(again.id, { decision: 'approved' })
  world.clock.advance(31_000)
  expect((await remove()).status).toBe(200)
})

test('an admin who asks is refused: user already admin (V325)', async () => {
  const { body } = await appeal(anna)
  expect(body).toMatchObject({ status: 409, reason: 'alreadyOrganizationAdmin', message: 'Пользователь уже администратор этой организации.' })
  const english = await world.request({
    ...{ method: 'POST', url: `/api/organization/${id}/appeals`, token: anna.token, headers: { 'accept-language': 'en' } },
    body: { documentUploadId: await upload(anna) },
  })
  expect(english.body.message).toMatch(/user is already an admin/)
})

test('of ten requests at once one waits', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => appeal()))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
})

test('the document is for its author, the admins and staff', async () => {
  const { body } = await appeal()
  const status = async (person?: Person) => (await world.request({ url: body.document.url, ...(person && { token: person.token }) })).status
  const outsider = await world.given.person()
  const other = (await world.given.organization('Другая')).id
  await world.db.insertInto('organization_admins').values({ organization_id: other, user_id: outsider.id, created_at: world.clock.now() }).execute()
  const readers = [boris, anna, staff, stranger, outsider, undefined]
  expect(await Promise.all(readers.map(status))).toEqual([200, 200, 200, 404, 404, 404])
})

test('a pending request is withdrawn by its author or cleared by an admin, and its document goes (V326, C336)', async () => {
  const first = await sent()
  expect((await call('DELETE', `/organization/${id}/appeals/${first}`, stranger)).status).toBe(403)
  expect((await call('DELETE', `/organization/${id}/appeals/${first}`, boris)).body).toEqual({ ok: true })
  expect(await listed()).toEqual([])
  expect((await call('DELETE', `/organizations/${id}/appeals/${first}`, boris)).status).toBe(404)
  const second = await sent()
  expect((await call('DELETE', `/organizations/${id}/appeals/${second}`, anna)).status).toBe(200)
  const third = await sent()
  await decide(third, 'declined')
  expect((await call('DELETE', `/organization/${id}/appeals/${third}`, boris)).body).toMatchObject({ status: 409, reason: 'appealDecided' })
  const loose = await world.db.selectFrom('uploads').select('id').where('owner_id', '=', boris.id).where('is_claimed', '=', false).execute()
  expect(loose).toHaveLength(2)
})

test('an approved request makes the user an admin and notifies them by bell and email (V333, C350)', async () => {
  const appealId = await sent()
  expect((await decide(appealId, 'approved', boris)).status).toBe(403)
  expect((await decide(appealId, 'approved', stranger)).status).toBe(403)
  expect((await decide(appealId, 'approved')).body).toMatchObject({ status: 'approved', comment: 'Проверили' })
  expect(await admins()).toEqual([anna.id, boris.id])
  expect((await bell(boris))[0]).toMatchObject({ text: '«Оранжерея»: теперь вы администратор' })
  const letter = await letterTo(world, boris.email)
  expect([letter.subject, letter.text.includes('Проверили')]).toEqual(['Ответ на запрос прав', true])
  expect((await decide(appealId, 'declined')).body).toMatchObject({ status: 409, reason: 'appealDecided' })
})

test('a declined request leaves the admins as they are; the user may ask again', async () => {
  const appealId = await sent()
  await decide(appealId, 'declined')
  expect([await admins(), (await bell(boris))[0].text]).toEqual([[anna.id], '«Оранжерея»: в правах администратора отказано'])
  expect((await appeal()).body.reason).toBe('appealWaiting')
  world.clock.advance(31_000)
  expect((await appeal()).status).toBe(200)
})

test('staff decide, and may undo an appointment within 30 seconds (V333, C406, C407)', async () => {
  const appealId = await sent()
  const [item] = (await call('GET', `/admin/organization-appeals?search=оранжерея&id=${appealId}`, staff)).body._items
  expect(item).toMatchObject({ orgId: id, organization: { name: 'Оранжерея', adminCount: 1 }, user: { name: 'Борис Ким' }, status: 'wait' })
  const made = await staffDecide(appealId, { decision: 'approved', version: item.version })
  expect([made.status, await admins()]).toEqual([200, [anna.id, boris.id]])
  expect((await decide(appealId, 'declined')).body.reason).toBe('appealDecided')
  expect((await call('POST', `/admin/decisions/${made.body.decisionId}/undo`, staff)).status).toBe(200)
  expect([await admins(), (await listed())[0].status]).toEqual([[anna.id], 'wait'])
  await staffDecide(appealId, { decision: 'approved' })
  world.clock.advance(31_000)
  expect((await letterTo(world, boris.email)).subject).toBe('Ответ на запрос прав')
})

test('staff decide about no request of their own', async () => {
  const appealId = await sent(staff)
  expect((await staffDecide(appealId, { decision: 'approved' })).body.reason).toBe('ownRequest')
})

test('a pending request of a user who was made an admin is approved with it', async () => {
  await sent()
  await call('POST', `/owner/organizations/${id}/admins`, anna, { userId: boris.id })
  expect((await listed()).map((one: { status: string }) => one.status)).toEqual(['approved'])
})
