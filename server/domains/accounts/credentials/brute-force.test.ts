import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerFor } from '../../../../tests/kit/caller.ts'
import { createWorld, type World } from '../../../../tests/kit/world.ts'
import { openLog } from '../../../kernel/log.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { createServer, type Server } from '../../../server.ts'
import { openConnections, passedCaptcha } from '../given.ts'

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

/** Asks three processes over one database in turns, all at once; what each refused, or `done`. */
const storm = (requests: Request[], token = 'nobody') =>
  Promise.all(
    requests.map((request, index) =>
      (servers[index % servers.length] as Server)
        .run(request, callerFor(world, token))
        .then(() => 'done')
        .catch((error) => (error instanceof Refusal ? error.code : Promise.reject(error))),
    ),
  )
const counted = (outcomes: string[]) => Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([one, all]) => [one, all.length]))
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))

test('a code may be guessed five times, however many processes are asked at once', async () => {
  const phone = '+79260000001'
  const started = await world.request({ method: 'POST', url: '/api/auth/start-phone-confirm?test=1', body: { phone } })
  const guess = (code: string): Request => ({ address: 'POST /auth/complete-phone-confirm', body: { phone, token: started.body.token, code } })
  expect(counted(await storm(times(30, (index) => guess(String(1000 + index)))))).toEqual({ wrongCode: 5, expiredCode: 25 })
  expect(await storm(times(3, () => guess('0000')))).toEqual(Array(3).fill('expiredCode'))
})

test('a password may be guessed three times without a captcha, and ten times with', async () => {
  const email = 'guessed@people.test'
  await world.given.person({ email, password: 'слово123' })
  const guess = (more: object): Request => ({ address: 'POST /auth/login', body: { email, password: 'другое123', ...more } })
  expect(counted(await storm(times(18, () => guess({}))))).toEqual({ wrongCredentials: 3, captcha: 15 })
  const captchas = await Promise.all(times(18, () => passedCaptcha(world)))
  expect(counted(await storm(captchas.map((captcha) => guess({ captcha }))))).toEqual({ wrongCredentials: 7, tooManyRequests: 11 })
  const captcha = await passedCaptcha(world)
  expect(await storm([{ address: 'POST /auth/login', body: { email, password: 'слово123', captcha } }])).toEqual(['tooManyRequests'])
})

test('the own password may be guessed ten times by who holds a session', async () => {
  const { token } = await world.given.person({ password: 'слово123' })
  const guess = (): Request => ({ address: 'POST /auth/change-password', body: { oldPassword: 'другое123', password: 'новое1234' } })
  expect(counted(await storm(times(24, guess), token))).toEqual({ wrongOldPassword: 10, tooManyRequests: 14 })
})

test('one code is sent, one proof is used, whoever asks all three at once', async () => {
  const phone = '+79260000002'
  const start = (): Request => ({ address: 'POST /auth/start-phone-confirm', body: { phone } })
  expect(counted(await storm(times(9, start)))).toEqual({ done: 1, resendBlocked: 8 })
  const people = await Promise.all(times(3, () => world.given.person()))
  world.clock.advance(60_000)
  const { token } = (await world.request({ method: 'POST', url: '/api/auth/start-phone-confirm?test=1', body: { phone } })).body
  const proof = (await world.request({ method: 'POST', url: '/api/auth/complete-phone-confirm', body: { phone, token, code: '0000' } })).body.token
  const adds = people.map((person) => storm([{ address: 'POST /owner/phones', body: { phone, token: proof } }], person.token))
  expect(counted((await Promise.all(adds)).flat())).toEqual({ done: 1, phoneProofInvalid: 2 })
})
