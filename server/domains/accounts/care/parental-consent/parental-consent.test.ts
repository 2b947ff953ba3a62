import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { textOfPdf } from '../../../../../db/seed/demo/pdf-text.ts'
import { withSiteHost } from '../../../../../tests/kit/site-host.ts'
import { createWorld, type World } from '../../../../../tests/kit/world.ts'
import { createApp } from '../../../../server.ts'
import { storeUpload } from '../../../uploads/store-upload.ts'
import { watchMinors } from './watch.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
beforeEach(() => world.clock.set('2026-03-10T09:00:00.000Z'))
afterAll(() => world.close())

const dayMs = 86_400_000
const password = 'слово123'
const url = '/api/user/parental-consent'

const minor = (wanted = {}) => world.given.person({ birthday: '2011-06-01', status: 8, password, ...wanted })
const file = (ownerId: number, purpose: 'consent' | 'default' = 'consent') =>
  storeUpload(world.resources, { name: 'Согласие.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7'), purpose, ownerId, isClaimed: false })
const submit = (token: string, body: unknown) => world.request({ method: 'POST', url, token, body })
const submitted = async (person: { id: number; token: string }) => (await submit(person.token, { fileIds: [await file(person.id)] })).body
const decide = (token: string, id: number, body: unknown) =>
  world.request({ method: 'POST', url: `/api/admin/parental-consents/${id}/decision`, token, body })
const sessionOf = async (token: string) => (await world.request({ url: '/api/auth/session', token })).body
const watch = () => watchMinors(world.resources)
const bell = async (token: string) => (await world.request({ url: '/api/user/notifications', token })).body._items
const register = async (person: { id: number; token: string }) => {
  const event = await world.given.event({ startsInDays: 3 })
  const body = { user_id: person.id, eventId: event.id }
  return world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body })
}

describe('submitting a consent', () => {
  test('a minor without a submission sees the deadline (V191)', async () => {
    const person = await minor()
    const { body } = await world.request({ url, token: person.token })
    expect(body).toMatchObject({ id: person.id, userId: person.id, status: 'absent', files: [], uploadedAt: null, validUntil: null })
    expect(body.deadline).toBe('2026-04-09T09:00:00.000Z')
  })

  test('submitted files await staff, and the session reports the status for the banner (V191)', async () => {
    const person = await minor()
    const fileId = await file(person.id)
    const parent = { parentName: ' Ирина Ким ', parentPhone: '8 916 123-45-67', parentEmail: 'Irina@Mail.ru' }
    const { body } = await submit(person.token, { fileIds: [fileId, fileId], ...parent })
    expect(body).toMatchObject({ status: 'wait', parentName: 'Ирина Ким', parentPhone: '+79161234567', parentEmail: 'irina@mail.ru' })
    expect(body.files).toEqual([{ uploadId: fileId, url: `/files/${fileId}`, name: 'Согласие.pdf', size: 8, mime: 'application/pdf' }])
    expect((await sessionOf(person.token)).parentalConsent.status).toBe('wait')
  })

  test.each(['of another user', 'that do not exist', 'uploaded for public use'])('refuses files %s and stores nothing', async (kind) => {
    const [person, other] = [await minor(), await minor()]
    const wrong = {
      'of another user': () => file(other.id),
      'that do not exist': randomUUID,
      'uploaded for public use': () => file(person.id, 'default'),
    }
    const answer = await submit(person.token, { fileIds: [await file(person.id), await wrong[kind as keyof typeof wrong]()] })
    expect([answer.status, answer.body.reason]).toEqual([422, 'consentFilesUnknown'])
    expect((await world.request({ url, token: person.token })).body.status).toBe('absent')
  })

  test.each([
    [{ fileIds: [] }, 'fileIds'],
    [{}, 'fileIds'],
    [{ fileIds: ["'; drop table users"] }, 'fileIds.0'],
    [{ fileIds: Array.from({ length: 11 }, () => randomUUID()) }, 'fileIds'],
    [{ fileIds: [randomUUID()], parentPhone: '12' }, 'parentPhone'],
    [{ fileIds: [randomUUID()], parentEmail: 'nobody' }, 'parentEmail'],
  ])('refuses %j with an error at its field', async (body, field) => {
    const answer = await submit((await minor()).token, body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('an adult has no parental consent: 404', async () => {
    const { token, id } = await world.given.person()
    expect((await world.request({ url, token })).status).toBe(404)
    expect((await submit(token, { fileIds: [await file(id)] })).status).toBe(404)
  })
})

describe('the decision of staff', () => {
  test('approval lasts 10 years, lifts the restriction, notifies the minor and enters the ledger (V193)', async () => {
    const [person, staff] = [await minor({ isRestricted: true }), await world.given.person({ roles: ['crm_tk_staff'] })]
    await submitted(person)
    const { body } = await decide(staff.token, person.id, { decision: 'approved' })
    expect(body).toMatchObject({ status: 'approved', validUntil: '2036-03-10T09:00:00.000Z', user: { id: person.id, birthday: '2011-06-01' } })
    expect((await register(person)).status).toBe(200)
    expect((await bell(person.token))[0].title).toBe('Согласие принято')
    const ledger = await world.request({ url: '/api/user/consents', token: person.token })
    expect(ledger.body._items[0]).toMatchObject({ kind: 'parental_consent', action: 'given' })
    expect((await submit(person.token, { fileIds: [await file(person.id)] })).body.reason).toBe('consentApproved')
  })

  test('a declined consent has a comment and can be submitted again', async () => {
    const [person, staff] = [await minor(), await world.given.person({ roles: ['admin'] })]
    await submitted(person)
    await decide(staff.token, person.id, { decision: 'declined', comment: 'Нет подписи' })
    expect((await world.request({ url, token: person.token })).body).toMatchObject({ status: 'declined', comment: 'Нет подписи' })
    expect(await submitted(person)).toMatchObject({ status: 'wait', comment: null })
    const files = await world.db.selectFrom('uploads').select('is_claimed').where('owner_id', '=', person.id).orderBy('created_at').execute()
    expect(files.map((row) => row.is_claimed).sort()).toEqual([false, true])
  })

  test('is refused with 409 if the files were replaced meanwhile', async () => {
    const [person, staff] = [await minor(), await world.given.person({ roles: ['admin'] })]
    await submitted(person)
    const listed = async () => (await world.request({ url: `/api/admin/parental-consents?id=${person.id}`, token: staff.token })).body._items[0]
    const { version } = await listed()
    await submitted(person)
    expect((await decide(staff.token, person.id, { decision: 'approved', version })).body.reason).toBe('changedMeanwhile')
    expect(await listed()).toMatchObject({ status: 'wait' })
    expect((await decide(staff.token, person.id, { decision: 'approved', version: (await listed()).version })).status).toBe(200)
  })

  test('is refused with 404 once the user has come of age', async () => {
    const [person, staff] = [await minor({ birthday: '2008-03-11' }), await world.given.person({ roles: ['admin'] })]
    await submitted(person)
    world.clock.set('2026-03-12T09:00:00.000Z')
    await watch()
    for (const decision of ['approved', 'declined'])
      expect((await decide(staff.token, person.id, { decision, comment: 'Нет подписи' })).status).toBe(404)
    const stored = world.db.selectFrom('parental_consents').select(['status', 'decided_at']).where('user_id', '=', person.id)
    expect(await stored.execute()).toEqual([{ status: 'wait', decided_at: null }])
  })

  test('applies only one of two concurrent decisions', async () => {
    const [person, staff] = [await minor(), await world.given.person({ roles: ['admin'] })]
    await submitted(person)
    const answers = await Promise.all(
      ['approved', 'declined'].map((decision) => decide(staff.token, person.id, { decision, comment: 'Нет подписи' })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    expect(await bell(person.token)).toHaveLength(1)
  })

  test('is refused if nothing awaits a decision, if there is no such user, and to other users', async () => {
    const [person, staff] = [await minor(), await world.given.person({ roles: ['admin'] })]
    expect((await decide(staff.token, person.id, { decision: 'approved' })).status).toBe(404)
    expect((await decide(staff.token, 999_999, { decision: 'approved' })).status).toBe(404)
    expect((await decide(person.token, person.id, { decision: 'approved' })).status).toBe(403)
  })

  test('the list has minors only, longest waiting first, filtered by status, name and city', async () => {
    const staff = await world.given.person({ roles: ['crm_tk_staff'] })
    const lastName = 'Списков'
    const [absent, later, first] = [await minor({ lastName, cityId: 881 }), await minor({ lastName: 'Списков_1' }), await minor({ lastName })]
    await submitted(first)
    world.clock.advance(1000)
    await submitted(later)
    const ids = async (query = '', search = lastName) => {
      const { body } = await world.request({ url: `/api/admin/parental-consents?search=${encodeURIComponent(search)}&${query}`, token: staff.token })
      return body._items.map((item: { id: number }) => item.id)
    }
    expect(await ids()).toEqual([first.id, later.id, absent.id])
    expect(await ids('status=absent')).toEqual([absent.id])
    expect(await ids('', 'списков_')).toEqual([later.id])
    expect(await ids('', '%')).toEqual([])
    expect(await ids('cityId=881')).toEqual([absent.id])
    expect(await ids(`cityId=${2 ** 40}`)).toEqual([])
  })
})

describe('deadlines', () => {
  let shared: World
  beforeEach(async () => {
    shared = world
    world = await createWorld()
  })
  afterEach(async () => {
    await world.close()
    world = shared
  })
  const keepSessions = () =>
    world.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2100-01-01') })
      .execute()

  test('30 days without an approved consent restrict the account and notify the minor once (V192)', async () => {
    const [person, waiting] = [await minor(), await minor()]
    await keepSessions()
    await watch()
    await submitted(waiting)
    world.clock.advance(30 * dayMs - 1)
    await watch()
    expect((await register(person)).status).toBe(200)
    world.clock.advance(1)
    await watch()
    await watch()
    for (const one of [person, waiting]) {
      const refused = await register(one)
      expect([refused.status, refused.body.reason]).toEqual([403, 'consentRequired'])
      expect((await bell(one.token)).map((item: { title: string }) => item.title)).toEqual(['Нужно согласие родителей'])
    }
  })

  test('an approved consent survives the 30 days and must be renewed after 10 years (V193)', async () => {
    const [person, staff] = [await minor(), await world.given.person({ roles: ['admin'] })]
    await submitted(person)
    await decide(staff.token, person.id, { decision: 'approved' })
    world.clock.advance(31 * dayMs)
    await watch()
    expect((await register(person)).status).toBe(200)
    await world.db.updateTable('parental_consents').set({ valid_until: world.clock.now() }).execute()
    await watch()
    const { status, deadline } = (await sessionOf(person.token)).parentalConsent
    expect([status, deadline]).toEqual(['absent', new Date(world.clock.now().getTime() + 30 * dayMs).toISOString()])
    expect((await bell(person.token))[0].title).toBe('Согласие истекло')
  })

  test('on the 18th birthday in Moscow the minor becomes active and must accept the agreements themselves (V195)', async () => {
    const person = await minor({ birthday: '2008-03-11', isRestricted: true })
    world.clock.set('2026-03-10T20:59:59.000Z')
    await watch()
    expect(await sessionOf(person.token)).toMatchObject({ status: 8, child: true, agreement: true, parentalConsent: { status: 'absent' } })
    world.clock.set('2026-03-10T21:00:00.000Z')
    await watch()
    const adult = { status: 10, child: false, agreement: false, personal_data_agreement: false, parentalConsent: null }
    expect(await sessionOf(person.token)).toMatchObject(adult)
  })

  test('a user born on 29 February comes of age on 1 March (V194, V195)', async () => {
    const { token } = await minor({ birthday: '2008-02-29' })
    await keepSessions()
    world.clock.set('2026-02-28T12:00:00.000Z')
    await watch()
    expect((await sessionOf(token)).status).toBe(8)
    world.clock.set('2026-03-01T12:00:00.000Z')
    await watch()
    expect((await sessionOf(token)).status).toBe(10)
  })
})

describe('a restricted minor', () => {
  const refusedSignIn = async () => {
    const person = await minor({ isRestricted: true })
    const { status, body } = await world.request({ method: 'POST', url: '/api/auth/login', body: { email: person.email, password } })
    expect([status, body.reason]).toEqual([401, 'minor'])
    return { id: person.id, token: body.consentToken as string }
  }

  test('is refused a session and gets a token that can submit the consent (A095, V481)', async () => {
    const person = await refusedSignIn()
    expect(await submitted(person)).toMatchObject({ status: 'wait' })
    expect((await world.request({ url, token: person.token })).status).toBe(200)
  })

  test('the browser stores the token for an hour in an HttpOnly cookie in place of a session (A095)', async () => {
    const { email } = await minor({ isRestricted: true })
    const form = new URLSearchParams({ email, password }).toString()
    const app = await createApp(world, async ({ call, request }) => {
      await call({ address: 'POST /auth/login', body: Object.fromEntries(new URLSearchParams(await request.text())) })
      return { status: 200, headers: new Headers(), body: Buffer.from('') }
    })
    const site = withSiteHost(app)
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie: 'token=old; id=1' }
    const { cookies } = await site.inject({ method: 'POST', url: '/login', payload: form, headers })
    await site.close()
    const [token, ...readable] = cookies
    expect(token).toMatchObject({ name: 'token', httpOnly: true, sameSite: 'Lax', maxAge: 3600 })
    expect(readable.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
      ['id', '', 0],
      ['roles', '', 0],
    ])
    expect((await world.request({ url, headers: { cookie: `token=${token?.value}`, 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
  })

  test('the token grants no other call', async () => {
    const person = await refusedSignIn()
    for (const path of ['auth/session', 'auth/roles', 'user/sessions', 'user/consents', 'user/notifications', 'user/second-step']) {
      const { status, body } = await world.request({ url: `/api/${path}`, token: person.token })
      expect([path, status, body.reason]).toEqual([path, 401, 'signInRequired'])
    }
    expect((await register(person)).status).toBe(401)
  })

  test('the token expires after an hour', async () => {
    const person = await refusedSignIn()
    world.clock.advance(3_600_000)
    expect((await submit(person.token, { fileIds: [await file(person.id)] })).status).toBe(401)
  })

  test('no token is issued before the code is entered or with a wrong password', async () => {
    const person = await minor({ isRestricted: true, phone: '+79990001122' })
    const wrong = await world.request({ method: 'POST', url: '/api/auth/login', body: { email: person.email, password: 'другое1' } })
    const requested = await world.request({ method: 'POST', url: '/api/auth/pre-login-phone-confirm', body: { phone: '+79990001122' } })
    expect([wrong.body.consentToken, requested.body.consentToken]).toEqual([undefined, undefined])
  })
})

describe('the form to print', () => {
  const printed = async (token: string, locale: string) => {
    const answer = await world.app.inject({ url: `${url}/form?locale=${locale}`, headers: { authorization: `Bearer ${token}` } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    return textOfPdf(answer.rawPayload).replaceAll(/\s+/g, ' ')
  }

  test.each([
    ['ru', 'Согласие родителя или опекуна', '1 июня 2011'],
    ['en', 'Consent of a parent or guardian', '1 June 2011'],
    ['kz', 'Ата-ананың немесе қамқоршының келісімі', '1 маусым'],
  ])('%s: has the name and birth date of the minor, with every Kazakh letter', async (locale, title, birthday) => {
    const person = await minor({ firstName: 'Әлия-Һадиша', lastName: 'Өмірғали-Ңұрқіүлі' })
    const text = await printed(person.token, locale)
    for (const part of [title, birthday, 'Өмірғали-Ңұрқіүлі Әлия-Һадиша', '/parental-consent']) expect(text).toContain(part)
    expect(text).not.toContain('undefined')
  })

  test('a minor whose sign-in waits for the consent gets it, an adult does not', async () => {
    const restricted = await minor({ isRestricted: true })
    expect((await world.app.inject({ url: `${url}/form`, headers: { authorization: `Bearer ${restricted.token}` } })).statusCode).toBe(200)
    const adult = await world.given.person()
    expect((await world.request({ url: `${url}/form`, token: adult.token })).status).toBe(404)
  })
})
