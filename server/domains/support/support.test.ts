import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { visitorThreadDays } from '../../../contract/support/limits.ts'
import { letterTo, passedCaptcha } from '../../../tests/kit/accounts.ts'
import { formOf } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { supportJobs } from './jobs.ts'

type Person = Awaited<ReturnType<World['given']['person']>>
type Body = Record<string, unknown>

let world: World
let user: Person
let staff: Person

const start = new Date('2026-03-10T09:00:00.000Z')
const dayMs = 86_400_000

beforeAll(async () => {
  world = await createWorld()
  await world.startWorkers()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.set(start)
  user = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
  staff = await world.given.person({ firstName: 'Олег', lastName: 'Сухов', roles: ['crm_tk_staff'] })
})

const ask = (method: 'GET' | 'POST', path: string, by: { token: string } | null, body?: Body) =>
  world.request({ method, url: `/api${path}`, ...(by && { token: by.token }), ...(body && { body }) })
const write = (body: Body, by: Person | null = user) => ask('POST', '/support/messages', by, body)
const own = async (by = user) => (await ask('GET', '/support/messages', by)).body
const desk = async (query = '') => (await ask('GET', `/admin/support-messages${query}`, staff)).body
/** The thread of a user, or of an address, as staff see it. */
const threadOf = async (search: string) => (await desk(`?search=${encodeURIComponent(search)}`))._items[0]
const answer = async (search: string, body: Body, by = staff) => {
  const { id, lastMessageId } = await threadOf(search)
  return ask('POST', `/admin/support-messages/${id}/answer`, by, { lastMessageId, ...body })
}
const unread = async (by = user) => (await ask('GET', '/auth/session', by)).body.supportAnswers
const upload = async (by: Person, purpose = 'support') => {
  const form = await formOf([{ name: 'Экран.pdf', bytes: Buffer.from('%PDF-1.4\nэкран\n%%EOF\n') }], { purpose })
  return (await world.request({ method: 'POST', url: '/api/uploads', token: by.token, ...form })).body as { uploadId: string; url: string }
}
const anonymous = async (more: Body = {}) => ({ text: 'Не приходит код', email: 'guest@mail.test', captcha: await passedCaptcha(world), ...more })

test('a user writes, staff answer, and the user gets a notice, an email with the answer, and a mark until it is read (C395, C396)', async () => {
  expect(await own()).toMatchObject({ _items: [], _meta: { totalCount: 0 } })
  const sent = await write({ text: '  Не вижу билет\n<b>помогите</b> ' })
  expect(sent).toMatchObject({
    status: 200,
    body: { userId: user.id, text: 'Не вижу билет\n<b>помогите</b>', files: [], fromStaff: false, createdAt: start.toISOString() },
  })
  expect(await threadOf(user.email)).toMatchObject({ state: 'open', user: { id: user.id, name: 'Вера Ли' }, email: null, since: start.toISOString() })
  expect(await unread()).toBe(0)
  world.clock.advance(60_000)
  expect(await answer(user.email, { text: 'Билет — в «Активности»' })).toMatchObject({ status: 200, body: { state: 'answered' } })
  expect(await unread()).toBe(1)
  expect(await letterTo(world, user.email)).toMatchObject({ subject: 'Ответ поддержки', text: expect.stringContaining('Билет — в «Активности»') })
  const [bell] = (await ask('GET', '/user/notifications', user)).body._items
  expect(bell).toMatchObject({ title: 'Ответ поддержки', data: { linkHref: '/support#messages' } })
  const { _items } = await own()
  expect(_items).toMatchObject([{ fromStaff: true, text: 'Билет — в «Активности»', userId: user.id }, { id: sent.body.id }])
  expect(JSON.stringify(_items)).not.toContain('Сухов')
  expect((await ask('POST', '/support/messages/received', user, { messageId: sent.body.id })).status).toBe(200)
  expect(await unread()).toBe(1)
  await ask('POST', '/support/messages/received', user, { messageId: _items[0].id })
  expect(await unread()).toBe(0)
})

test('a visitor passes a captcha for each message and gets the answer by email, without the question (C396)', async () => {
  const body = await anonymous()
  expect(await write({ ...body, captcha: undefined }, null)).toMatchObject({ status: 422, body: { reason: 'captcha' } })
  expect(await write({ ...body, email: undefined }, null)).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } })
  expect(await write({ ...body, email: 'guest' }, null)).toMatchObject({ status: 422, body: { reason: 'emailInvalid' } })
  expect(await write({ ...body, fileIds: [(await upload(user)).uploadId] }, null)).toMatchObject({
    status: 422,
    body: { errors: { fileIds: [expect.any(String)] } },
  })
  expect(await write({ ...body, text: ' ' }, null)).toMatchObject({ status: 422, body: { errors: { text: [expect.any(String)] } } })
  expect(await write(body, null)).toMatchObject({ status: 200, body: { userId: null } })
  expect(await write(body, null)).toMatchObject({ status: 422, body: { reason: 'captcha' } })
  expect(await write(await anonymous({ text: 'Код пришёл', email: 'GUEST@mail.test' }), null)).toMatchObject({ status: 200 })
  const { _items } = await desk('?search=guest@mail')
  expect(_items).toMatchObject([{ email: 'guest@mail.test', user: null, text: 'Код пришёл', state: 'open' }])
  expect((await answer('guest@mail', { text: 'Проверьте номер' })).status).toBe(200)
  const letter = await letterTo(world, 'guest@mail.test')
  expect(letter).toMatchObject({ subject: 'Ответ на ваше сообщение', text: expect.stringContaining('Проверьте номер') })
  expect(letter.text).not.toContain('Не приходит код')
})

test('unread answers are counted, and those after the read one stay unread', async () => {
  await write({ text: 'Вопрос' })
  for (const text of ['Раз', 'Два', 'Три']) await answer(user.email, { text })
  expect(await unread()).toBe(3)
  const [, second] = (await own())._items
  await ask('POST', '/support/messages/received', user, { messageId: second.id })
  expect(await unread()).toBe(1)
  await answer(user.email, { text: 'Четыре' })
  expect(await unread()).toBe(2)
  await ask('POST', '/support/messages/received', user, { messageId: (await own())._items[0].id })
  expect(await unread()).toBe(0)
})

test('staff see that a visitor typed the email of an account', async () => {
  await write(await anonymous({ email: user.email }), null)
  await write(await anonymous({ email: 'nobody@mail.test' }), null)
  await write({ text: 'Сама' })
  const flags = (await desk(`?search=${encodeURIComponent(user.email)}`))._items.map((one: Body) => [one.email, one.hasAccount])
  expect(flags.toSorted()).toEqual(
    [
      [user.email, true],
      [null, false],
    ].toSorted(),
  )
  expect(await threadOf('nobody@mail')).toMatchObject({ hasAccount: false })
})

test('users have budgets of their own at one network address, and refused messages cost nothing', async () => {
  const strict = await createWorld({ budgetFactor: 0.1 })
  const [busy, other] = [await strict.given.person(), await strict.given.person()]
  const send = async ({ token }: Person, body: Body = { text: 'Ещё' }) =>
    (await strict.request({ method: 'POST', url: '/api/support/messages', token, body })).status
  const unknown = { text: 'Файл', fileIds: [crypto.randomUUID()] }
  const statuses: number[] = []
  for (const body of [unknown, unknown, unknown, unknown, unknown, { text: ' ' }]) statuses.push(await send(busy, body))
  expect(statuses).toEqual(Array(6).fill(422))
  for (let count = 0; count < 5; count += 1) statuses.push(await send(busy))
  expect([statuses.slice(6), await send(other)]).toEqual([[200, 200, 200, 200, 429], 200])
  await strict.close()
})

test('the text has a limit', async () => {
  expect((await write({ text: 'я'.repeat(4001) })).status).toBe(422)
  expect((await write({ text: 'я'.repeat(4000) })).status).toBe(200)
})

test('ten messages a day for an address of visitors, with any captchas', async () => {
  const strict = await createWorld({ budgetFactor: 1 })
  const send = async (email: string) => {
    const body = { text: 'Ещё', email, captcha: await passedCaptcha(strict) }
    return (await strict.request({ method: 'POST', url: '/api/support/messages', body })).status
  }
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) statuses.push(await send('many@mail.test'))
  expect([statuses.slice(0, 10), statuses[10], await send('other@mail.test')]).toEqual([Array(10).fill(200), 429, 200])
  await strict.close()
})

test('files are for the user and staff only, and belong to one message', async () => {
  const [file, foreign] = [await upload(user), await upload(staff)]
  const sent = await write({ text: 'Вот экран', fileIds: [file.uploadId] })
  expect(sent.body.files).toMatchObject([{ uploadId: file.uploadId, name: 'Экран.pdf' }])
  const stranger = await world.given.person()
  const statuses = await Promise.all([user, staff, stranger].map(async ({ token }) => (await world.request({ url: file.url, token })).status))
  expect(statuses).toEqual([200, 200, 404])
  expect((await write({ text: 'Чужой файл', fileIds: [foreign.uploadId] })).status).toBe(422)
  expect((await write({ text: 'Тот же файл', fileIds: [file.uploadId] })).status).toBe(422)
  expect((await own())._items.map(({ text }: { text: string }) => text)).toEqual(['Вот экран'])
})

test('of two staff members who answer one message the second gets a 409 with the first; so does an answer to an older message', async () => {
  const second = await world.given.person({ roles: ['admin'] })
  await write({ text: 'Вопрос' })
  const { id, lastMessageId } = await threadOf(user.email)
  const at = `/admin/support-messages/${id}`
  expect((await ask('POST', `${at}/answer`, staff, { text: 'Первый', lastMessageId })).status).toBe(200)
  const late = { status: 409, body: { reason: 'supportAnswered', decided: { by: { id: staff.id, name: 'Олег Сухов' } } } }
  expect(await ask('POST', `${at}/answer`, second, { text: 'Второй', lastMessageId })).toMatchObject(late)
  expect(await ask('POST', `${at}/state`, second, { state: 'closed', lastMessageId })).toMatchObject(late)
  const { lastMessageId: answered } = await threadOf(user.email)
  await write({ text: 'Ещё вопрос' })
  expect(await ask('POST', `${at}/answer`, staff, { text: 'Третий', lastMessageId: answered })).toMatchObject({
    status: 409,
    body: { reason: 'supportContinued' },
  })
  expect((await own())._items).toHaveLength(3)
})

test('a race of answers has one winner', async () => {
  await write({ text: 'Вопрос' })
  const { id, lastMessageId } = await threadOf(user.email)
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, turn) => ask('POST', `/admin/support-messages/${id}/answer`, staff, { text: `Ответ ${turn}`, lastMessageId })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect((await own())._items).toHaveLength(2)
})

test('two first messages of a user at once make one thread', async () => {
  const sent = await Promise.all(['Раз', 'Два', 'Три'].map((text) => write({ text })))
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await own())._items).toHaveLength(3)
  expect((await desk(`?search=${user.email}`))._meta.totalCount).toBe(1)
})

test('the queue: open threads by longest wait, a closed one returns with the next message, and the counter follows', async () => {
  const counter = async () => (await ask('GET', '/admin/counters', staff)).body.supportMessages
  const before = await counter()
  const other = await world.given.person({ firstName: 'Анна', lastName: 'Ли' })
  await write({ text: 'Раньше' })
  world.clock.advance(1000)
  await write({ text: 'Позже' }, other)
  world.clock.advance(1000)
  await write({ text: 'Добавлю' })
  const waiting = (await desk('?status=open&paginationSize=100'))._items.map(({ user: who }: { user: { id: number } | null }) => who?.id)
  expect(waiting.filter((id: number) => id === user.id || id === other.id)).toEqual([user.id, other.id])
  expect(await counter()).toBe(before + 2)
  expect((await answer(user.email, { text: 'Готово', closes: true })).body.state).toBe('closed')
  const { id, lastMessageId } = await threadOf(other.email)
  const close = () => ask('POST', `/admin/support-messages/${id}/state`, staff, { state: 'closed', lastMessageId })
  expect([(await close()).body.state, (await close()).body.state, await counter()]).toEqual(['closed', 'closed', before])
  expect((await ask('POST', `/admin/support-messages/${id}/state`, staff, { state: 'open', lastMessageId })).body.state).toBe('open')
  await write({ text: 'Снова я' })
  expect(await threadOf(user.email)).toMatchObject({ state: 'open', text: 'Снова я' })
  expect(await counter()).toBe(before + 2)
  const log = await world.db
    .selectFrom('audit_records')
    .select('action')
    .where('entity', '=', 'support-messages')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['closed', 'open'])
})

test('a search finds by name, by email and by the address of a visitor', async () => {
  await write({ text: 'Ищите меня' })
  await write(await anonymous({ email: 'findme@mail.test' }), null)
  const found = async (search: string) => (await desk(`?search=${encodeURIComponent(search)}`))._items.map(({ text }: { text: string }) => text)
  expect(await found(user.email)).toEqual(['Ищите меня'])
  expect(await found('FINDME@')).toEqual(['Не приходит код'])
  expect(await found('нет такого')).toEqual([])
})

test('older messages are on the next pages, the newest first', async () => {
  for (let count = 1; count <= 21; count += 1) await write({ text: `Сообщение ${count}` })
  const first = (await ask('GET', '/support/messages', user)).body
  expect([first._items.length, first._items[0].text, first._meta]).toEqual([
    20,
    'Сообщение 21',
    { totalCount: 21, pageCount: 2, currentPage: 1, perPage: 20 },
  ])
  expect((await ask('GET', '/support/messages?paginationPage=2', user)).body._items).toMatchObject([{ text: 'Сообщение 1' }])
  const { id } = await threadOf(user.email)
  const read = (await ask('GET', `/admin/support-messages/${id}?paginationPage=2`, staff)).body
  expect(read).toMatchObject({ _items: [{ text: 'Сообщение 1', author: null }], thread: { id } })
})

test('threads of visitors are deleted after their time, those of users stay', async () => {
  await write({ text: 'Останется' })
  await write(await anonymous({ email: 'old@mail.test' }), null)
  world.clock.set(new Date(start.getTime() + visitorThreadDays * dayMs))
  for (const job of supportJobs) await job.run(world.resources)
  expect((await desk('?search=old@mail'))._items).toHaveLength(1)
  world.clock.advance(1000)
  for (const job of supportJobs) await job.run(world.resources)
  expect((await desk('?search=old@mail'))._items).toEqual([])
  expect((await own())._items).toHaveLength(1)
})
