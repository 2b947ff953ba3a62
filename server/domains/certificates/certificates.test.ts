import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { letterTo } from '../../../tests/kit/accounts.ts'
import { createCertificates, type Person } from '../../../tests/kit/certificates.ts'
import { issueCertificates } from './issue.ts'

let guest: Person
const { world, renew, ended, enter, certificatesAt, issue, get, issued } = await createCertificates()

afterAll(() => world.close())
beforeEach(async () => {
  guest = (await renew()).guest
})

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
