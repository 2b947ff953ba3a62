import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCertificates, type Person } from '../../../tests/kit/certificates.ts'
import { createWorld } from '../../../tests/kit/world.ts'
import { certificatesPersonalData } from './personal-data.ts'

let owner: Person
let guest: Person
const { world, renew, ended, enter, certificatesAt, issue, get, post, issued } = await createCertificates()

afterAll(() => world.close())
beforeEach(async () => {
  const people = await renew()
  owner = people.owner
  guest = people.guest
})

test('a revoked certificate has no file, and validation reports it without the reason', async () => {
  const { eventId, code, number, manage } = await issued()
  expect((await post(`${manage}/revoke`, { reason: 'Отмечен по ошибке' })).body).toMatchObject({
    status: 'revoked',
    revocationReason: 'Отмечен по ошибке',
  })
  expect((await get(`/events/check-certificate/${code}`)).body).toMatchObject({
    valid: false,
    certificate: { status: 'revoked', revocationReason: null },
  })
  expect((await get(`/events/cert/${number}`)).body.status).toBe('revoked')
  expect((await get(`/events/certificate-by-code?code=${code}`)).status).toBe(404)
  expect((await get(`/events/${eventId}/certificate`, guest)).status).toBe(404)
  expect((await get(`/events/${eventId}/certificate-info`, guest)).body.revocationReason).toBe('Отмечен по ошибке')
  expect((await post(`${manage}/revoke`, { reason: 'Снова' })).body.reason).toBe('certificateNotIssued')
  await issue()
  expect(await certificatesAt(eventId)).toHaveLength(1)
})

test('a certificate issued again has the corrected name, and the former one refers to it', async () => {
  const { eventId, code, number, manage } = await issued()
  const { body } = await post(`${manage}/reissue`, { userName: 'Әсел Қасымқызы' })
  expect(body).toMatchObject({ status: 'issued', userName: 'Әсел Қасымқызы' })
  expect(body.number).not.toBe(number)
  expect((await get(`/events/check-certificate/${code}`)).body).toMatchObject({
    valid: false,
    certificate: { status: 'replaced', userName: 'Әсел Қасымова', replacedBy: body.number },
  })
  expect((await get(`/events/${eventId}/certificate-info`, guest)).body.number).toBe(body.number)
  expect((await post(`${manage}/reissue`, {})).body.reason).toBe('certificateNotIssued')
  expect((await get('/user/notifications', guest)).body._items[0].title).toBe('Вам выдан новый сертификат')
})

test('two organizers who issue a certificate again at once make one new certificate', async () => {
  const { eventId, manage } = await issued()
  const answers = await Promise.all([post(`${manage}/reissue`, {}), post(`${manage}/reissue`, {})])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await certificatesAt(eventId)).filter(({ status }) => status === 'issued')).toHaveLength(1)
})

test('organizers list, search, send again and issue late certificates at once', async () => {
  const { eventId, number, manage } = await issued()
  const late = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
  await enter(eventId, late)
  const list = async (query = '') => (await get(`/owner/events/${eventId}/certificates${query}`, owner)).body
  expect((await list()).counters).toEqual({ issued: 1, replaced: 0, revoked: 0, entitled: 1 })
  expect((await post(`/owner/events/${eventId}/certificates`, undefined)).body).toEqual({ issued: 1 })
  expect((await list('?search=вера'))._items).toMatchObject([{ userName: 'Вера Ли' }])
  expect((await list(`?search=${number}`))._items).toMatchObject([{ number }])
  expect((await list('?search=%25'))._items).toEqual([])
  expect((await list('?status=revoked'))._meta.totalCount).toBe(0)
  expect((await post(`${manage}/send`, undefined)).body).toEqual({ ok: true })
  expect((await post(`${manage}/send`, undefined)).body.reason).toBe('certificatesSent')
  expect((await get('/user/notifications', guest)).body._meta.totalCount).toBe(2)
  const running = await ended({ endedHoursAgo: -1 })
  expect((await post(`/owner/events/${running}/certificates`, undefined)).body.reason).toBe('certificatesUnavailable')
  expect((await post(`/owner/events/${running}/certificates/${(await certificatesAt(eventId))[0]?.id}/send`, undefined)).status).toBe(404)
})

test('organizers send all issued certificates again, once a day', async () => {
  const { eventId, manage } = await issued()
  const late = await world.given.person()
  await enter(eventId, late)
  await issue()
  await post(`${manage}/revoke`, { reason: 'Ошибка' })
  const answers = await Promise.all([1, 2].map(() => post(`/owner/events/${eventId}/certificates/send`, undefined)))
  expect(answers.map(({ status, body }) => [status, body.sent ?? body.reason]).toSorted()).toEqual([
    [200, 1],
    [409, 'certificatesSent'],
  ])
  expect((await get('/user/notifications', late)).body._meta.totalCount).toBe(2)
  expect((await post(`/owner/events/${await ended()}/certificates/send`, undefined)).body).toEqual({ sent: 0 })
})

test('a certificate issued again needs a public event and a participant who is marked (V447)', async () => {
  const { eventId, manage } = await issued()
  const again = async () => (await post(`${manage}/reissue`, {})).body.reason
  await world.db.updateTable('event_participants').set({ attended_at: null }).where('event_id', '=', eventId).execute()
  expect(await again()).toBe('certificateNotEarned')
  await world.db.updateTable('event_participants').set({ attended_at: world.clock.now() }).where('event_id', '=', eventId).execute()
  await world.db.updateTable('events').set({ status: 'canceled' }).where('id', '=', eventId).execute()
  expect(await again()).toBe('certificatesUnavailable')
})

test('after a revocation a certificate is issued again only by a caller who knows of it', async () => {
  const { eventId, manage } = await issued()
  const answers = await Promise.all([post(`${manage}/revoke`, { reason: 'Ошибка' }), post(`${manage}/reissue`, {})])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const row = (await certificatesAt(eventId)).at(-1)
  const last = `/owner/events/${eventId}/certificates/${row?.id}`
  if (row?.status === 'issued') await post(`${last}/revoke`, { reason: 'Ошибка' })
  expect((await post(`${last}/reissue`, {})).body.reason).toBe('certificateNotIssued')
  expect((await post(`${last}/reissue`, { afterRevocation: true })).body.status).toBe('issued')
})

test('the name of a new certificate has the letters of a name', async () => {
  const { manage } = await issued()
  for (const userName of ['<b>Анна</b>', '\u200d', '\u2800', '🚀', '\u0301', 'a.example.com'])
    expect([userName, (await post(`${manage}/reissue`, { userName })).status]).toEqual([userName, 422])
})

test('the profile lists only certificates of its user, nine a page, unless the user hides events (V579)', async () => {
  const { number, code } = await issued()
  const other = await issued()
  const mine = (await get(`/users/${guest.id}/certificates`)).body
  expect([mine._items.length, mine._meta.perPage]).toEqual([2, 9])
  expect(mine._items.map((one: { userId: number; code: string | null }) => [one.userId, one.code])).toEqual([
    [guest.id, null],
    [guest.id, null],
  ])
  expect((await get(`/users/${guest.id}/certificates`, guest)).body._items.map((one: { code: string }) => one.code)).toContain(code)
  expect((await get(`/users/${owner.id}/certificates`)).body._items).toEqual([])
  const [revoked, hidden] = [await issued(), await issued()]
  await post(`${revoked.manage}/revoke`, { reason: 'Ошибка' })
  await world.db.updateTable('events').set({ access: 'close' }).where('id', '=', hidden.eventId).execute()
  expect((await get(`/users/${guest.id}/certificates`)).body._items).toHaveLength(2)
  expect((await get(`/users/${guest.id}/certificates`, guest)).body._items).toHaveLength(3)
  await world.db.deleteFrom('certificates').where('event_id', '=', hidden.eventId).execute()
  await world.db
    .updateTable('users')
    .set({ hidden_blocks: ['events'] })
    .where('id', '=', guest.id)
    .execute()
  expect((await get(`/users/${guest.id}/certificates`)).body._items).toEqual([])
  expect((await get(`/users/${guest.id}/certificates`, guest)).body._items).toHaveLength(2)
  expect((await get(`/events/cert/${number}`)).body.userId).toBeNull()
  expect(other.number).not.toBe(number)
})

test('an erased user has no certificate, and a merged one keeps the certificate of the surviving account', async () => {
  const { number, eventId } = await issued()
  const target = await world.given.person()
  await enter(eventId, target)
  await issue()
  const deps = { announce: world.resources.announce, now: world.clock.now() }
  expect((await certificatesPersonalData.collect(world.db, guest.id)).rows.certificates).toMatchObject([{ number }])
  await world.db.transaction().execute((tx) => certificatesPersonalData.move(tx, { from: guest.id, to: target.id }, deps))
  expect((await certificatesAt(eventId)).map(({ user_id, status }) => [user_id, status])).toEqual([
    [target.id, 'replaced'],
    [target.id, 'issued'],
  ])
  await world.db.transaction().execute((tx) => certificatesPersonalData.erase(tx, target.id, deps))
  expect(await certificatesAt(eventId)).toEqual([])
  expect((await get(`/events/cert/${number}`)).status).toBe(404)
})

test('guessing numbers and codes is refused after a budget of the address, which the calls share; files have one of their own (V444)', async () => {
  const strict = await createWorld({ budgetFactor: 1 })
  const paths = ['cert/2026-0000-', 'check-certificate/', 'certificate-info-by-code?code=']
  const refusedOf = async (count: number, pathOf: (index: number) => string) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) => strict.request({ url: `/api/events/${pathOf(index)}${1000 + index}` })),
    )
    return answers.filter(({ status }) => status === 429).length
  }
  expect(await refusedOf(121, (index) => paths[index % 3] ?? '')).toBe(1)
  expect(await refusedOf(241, () => 'certificate-by-code?code=')).toBe(1)
  await strict.close()
})
