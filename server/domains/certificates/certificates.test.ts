import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { issueCertificates } from './issue.ts'
import { certificatesPersonalData } from './personal-data.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let owner: Person
let guest: Person
const hour = 3_600_000

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
afterAll(() => world.close())
beforeEach(async () => {
  owner = await world.given.person()
  guest = await world.given.person({ firstName: 'Әсел', lastName: 'Қасымова', locale: 'kz' })
})

type Scene = { endedHoursAgo?: number; name?: string; certificate?: boolean; status?: 'published' | 'canceled' }

const ended = async ({ endedHoursAgo = 1, name = 'Вечер у моря', certificate = true, status = 'published' }: Scene = {}) => {
  const start = new Date(world.clock.now().getTime() - (endedHoursAgo + 2) * hour)
  const { id } = await world.given.event({ owner, start, name, status, moderation: 'approved' })
  await world.db.updateTable('events').set({ certificate, certificate_display_qr: true }).where('id', '=', id).execute()
  return id
}
const enter = (event_id: number, { id: user_id }: { id: number }, values: { state?: 'approved' | 'wait'; attended?: boolean } = {}) => {
  const { state = 'approved', attended = true } = values
  const entry = { event_id, user_id, state, queue_number: user_id, format: 'offline' as const, created_at: world.clock.now() }
  return world.db
    .insertInto('event_participants')
    .values({ ...entry, attended_at: attended ? world.clock.now() : null })
    .execute()
}
const certificatesAt = (eventId: number) => world.db.selectFrom('certificates').selectAll().where('event_id', '=', eventId).orderBy('id').execute()
const issue = () => issueCertificates(world.resources)
const get = (path: string, by?: { token: string }) => world.request({ url: `/api${path}`, ...(by && { token: by.token }) })
const post = (path: string, body: object | undefined, by = owner) => world.request({ method: 'POST', url: `/api${path}`, token: by.token, body })
const issued = async () => {
  const eventId = await ended()
  await enter(eventId, guest)
  await issue()
  const [row] = await certificatesAt(eventId)
  if (!row) throw new Error('no certificate was issued')
  return { ...row, eventId, manage: `/owner/events/${eventId}/certificates/${row.id}` }
}

test('certificates are issued after the end to approved participants who attended, with bell and email (V447, V018)', async () => {
  const eventId = await ended()
  const [absent, waiting] = [await world.given.person(), await world.given.person()]
  await enter(eventId, guest)
  await enter(eventId, absent, { attended: false })
  await enter(eventId, waiting, { state: 'wait', attended: false })
  await issue()
  expect(await certificatesAt(eventId)).toMatchObject([{ user_id: guest.id, user_name: 'Әсел Қасымова', event_name: 'Вечер у моря', locale: 'kz' }])
  const answer = await get(`/events/${eventId}/certificate`, guest)
  expect([answer.status, answer.headers['content-type'], answer.text.slice(0, 8)]).toEqual([200, 'application/pdf', '%PDF-1.7'])
  const bell = (await get('/user/notifications', guest)).body._items
  expect(bell).toMatchObject([{ type: 15, title: 'Сертификат готов', data: { eventId, linkHref: `/events/${eventId}/certificate` } }])
  expect((await letterTo(world, guest.email)).text).toContain(`/kz/events/${eventId}/certificate`)
})

test('certificates are not issued before the end, without the setting, or for an event that is not public (V447)', async () => {
  const ids = [
    await ended({ endedHoursAgo: -1 }),
    await ended({ certificate: false }),
    await ended({ status: 'canceled' }),
    await ended(),
    await ended(),
  ]
  await world.db
    .updateTable('events')
    .set({ moderation: 'declined' })
    .where('id', '=', ids[3] ?? 0)
    .execute()
  await world.db
    .updateTable('events')
    .set({ deleted_at: world.clock.now() })
    .where('id', '=', ids[4] ?? 0)
    .execute()
  for (const id of ids) await enter(id, guest)
  await issue()
  for (const id of ids) expect(await certificatesAt(id)).toEqual([])
})

test('a deactivated participant gets no certificate (V447)', async () => {
  const eventId = await ended()
  await enter(eventId, guest)
  await world.db.updateTable('users').set({ status: 9 }).where('id', '=', guest.id).execute()
  await issue()
  expect(await certificatesAt(eventId)).toEqual([])
})

test('a participant who is marked later gets a certificate later, also long after the event (V447)', async () => {
  const eventId = await ended({ endedHoursAgo: 24 * 90 })
  await enter(eventId, guest, { attended: false })
  await issue()
  expect(await certificatesAt(eventId)).toEqual([])
  await world.db.updateTable('event_participants').set({ attended_at: world.clock.now() }).where('event_id', '=', eventId).execute()
  await issue()
  expect(await certificatesAt(eventId)).toHaveLength(1)
})

test('concurrent and repeated jobs issue one certificate and one notification each', async () => {
  const eventId = await ended()
  const guests = await Promise.all(Array.from({ length: 7 }, () => world.given.person()))
  for (const person of guests) await enter(eventId, person)
  await Promise.all([issue(), issue(), issue()])
  await issue()
  expect((await certificatesAt(eventId)).map(({ user_id }) => user_id).toSorted()).toEqual(guests.map(({ id }) => id).toSorted())
  for (const person of guests) expect((await get('/user/notifications', person)).body._meta.totalCount).toBe(1)
  const notices = await world.db.selectFrom('notifications').select('id').where(sql<number>`(data ->> 'eventId')::bigint`, '=', eventId).execute()
  expect(notices).toHaveLength(1)
})

test('an interruption before the notification leaves no certificate, and the next run issues each once', async () => {
  const eventId = await ended()
  await enter(eventId, guest)
  const killed = { ...world.resources, announce: () => Promise.reject(new Error('killed')) }
  await issueCertificates(killed)
  expect(await certificatesAt(eventId)).toEqual([])
  await issue()
  expect(await certificatesAt(eventId)).toHaveLength(1)
  expect((await get('/user/notifications', guest)).body._meta.totalCount).toBe(1)
})

test('an event that fails does not keep others waiting', async () => {
  const [failing, other] = [await ended(), await ended()]
  await enter(failing, guest)
  await enter(other, guest)
  const { announce } = world.resources
  const first: typeof announce = async () => {
    deps.announce = announce
    throw new Error('killed')
  }
  const deps = { ...world.resources, announce: first }
  await issueCertificates(deps)
  expect([await certificatesAt(failing), await certificatesAt(other)].map(({ length }) => length)).toEqual([0, 1])
})

test('the table refuses a second issued certificate of a participant', async () => {
  const { id, eventId: _eventId, manage: _manage, ...row } = await issued()
  const second = { ...row, number: '2026-0000-0001', code: '0'.repeat(26) }
  await expect(world.db.insertInto('certificates').values(second).execute()).rejects.toThrow('certificates_one_issued')
  expect(id).toBeGreaterThan(0)
})

test('a certificate is found by number and by code, typed in any way (V444)', async () => {
  const { number, code, id } = await issued()
  await world.db.updateTable('certificates').set({ number: '2026-BEKM-HPCT' }).where('id', '=', id).execute()
  expect((await get(`/events/cert/${encodeURIComponent('2026-ВЕКМ-НРСТ')}`)).status).toBe(200)
  await world.db.updateTable('certificates').set({ number }).where('id', '=', id).execute()
  const found = { number, userName: 'Әсел Қасымова', eventName: 'Вечер у моря', status: 'issued' }
  expect((await get(`/events/cert/${number}`)).body).toMatchObject({ ...found, code: null, fileUrl: null })
  expect((await get(`/events/cert/${encodeURIComponent(` ${number.toLowerCase().replaceAll('-', ' ')}`)}`)).body).toMatchObject(found)
  expect((await get(`/events/check-certificate/${code}`)).body).toMatchObject({ valid: true, certificate: { ...found, code } })
  expect((await get(`/events/certificate-info-by-code?code=${code}`)).body).toMatchObject({ ...found, code })
  const file = await get(`/events/certificate-by-code?code=${code}`)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('an unknown number or code is not found (V443, A177)', async () => {
  await issued()
  for (const path of [
    'cert/000',
    'cert/2026-0000-0000',
    'cert/%D1%8F',
    'certificate-by-code?code=x',
    `certificate-info-by-code?code=${'0'.repeat(26)}`,
  ]) {
    const { status, body } = await get(`/events/${path}`)
    expect([path, status, body.reason]).toEqual([path, 404, 'certificateNotFound'])
  }
  expect((await get('/events/check-certificate/x')).body).toEqual({ valid: false, certificate: null })
})

test('the own certificate: 403 for a user who does not take part, 404 for a participant without one', async () => {
  const { eventId } = await issued()
  const [stranger, absent] = [await world.given.person(), await world.given.person()]
  await enter(eventId, absent, { attended: false })
  const of = async (path: string, by: Person) => {
    const { status, body } = await get(path, by)
    return [status, body?.reason]
  }
  expect(await of(`/events/${eventId}/certificate`, stranger)).toEqual([403, 'not_participant'])
  expect(await of(`/events/${eventId}/certificate`, absent)).toEqual([404, 'certificateNotFound'])
  expect(await of('/events/99999999/certificate', stranger)).toEqual([404, 'certificateNotFound'])
  expect(await of(`/events/${eventId}/certificate-info`, stranger)).toEqual([404, 'certificateNotFound'])
  expect((await get(`/events/${eventId}/certificate-info`, guest)).body.userId).toBe(guest.id)
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
