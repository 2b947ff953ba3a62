import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ budgetFactor: 1, env: { TRUST_PROXY: '1' } })
})
afterAll(() => world.close())

const budget = 60
const requestCount = 150

/** Number of requests within the budget of code attempts, and number refused by it. */
const spend = async (forwardedFor: (index: number) => string, remoteAddress = '127.0.0.1') => {
  let refused = 0
  for (let index = 0; index < requestCount; index++) {
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/api/auth/login-by-phone',
      remoteAddress,
      headers: { 'x-forwarded-for': forwardedFor(index) },
      payload: { phone: '+79990000001', code: '0000', token: 'none' },
    })
    if (statusCode === 429) refused++
  }
  return { passed: requestCount - refused, refused }
}
const whole = { passed: budget, refused: requestCount - budget }

test('client address: count requests with forged X-Forwarded-For entries as those of one client', async () => {
  expect(await spend((index) => `8.8.${index}.1, 203.0.113.7`)).toEqual(whole)
})

test('client address: ignore X-Forwarded-For of a client that bypasses the proxy', async () => {
  expect(await spend((index) => `8.8.${index}.1`, '198.51.100.9')).toEqual(whole)
})

test('client address: count the addresses of one IPv6 /64 together and those of others apart', async () => {
  expect(await spend((index) => `2001:db8:5:6::${(index + 1).toString(16)}`)).toEqual(whole)
  expect(await spend((index) => `2001:db8:5:${(index + 100).toString(16)}::1`)).toEqual({ passed: requestCount, refused: 0 })
})

test('client address: count an IPv4-mapped address as the IPv4 address', async () => {
  expect(await spend((index) => (index % 2 === 0 ? '203.0.113.77' : '::ffff:203.0.113.77'))).toEqual(whole)
})
