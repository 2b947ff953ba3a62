import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openConnections } from '../../../../tests/kit/accounts.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'

let world: World
let me: { id: number; token: string }
let count = 0

beforeAll(async () => {
  world = await createWorld()
  await openConnections(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  me = await world.given.person()
})

const newPhone = () => {
  count += 1
  return `+7922${String(count).padStart(7, '0')}`
}
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object, token = me.token) =>
  world.request({ method, url: `/api/owner/phones${path}`, body, token })
const prove = async (phone: string): Promise<string> => {
  const { token } = (await world.request({ method: 'POST', url: '/api/auth/start-phone-confirm?test=1', body: { phone } })).body
  return (await world.request({ method: 'POST', url: '/api/auth/complete-phone-confirm', body: { phone, token, code: '0000' } })).body.token
}
const add = async (phone = newPhone()) => (await ask('POST', '', { phone, token: await prove(phone) })).body
const listed = async () => (await ask('GET')).body._items.map((row: { phone: string; primary: boolean }) => [row.phone, row.primary])
const reasonOf = (answer: { status: number; body: { reason: string } }) => [answer.status, answer.body.reason]

test('phones are added, marked, changed and removed, with exactly one primary at every step (V362)', async () => {
  expect(await listed()).toEqual([])
  const first = await add()
  expect(first).toEqual({ id: expect.any(Number), phone: first.phone, primary: true, confirmed: true })
  const second = await add()
  expect(await listed()).toEqual([
    [first.phone, true],
    [second.phone, false],
  ])
  const marked = await ask('POST', `/${second.id}/mark-primary`)
  expect(marked.body._items.map((row: { id: number }) => row.id)).toEqual([second.id, first.id])
  const phone = newPhone()
  expect((await ask('PUT', `/${second.id}`, { phone, token: await prove(phone) })).body).toMatchObject({ id: second.id, phone, primary: true })
  expect((await ask('DELETE', `/${first.id}`)).body).toEqual({ ok: true })
  expect(await listed()).toEqual([[phone, true]])
})

test('the primary phone cannot be removed (V363)', async () => {
  const { id, phone } = await add()
  expect(reasonOf(await ask('DELETE', `/${id}`))).toEqual([422, 'primaryPhone'])
  expect(await listed()).toEqual([[phone, true]])
})

test('adding or changing to a phone of another account is refused (V179)', async () => {
  const taken = newPhone()
  await world.given.person({ phone: taken })
  const own = await add()
  for (const [method, path] of [
    ['POST', ''],
    ['PUT', `/${own.id}`],
  ] as const) {
    world.clock.advance(60_000)
    const answer = await ask(method, path, { phone: taken, token: await prove(taken) })
    expect([...reasonOf(answer), Object.keys(answer.body.errors)]).toEqual([422, 'phoneTaken', ['phone']])
  }
  expect(await listed()).toEqual([[own.phone, true]])
})

test('each phone needs its own proof, which works once (V521)', async () => {
  const [phone, other] = [newPhone(), newPhone()]
  const token = await prove(phone)
  expect(reasonOf(await ask('POST', '', { phone: other, token }))).toEqual([422, 'phoneProofInvalid'])
  expect(reasonOf(await ask('POST', '', { phone: '12', token }))).toEqual([422, 'invalidPhone'])
  expect((await ask('POST', '', { phone, token })).status).toBe(200)
  expect(reasonOf(await ask('PUT', `/${(await ask('GET')).body._items[0].id}`, { phone, token }))).toEqual([422, 'phoneProofInvalid'])
})

test('phones of other users return 404', async () => {
  const { id, phone } = await add()
  const stranger = await world.given.person()
  expect(reasonOf(await ask('POST', `/${id}/mark-primary`, undefined, stranger.token))).toEqual([404, 'notFound'])
  expect(reasonOf(await ask('PUT', `/${id}`, { phone, token: 'x' }, stranger.token))).toEqual([404, 'notFound'])
  expect(reasonOf(await ask('DELETE', `/${id}`, undefined, stranger.token))).toEqual([404, 'notFound'])
  expect(await listed()).toEqual([[phone, true]])
})

test('concurrent first phones leave one primary, and so do concurrent marks (V362)', async () => {
  const [one, two] = await Promise.all([add(), add()])
  expect((await listed()).filter(([, primary]: [string, boolean]) => primary)).toHaveLength(1)
  await Promise.all([one, two].map(({ id }) => ask('POST', `/${id}/mark-primary`)))
  expect((await listed()).filter(([, primary]: [string, boolean]) => primary)).toHaveLength(1)
})

test('an account has ten phones at most', async () => {
  for (let phones = 0; phones < 10; phones += 1) await add()
  expect(await add()).toMatchObject({ reason: 'tooManyPhones' })
})
