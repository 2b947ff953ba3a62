import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { METRICS_TOKEN: 'a token of the tests', SECOND_STEP: 'required' } })
})
afterAll(() => world.close())

const password = 'слово123'
const post = (path: string, body: unknown, token?: string) =>
  world.request({ method: 'POST', url: `/api/${path}`, body, ...(token !== undefined && { token }) })

/** The count of sign-ins so far by way and outcome. */
const counted = async (): Promise<Record<string, number>> => {
  const text = await world.resources.metrics.scrape()
  const lines = [...text.matchAll(/^sign_ins_total\{way="(\w+)",outcome="(\w+)"\} (\d+)$/gm)]
  return Object.fromEntries(lines.map(([, way, outcome, count]) => [`${way} ${outcome}`, Number(count)]))
}

const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: world.clock.now().getTime() })

const enrolled = async () => {
  const person = await world.given.person({ password })
  const { secret } = (await post('user/second-step/setup', undefined, person.token)).body
  await post('user/second-step/confirm', { code: codeOf(secret) }, person.token)
  world.clock.advance(30_000)
  return { ...person, secret: secret as string }
}

test('a sign-in with a second step is counted once, when the second step completes it', async () => {
  const { email, secret } = await enrolled()
  const half = (await post('auth/login', { email, password })).body
  expect(await counted()).toEqual({ 'password secondStep': 1 })
  await post('auth/second-step', { code: '000000' }, half.token)
  await post('auth/second-step', { code: codeOf(secret) }, half.token)
  expect(await counted()).toEqual({ 'password secondStep': 1, 'secondStep wrongCode': 1, 'secondStep signedIn': 1 })
})

test('a sign-in without a second step is counted at once', async () => {
  const { email } = await world.given.person({ password })
  const before = await counted()
  await post('auth/login', { email, password })
  expect(await counted()).toEqual({ ...before, 'password signedIn': 1 })
})

test('a completed second step leaves no failures of the password or the code', async () => {
  const { email, secret } = await enrolled()
  for (let times = 0; times < 12; times += 1) {
    const half = (await post('auth/login', { email, password })).body
    expect((await post('auth/second-step', { code: codeOf(secret) }, half.token)).status).toBe(200)
    world.clock.advance(30_000)
  }
  const failures = await world.db.selectFrom('sign_in_failures').select('failures').execute()
  expect(failures.filter((row) => row.failures > 0)).toEqual([])
})
