import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnections, passedCaptcha } from '../../../../tests/kit/accounts.ts'
import { callerFor } from '../../../../tests/kit/caller.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'
import { openLog } from '../../../kernel/log.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { createServer, type Server } from '../../../server.ts'

let world: World
let servers: Server[]

beforeAll(async () => {
  world = await createWorld()
  const { config, siteUrl } = world.resources
  const peer = () =>
    createServer({ config, connection: world.connection, log: openLog('silent'), clock: world.clock.now, siteUrl, budgetFactor: 1000 })
  servers = [world, await peer(), await peer()]
  for (const { resources } of servers) await openConnections({ db: resources.db })
})
afterAll(async () => {
  for (const server of servers.slice(1)) await server.close()
  await world.close()
})

type Request = Parameters<Server['run']>[0]

/** Runs requests concurrently from one address on three servers over one database. Returns `done` or the refusal of each. */
const storm = (requests: Request[], token = 'nobody', ip = '127.0.0.1') =>
  Promise.all(
    requests.map((request, index) =>
      (servers[index % servers.length] as Server)
        .run(request, callerFor(world, token, ip))
        .then(() => 'done')
        .catch((error) => (error instanceof Refusal ? error.code : Promise.reject(error))),
    ),
  )
const counted = (outcomes: string[]) => Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([one, all]) => [one, all.length]))
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))

test('code: three concurrent processes compare three guesses without a captcha and five with one', async () => {
  const phone = '+79260000001'
  const started = await world.request({ method: 'POST', url: '/api/auth/start-phone-confirm?test=1', body: { phone } })
  const guess = (code: string, more = {}): Request => ({
    address: 'POST /auth/complete-phone-confirm',
    body: { phone, token: started.body.token, code, ...more },
  })
  expect(counted(await storm(times(30, (index) => guess(String(1000 + index)))))).toEqual({ wrongCode: 3, captcha: 27 })
  const captchas = await Promise.all(times(33, () => passedCaptcha(world)))
  const solved = captchas.slice(3).map((captcha, index) => guess(String(2000 + index), { captcha }))
  expect(counted(await storm(solved))).toEqual({ wrongCode: 2, expiredCode: 28 })
  expect(await storm(captchas.slice(0, 3).map((captcha) => guess('0000', { captcha })))).toEqual(Array(3).fill('expiredCode'))
})

test('password: three concurrent processes compare three guesses without a captcha, and the owner signs in with one', async () => {
  const email = 'guessed@people.test'
  await world.given.person({ email, password: 'слово123' })
  const guess = (more: object): Request => ({ address: 'POST /auth/login', body: { email, password: 'другое123', ...more } })
  expect(
    counted(
      await storm(
        times(18, () => guess({})),
        'nobody',
        '10.0.0.2',
      ),
    ),
  ).toEqual({ wrongCredentials: 3, captcha: 15 })
  const captchas = await Promise.all(times(18, () => passedCaptcha(world)))
  expect(
    counted(
      await storm(
        captchas.map((captcha) => guess({ captcha })),
        'nobody',
        '10.0.0.2',
      ),
    ),
  ).toEqual({ wrongCredentials: 18 })
  const captcha = await passedCaptcha(world)
  expect(await storm([{ address: 'POST /auth/login', body: { email, password: 'слово123', captcha } }])).toEqual(['done'])
})

test("a session allows ten guesses at the user's own password", async () => {
  const { token } = await world.given.person({ password: 'слово123' })
  const guess = (): Request => ({ address: 'POST /auth/change-password', body: { oldPassword: 'другое123', password: 'новое1234' } })
  expect(counted(await storm(times(24, guess), token))).toEqual({ wrongOldPassword: 10, tooManyRequests: 14 })
})

test('concurrent requests on three processes send one code and use one proof', async () => {
  const phone = '+79260000002'
  const start = (): Request => ({ address: 'POST /auth/start-phone-confirm', body: { phone } })
  expect(counted(await storm(times(9, start)))).toEqual({ done: 1, resendBlocked: 8 })
  const people = await Promise.all(times(3, () => world.given.person()))
  world.clock.advance(60_000)
  const { token } = (await world.request({ method: 'POST', url: '/api/auth/start-phone-confirm?test=1', body: { phone } })).body
  const proof = (
    await world.request({ method: 'POST', url: '/api/auth/complete-phone-confirm', body: { phone, token, code: '0000' }, address: '10.0.0.3' })
  ).body.token
  const adds = people.map((person) => storm([{ address: 'POST /owner/phones', body: { phone, token: proof } }], person.token))
  expect(counted((await Promise.all(adds)).flat())).toEqual({ done: 1, phoneProofInvalid: 2 })
})
