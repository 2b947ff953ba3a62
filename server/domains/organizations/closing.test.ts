import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let anna: Person
let boris: Person
let staff: Person
let id: number
let name: string
let count = 0

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
  staff = await world.given.person({ roles: ['crm_tk_staff'] })
})
beforeEach(async () => {
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Седова' })
  boris = await world.given.person({ firstName: 'Борис', lastName: 'Ким' })
  count += 1
  name = `Обманщики номер ${count}`
  id = (await world.given.organization()).id
  await change({ name, user_id: anna.id })
  await world.db.insertInto('organization_admins').values({ organization_id: id, user_id: anna.id, created_at: world.clock.now() }).execute()
})
afterAll(() => world.close())

const call = (method: 'GET' | 'POST' | 'PUT', path: string, person?: Person, body?: object) =>
  world.request({ method, url: `/api${path}`, ...(person && { token: person.token }), ...(body && { body }) })
const change = (values: object) => world.db.updateTable('organizations').set(values).where('id', '=', id).execute()
const stored = () => world.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const claimBy = async (person: Person, text = 'Берут предоплату') => {
  await call('POST', `/organization/${id}/claims`, person, { reason: 'fraud', text })
  const claim = await world.db.selectFrom('claims').select('id').where('user_id', '=', person.id).executeTakeFirstOrThrow()
  return claim.id
}
const decideClaim = (claimId: number, body: object, by = staff) => call('POST', `/admin/claims/${claimId}/decision`, by, body)
const review = (body: object, by = staff) => call('POST', `/admin/organizations/${id}/decision`, by, body)
const save = () => call('PUT', `/owner/organizations/${id}`, anna, { name })
const statuses = async () =>
  Promise.all([undefined, boris, anna, staff].map(async (person) => (await call('GET', `/organizations/${id}`, person)).status))

test('an organization that a complaint has closed stays closed after its author saves, until staff approve it (C408)', async () => {
  await decideClaim(await claimBy(boris), { decision: 'accepted' })
  expect(await statuses()).toEqual([404, 404, 200, 200])
  expect((await save()).body).toMatchObject({ moderation: 'wait', closed: { reason: 'fraud' } })
  expect(await statuses()).toEqual([404, 404, 200, 200])
  const validity = (await call('POST', '/owner/organizations/validate', boris, { name, cityId: 881 })).body
  expect(validity).toMatchObject({ duplicate: null })
  const [waiting] = (await call('GET', `/admin/organizations?id=${id}`, staff)).body._items
  expect(waiting).toMatchObject({ moderation: 'wait', closed: { reason: 'fraud', at: world.clock.now().toISOString() } })
  const { body } = await review({ decision: 'approved' })
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await call('POST', `/admin/decisions/${body.decisionId}/undo`, staff)
  expect(await statuses()).toEqual([404, 404, 200, 200])
  await review({ decision: 'declined', reason: 'wrongData' })
  await save()
  expect(await statuses()).toEqual([404, 404, 200, 200])
})

test.each(['wait', 'declined', 'approved'])('a complaint closes an organization that was %s, and its undo restores the state', async (moderation) => {
  await change({ moderation, moderation_comment: 'Раньше' })
  await world.db
    .insertInto('claims')
    .values({ target_type: 'organization', organization_id: id, user_id: boris.id, reason: 'spam', created_at: world.clock.now() })
    .execute()
  const claimId = await claimBy(boris)
  const before = await stored()
  const { decisionId } = (await decideClaim(claimId, { decision: 'accepted' })).body
  expect(await stored()).toMatchObject({ moderation: 'declined', closed_reason: 'spam', moderation_comment: null })
  await call('POST', `/admin/decisions/${decisionId}/undo`, staff)
  expect(await stored()).toEqual(before)
})

test('the accused admin learns of the complaint and the way back, neither its author nor the comment for them', async () => {
  await decideClaim(await claimBy(boris, 'Тайный текст жалобы'), { decision: 'accepted', comment: 'Спасибо, Борис' })
  world.clock.advance(31_000)
  const toAccused = await letterTo(world, anna.email)
  expect(toAccused.subject).toBe('Организация закрыта по жалобе')
  expect(toAccused.text).toContain('Исправьте сведения и сохраните')
  const managed = (await call('GET', `/owner/organizations/${id}`, anna)).body
  for (const shown of [toAccused.text, JSON.stringify(managed)]) expect(shown).not.toMatch(/Борис|Тайный/)
  expect(managed).toMatchObject({ closed: { reason: 'fraud' }, moderationComment: null })
  expect((await letterTo(world, boris.email)).text).toContain('Спасибо, Борис')
})

test('other complaints about the organization are accepted with it, their authors notified once, and wait again after an undo', async () => {
  const vera = await world.given.person({})
  const [first, second, own] = [await claimBy(boris), await claimBy(vera), await claimBy(staff)]
  const states = async () =>
    (await world.db.selectFrom('claims').select('status').where('organization_id', '=', id).orderBy('id').execute()).map(({ status }) => status)
  const { decisionId } = (await decideClaim(first, { decision: 'accepted', comment: 'Для Бориса' })).body
  expect(await states()).toEqual(['accepted', 'accepted', 'wait'])
  expect((await decideClaim(second, { decision: 'dismissed', reason: 'notConfirmed' })).body.reason).toBe('alreadyDecided')
  expect((await decideClaim(own, { decision: 'accepted' })).body.reason).toBe('ownRequest')
  await call('POST', `/admin/decisions/${decisionId}/undo`, staff)
  expect(await states()).toEqual(['wait', 'wait', 'wait'])
  await decideClaim(first, { decision: 'accepted', comment: 'Для Бориса' })
  world.clock.advance(31_000)
  const letter = await letterTo(world, vera.email)
  expect(letter.text).toContain(`«${name}»: жалоба подтвердилась`)
  expect(letter.text).not.toContain('Для Бориса')
  expect(await world.inbox(vera.email)).toHaveLength(1)
})

test('an organization that a complaint has closed is no partner of a place', async () => {
  const place = await world.given.place('Двор')
  await world.db.insertInto('place_partners').values({ place_id: place.id, organization_id: id, position: 0 }).execute()
  const partners = async () => (await call('GET', `/places/${place.id}?expand=partners`)).body.partners.map((one: { name: string }) => one.name)
  expect(await partners()).toEqual([name])
  const { decisionId } = (await decideClaim(await claimBy(boris), { decision: 'accepted' })).body
  expect(await partners()).toEqual([])
  await call('POST', `/admin/decisions/${decisionId}/undo`, staff)
  expect(await partners()).toEqual([name])
})

test('a save before the decision is final loses no notice, and an undo opens the organization again', async () => {
  const vera = await world.given.person({})
  const first = await claimBy(boris)
  await claimBy(vera)
  const { decisionId } = (await decideClaim(first, { decision: 'accepted' })).body
  await save()
  await call('POST', `/admin/decisions/${decisionId}/undo`, staff)
  expect(await stored()).toMatchObject({ moderation: 'wait', closed_reason: null, closed_at: null })
  await decideClaim(first, { decision: 'accepted' })
  await save()
  world.clock.advance(31_000)
  expect((await letterTo(world, anna.email)).subject).toBe('Организация закрыта по жалобе')
  expect((await letterTo(world, vera.email)).text).toContain('жалоба подтвердилась')
})

test('staff neither decide about their organization nor read and decide complaints against it or against their event', async () => {
  const insider = await world.given.person({ roles: ['crm_tk_staff'] })
  await world.db.insertInto('organization_admins').values({ organization_id: id, user_id: insider.id, created_at: world.clock.now() }).execute()
  const claimId = await claimBy(boris)
  for (const decision of [{ decision: 'accepted' }, { decision: 'dismissed', reason: 'notConfirmed' }])
    expect(await decideClaim(claimId, decision, insider)).toMatchObject({ status: 403, body: { reason: 'ownRequest' } })
  await change({ moderation: 'wait' })
  expect((await review({ decision: 'approved' }, insider)).body.reason).toBe('ownRequest')
  const event = await world.given.event({ owner: insider })
  const vera = await world.given.person({})
  await call('POST', `/events/${event.id}/claims`, vera, { reason: 'spam' })
  const about = await world.db.selectFrom('claims').select('id').where('event_id', '=', event.id).executeTakeFirstOrThrow()
  expect((await decideClaim(about.id, { decision: 'dismissed', reason: 'notConfirmed' }, insider)).body.reason).toBe('ownRequest')
  const readBy = async (person: Person) => {
    const { _items, _meta } = (await call('GET', '/admin/claims?status=wait&paginationSize=50', person)).body
    const read = _items.map((claim: { id: number }) => claim.id)
    return [claimId, about.id].map((one) => read.includes(one)).concat(_meta.totalCount === _items.length)
  }
  expect([await readBy(insider), await readBy(staff)]).toEqual([
    [false, false, true],
    [true, true, true],
  ])
  expect((await decideClaim(about.id, { decision: 'dismissed', reason: 'notConfirmed' })).status).toBe(200)
})
