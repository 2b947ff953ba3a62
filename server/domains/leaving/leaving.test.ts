import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { soon } from '../../../tests/kit/time-limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { settleOverdue } from './delete-account.ts'
import { leavingReactions } from './reactions.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
afterAll(() => world.close())

const day = 86_400_000

const post = (url: string, person: { token: string } | null, body: object = {}) =>
  world.request({ method: 'POST', url: `/api${url}`, ...(person && { token: person.token }), body })

const get = (url: string, person: { token: string }) => world.request({ url: `/api${url}`, token: person.token })

const staff = () => world.given.person({ roles: ['crm_tk_staff'] })

const codesIn = async (email: string, pattern: RegExp): Promise<string[]> =>
  (await world.inbox(email)).flatMap((letter) => pattern.exec(letter.text)?.[1] ?? [])

const letterTo = async (email: string, pattern: RegExp, earlier: string[] = []): Promise<string> =>
  vi.waitFor(async () => {
    await world.sendMessages()
    const found = (await codesIn(email, pattern)).find((code) => !earlier.includes(code))
    expect(found).toBeDefined()
    return found ?? ''
  }, soon)

const deletionLink = /delete-confirmation\?code=([\w-]+)/

const askToLeave = async (person: Person, password?: string) => {
  const earlier = await codesIn(person.email, deletionLink)
  expect((await post('/user/deletion-proposal', person, { reason: 'проверка', password })).body).toEqual({ status: 'new' })
  return letterTo(person.email, deletionLink, earlier)
}

const statusOf = async (person: Person) => (await get('/user/deletion-proposal', person)).body.status

test('deleting an account requires a request and an emailed link (V374)', async () => {
  const person = await world.given.person()
  expect(await statusOf(person)).toBeNull()
  const code = await askToLeave(person)
  expect((await post('/user/deletion-proposal', person)).status).toBe(409)
  expect((await post('/user/deletion-proposal/confirm', null, { code: `${code.slice(1)}x` })).body.reason).toBe('linkInvalid')
  expect((await post('/user/deletion-proposal/confirm', null, { code })).body).toEqual({ status: 'confirmed', wasConfirmed: false })
  expect((await post('/user/deletion-proposal/confirm', null, { code })).body).toEqual({ status: 'confirmed', wasConfirmed: true })
  expect(await statusOf(person)).toBe('confirmed')
})

test('the link expires after a day and the account stays (V557)', async () => {
  const person = await world.given.person()
  const code = await askToLeave(person)
  world.clock.advance(day + 1000)
  expect((await post('/user/deletion-proposal/confirm', null, { code })).status).toBe(422)
  world.clock.advance(-day - 1000)
})

test('a request can be withdrawn, and a rejected one made again (V375)', async () => {
  const person = await world.given.person()
  await askToLeave(person)
  expect((await world.request({ method: 'DELETE', url: '/api/user/deletion-proposal', token: person.token })).status).toBe(200)
  const code = await askToLeave(person)
  await post('/user/deletion-proposal/confirm', null, { code })
  const admin = await staff()
  const list = await get('/admin/deletion-proposals?status=confirmed&paginationSize=100', admin)
  const { id, ...item } = list.body._items.find((item: { userId: number }) => item.userId === person.id)
  expect(item).toMatchObject({ user: { id: person.id, email: person.email }, reason: 'проверка' })
  expect(item.carriedOutAt).toBe(new Date(world.clock.now().getTime() + 7 * day).toISOString())
  expect((await post(`/admin/deletion-proposals/${id}/decision`, admin, { decision: 'rejected', comment: 'долги' })).body).toMatchObject({
    status: 'rejected',
  })
  expect((await post(`/admin/deletion-proposals/${id}/decision`, admin, { decision: 'approved' })).status).toBe(409)
  expect(await statusOf(person)).toBe('rejected')
  expect((await get('/user/notifications', person)).body._items[0]).toMatchObject({ type: 18, title: 'Запрос на удаление' })
  expect((await post('/user/deletion-proposal', person)).status).toBe(200)
})

test('an impossible city id matches no request', async () => {
  for (const queue of ['deletion-proposals', 'merge-requests'])
    expect((await get(`/admin/${queue}?cityId=${2 ** 40}`, await staff())).body._items).toEqual([])
})

test('account deletion: refuses a request with a wrong password or without the password', async () => {
  const person = await world.given.person({ password: 'secret1' })
  expect((await get('/user/deletion-proposal', person)).body).toEqual({ status: null, createdAt: null, needsPassword: true })
  for (const body of [{}, { password: '' }, { password: 'secret2' }])
    expect((await post('/user/deletion-proposal', person, body)).body.reason).toBe('wrongPassword')
  expect(await statusOf(person)).toBeNull()
  expect((await post('/user/deletion-proposal', person, { password: 'secret1' })).body).toEqual({ status: 'new' })
})

/** Tables with a row that contains one of the words. */
const tablesContaining = async (words: string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'jobs')`.execute(world.db)
  const matches: string[] = []
  for (const { name } of rows) {
    const found = await sql<{ n: number }>`select count(*) as n from ${sql.raw(name)} t, unnest(${words}::text[]) as w
      where position(lower(w) in lower(t::text)) > 0`.execute(world.db)
    if ((found.rows[0]?.n ?? 0) > 0) matches.push(name)
  }
  return matches.sort()
}

const filesContaining = async (words: string[]): Promise<string[]> => {
  const folder = join(world.resources.config.DATA_DIR, 'storage')
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const matches: string[] = []
  for (const { parentPath, name } of names) {
    const bytes = await readFile(join(parentPath, name))
    if (words.some((word) => bytes.includes(word))) matches.push(name)
  }
  return matches
}

test('an approved deletion leaves no personal data in columns, files or the queue (V376)', async () => {
  const words = ['Незабудкин', 'nezabudkin@example.org', '+79990001122']
  const person = await world.given.person({
    firstName: 'Фёдор',
    lastName: 'Незабудкин',
    email: words[1] ?? '',
    phone: words[2] ?? '',
    password: 'secret1',
  })
  const [friend, event] = [await world.given.person(), await world.given.event({ participantLimit: 1 })]
  await post('/event-participants/registration', person, { user_id: person.id, eventId: event.id })
  await post('/event-participants/registration', friend, { user_id: friend.id, eventId: event.id })
  await post(`/participant/events/${event.id}/favorites`, person)
  await post(`/users/${friend.id}/subscription`, person)
  await post('/participant/accesses/request-contact', person, { userId: friend.id })
  await world.request({ method: 'PUT', url: `/api/users/${person.id}`, token: person.token, body: { about: 'Я Незабудкин' } })
  await post('/user/subscriptions', person, { mailing_type_id: 1, enabled: true })
  await post('/user/data-export', person)
  await letterTo(person.email, /(записаны|Место)/)
  await vi.waitFor(async () => expect((await get('/user/data-export', person)).body.export.status).toBe('ready'), soon)
  expect((await tablesContaining(words)).length).toBeGreaterThan(3)

  const code = await askToLeave(person, 'secret1')
  await post('/user/deletion-proposal/confirm', null, { code })
  world.clock.advance(8 * day)
  await settleOverdue(world.resources)
  const lastEmail = () => world.db.deleteFrom('inbox_messages').where('recipient', '=', person.email).returning('subject').execute()
  await vi.waitFor(async () => expect(await lastEmail()).toEqual([{ subject: 'Аккаунт удалён' }]), soon)
  await vi.waitFor(async () => expect(await tablesContaining(words)).toEqual([]), soon)
  await vi.waitFor(async () => expect(await filesContaining(words)).toEqual([]), soon)
  expect((await get('/auth/session', person)).status).toBe(401)
  const seats = await world.db.selectFrom('event_participants').select(['user_id', 'state']).where('event_id', '=', event.id).execute()
  expect(seats).toContainEqual({ user_id: friend.id, state: event.id ? expect.any(String) : '' })
  world.clock.advance(-8 * day)
})

test('an approved deletion passes the seats of upcoming events to the waiting list (V376)', async () => {
  const [leaver, waiting] = [await world.given.person(), await world.given.person()]
  const event = await world.given.event({ participantLimit: 1, startsInDays: 30 })
  for (const person of [leaver, waiting]) await post('/event-participants/registration', person, { user_id: person.id, eventId: event.id })
  const code = await askToLeave(leaver)
  await post('/user/deletion-proposal/confirm', null, { code })
  const admin = await staff()
  const { body } = await get('/admin/deletion-proposals?status=confirmed&paginationSize=100', admin)
  const { id } = body._items.find((item: { userId: number }) => item.userId === leaver.id)
  await post(`/admin/deletion-proposals/${id}/decision`, admin, { decision: 'approved' })
  await vi.waitFor(async () => expect((await get(`/event-participants/status?eventId=${event.id}`, waiting)).body.state).toBe('approved'), soon)
})

test('an archive of all data reports progress and is available to its owner only', async () => {
  const [person, other] = [await world.given.person({ firstName: 'Архив' }), await world.given.person()]
  const first = (await post('/user/data-export', person)).body
  expect((await post('/user/data-export', person)).body.id).toBe(first.id)
  const ready = await vi.waitFor(async () => {
    const { export: made } = (await get('/user/data-export', person)).body
    expect(made).toMatchObject({ status: 'ready', progress: 100 })
    return made
  }, soon)
  const file = await world.app.inject({ url: `/api/user/data-export/${ready.id}`, headers: { authorization: `Bearer ${person.token}` } })
  expect(file.headers['content-type']).toBe('application/zip')
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect(file.rawPayload.byteLength).toBe(ready.size)
  expect((await get(`/user/data-export/${ready.id}`, other)).status).toBe(403)
  const bell = await get('/user/notifications', person)
  expect(bell.body._items[0]).toMatchObject({ type: 18, title: 'Архив данных готов' })
})

const requestMerge = async (target: Person, source: Person) => {
  await post('/user/merge-requests/send-code', target, { email: source.email })
  const token = await letterTo(source.email, /Код (\d{7})/)
  return post('/user/merge-requests', target, { email: source.email, token })
}

const decideMerge = async (source: Person, decision: 'approved' | 'rejected') => {
  const admin = await staff()
  const { body } = await get('/admin/merge-requests?status=wait&paginationSize=100', admin)
  const { id } = body._items.find((item: { sourceUserId: number }) => item.sourceUserId === source.id)
  return post(`/admin/merge-requests/${id}/decision`, admin, { decision, comment: 'Другой человек' })
}

const giveBadges = (person: Person, ids: number[]) =>
  world.db
    .insertInto('user_tags')
    .values(ids.map((tag_id) => ({ user_id: person.id, tag_id, given_at: world.clock.now() })))
    .execute()

const badgesOf = async (person: Person) => {
  const rows = await world.db.selectFrom('user_tags').select('tag_id').where('user_id', '=', person.id).orderBy('tag_id').execute()
  return rows.map(({ tag_id }) => tag_id)
}

test('merge: moves registrations, badges and phones without duplicates and leaves a signpost of status 11 (V377, V228)', async () => {
  const [target, source] = [
    await world.given.person({ phone: '+79990002201' }),
    await world.given.person({ phone: '+79990002202', password: 'secret1' }),
  ]
  const [shared, own] = [await world.given.event(), await world.given.event()]
  for (const [person, event] of [
    [target, shared],
    [source, shared],
    [source, own],
  ] as const)
    await post('/event-participants/registration', person, { user_id: person.id, eventId: event.id })
  await giveBadges(target, [3])
  await giveBadges(source, [3, 4])
  expect((await requestMerge(target, source)).body).toEqual({ status: 'wait' })
  expect((await decideMerge(source, 'approved')).body).toMatchObject({ status: 'approved' })
  const { body } = await get('/participant/events?paginationSize=50', target)
  expect(body._items.map((event: { id: number }) => event.id).sort()).toEqual([shared.id, own.id].sort())
  const phones = await world.db.selectFrom('phones').select('phone').where('user_id', '=', target.id).orderBy('phone').execute()
  expect(phones.map((row) => row.phone)).toEqual(['+79990002201', '+79990002202'])
  expect(await badgesOf(target)).toEqual([3, 4])
  expect(await badgesOf(source)).toEqual([])
  const { status } = await world.db.selectFrom('users').select('status').where('id', '=', source.id).executeTakeFirstOrThrow()
  expect(status).toBe(11)
  const taken = await world.db
    .selectFrom('event_seats')
    .select(['online_taken', 'offline_taken'])
    .where('event_id', '=', shared.id)
    .executeTakeFirstOrThrow()
  expect(taken.online_taken + taken.offline_taken).toBe(1)
  expect((await get('/auth/session', source)).status).toBe(401)
  expect((await post('/auth/login', null, { email: source.email, password: 'secret1' })).status).toBe(401)
  const signpost = await world.request({ url: `/api/users/${source.id}` })
  expect(signpost.body.id).toBe(target.id)
})

test('merge: refuses to approve with a closed account, and leaves the request waiting', async () => {
  const [target, source] = [await world.given.person(), await world.given.person()]
  await requestMerge(target, source)
  await world.db.updateTable('users').set({ status: 9 }).where('id', '=', source.id).execute()
  const approved = await decideMerge(source, 'approved')
  expect([approved.status, approved.body.reason]).toEqual([409, 'accountClosed'])
  expect((await decideMerge(source, 'rejected')).body).toMatchObject({ status: 'rejected' })
})

test('merge: only the newest code for an address is valid', async () => {
  const [target, source] = [await world.given.person(), await world.given.person()]
  const send = () => post('/user/merge-requests/send-code', target, { email: source.email })
  await send()
  const first = await letterTo(source.email, /Код (\d{7})/)
  await send()
  const second = await letterTo(source.email, /Код (\d{7})/, [first])
  const ask = (token: string) => post('/user/merge-requests', target, { email: source.email, token })
  expect((await ask(first)).body.reason).toBe('mergeProofInvalid')
  expect((await ask(second)).body).toEqual({ status: 'wait' })
})

test('merge: refuses a request without a proof of the other account', async () => {
  const [target, source] = [await world.given.person(), await world.given.person()]
  const guess = await post('/user/merge-requests', target, { email: source.email, token: '1234567' })
  expect([guess.status, guess.body.reason]).toEqual([422, 'mergeProofInvalid'])
  expect((await post('/user/merge-requests', target, { token: '1' })).body.reason).toBe('phoneOrEmailRequired')
})

test('merge: the response does not reveal whether another account exists', async () => {
  const person = await world.given.person()
  const answers = [
    await post('/user/merge-requests/send-code', person, { email: 'nobody@example.org' }),
    await post('/user/merge-requests/send-code', person, { email: person.email }),
  ]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { ok: true }],
    [200, { ok: true }],
  ])
})

test('a rejected merge changes nothing', async () => {
  const [target, source] = [await world.given.person(), await world.given.person()]
  await requestMerge(target, source)
  await decideMerge(source, 'rejected')
  expect((await get('/auth/session', source)).status).toBe(200)
})

test('account deletion: erase the user without waiting for the mail server, and email their former address once', async () => {
  const erase = leavingReactions.find(({ queue }) => queue === 'leaving.deletionApproved/erase')
  const { id, email } = await world.given.person()
  const send = async () => {
    throw new Error('no mail server')
  }
  const cut = { ...world.resources, outside: { ...world.resources.outside, mail: { isReal: true, send } } }
  await erase?.react({ userId: id } as never, cut)
  await erase?.react({ userId: id } as never, cut)
  expect(await world.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst()).toEqual({ email: null })
  const subjects = async () => (await world.inbox(email)).map(({ subject }) => subject)
  await vi.waitFor(async () => expect(await subjects()).toEqual(['Аккаунт удалён']), soon)
  const rows = () => world.db.selectFrom('outbox').select('id').where('address', '=', email).execute()
  await vi.waitFor(async () => expect(await rows()).toEqual([]), soon)
})
