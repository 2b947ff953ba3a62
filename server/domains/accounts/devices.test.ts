import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerFor } from '../../../tests/kit/caller.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { isTrustedBrowser, trustBrowser } from './devices.ts'
import { accountsPersonalData } from './personal-data.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const browser = (device: string | null) => ({ ...callerFor(world, 'nobody'), isBrowser: true, device })
const trust = async (userId: number, device: string | null) => {
  const caller = browser(device)
  await world.db.transaction().execute((tx) => trustBrowser(tx, userId, { caller, now: world.clock.now() }))
  return caller.session.device ?? ''
}
const isTrusted = (userId: number, device: string) => isTrustedBrowser({ db: world.db, caller: browser(device), userId })

test('trusted browser: one cookie serves several accounts, and an account trusts its newest 20', async () => {
  const [one, other] = [await world.given.person(), await world.given.person()]
  const first = await trust(one.id, null)
  expect([await isTrusted(one.id, first), await isTrusted(other.id, first)]).toEqual([true, false])
  const device = await trust(other.id, first)
  expect([await isTrusted(one.id, device), await isTrusted(other.id, device)]).toEqual([true, true])
  expect(await trust(one.id, device)).toBe(device)
  for (let count = 0; count < 20; count += 1) {
    world.clock.advance(1_000)
    await trust(one.id, null)
  }
  expect([await isTrusted(one.id, device), await isTrusted(other.id, device)]).toEqual([false, true])
})

test('trusted browser: a planted or copied token is worthless after the next sign-in', async () => {
  const [owner, attacker] = [await world.given.person(), await world.given.person()]
  const madeUp = 'A'.repeat(43)
  const fresh = await trust(owner.id, madeUp)
  expect([await isTrusted(owner.id, madeUp), await isTrusted(owner.id, fresh)]).toEqual([false, true])
  const copied = await trust(attacker.id, null)
  await trust(owner.id, copied)
  expect([await isTrusted(owner.id, copied), await isTrusted(attacker.id, copied)]).toEqual([false, false])
})

test('trusted browser: an API client without cookies gets none', async () => {
  const { id } = await world.given.person()
  const caller = { ...browser(null), isBrowser: false }
  await world.db.transaction().execute((tx) => trustBrowser(tx, id, { caller, now: world.clock.now() }))
  expect(caller.session.device).toBeUndefined()
})

test('trusted browser: is trusted only after the second step is completed', async () => {
  const [email, password] = ['careful@people.test', 'слово123']
  const { id } = await world.given.person({ email, password })
  const secret = new Secret({ size: 20 })
  const dates = { created_at: world.clock.now(), confirmed_at: world.clock.now() }
  await world.db
    .insertInto('second_steps')
    .values({ user_id: id, secret: Buffer.from(secret.buffer), ...dates })
    .execute()
  const send = (call: string, body: object, cookie = '') =>
    world.request({ method: 'POST', url: `/api/auth/${call}`, body, headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) } })
  const cookieOf = ({ cookies }: Awaited<ReturnType<typeof send>>, name: string) => cookies.find((cookie) => cookie.name === name)?.value
  const half = await send('login', { email, password })
  expect([half.status, half.body.secondStep, cookieOf(half, 'device')]).toEqual([200, 'code', undefined])
  const code = TOTP.generate({ secret, timestamp: world.clock.now().getTime() })
  const whole = await send('second-step', { code }, `token=${cookieOf(half, 'token')}`)
  expect([whole.status, whole.body.secondStep]).toEqual([200, null])
  expect(await isTrusted(id, cookieOf(whole, 'device') ?? '')).toBe(true)
})

test('trusted browser: exported, moved to the surviving account, erased', async () => {
  const [from, to] = [await world.given.person(), await world.given.person()]
  const device = await trust(from.id, null)
  const exported = await accountsPersonalData.collect(world.db, from.id)
  expect(exported.rows['trusted-browsers']).toEqual([{ created_at: world.clock.now(), used_at: world.clock.now() }])
  await world.db
    .transaction()
    .execute((tx) => accountsPersonalData.move(tx, { from: from.id, to: to.id }, { announce: world.resources.announce, now: world.clock.now() }))
  expect([await isTrusted(from.id, device), await isTrusted(to.id, device)]).toEqual([false, true])
  const deps = { announce: world.resources.announce, now: world.clock.now() }
  await world.db.transaction().execute((tx) => accountsPersonalData.erase(tx, to.id, deps))
  expect(await isTrusted(to.id, device)).toBe(false)
})
