import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../tests/kit/world.ts'
import { openLimits } from '../kernel/limits.ts'
import { openLog } from '../kernel/log.ts'
import { withinBudget } from './budgeted-sms.ts'

const token = 'a token long enough'
let world: World

beforeAll(async () => {
  world = await createWorld({ env: { MESSAGES_PER_HOUR: '10', METRICS_TOKEN: token } })
})
afterAll(() => world.close())

const start = (index: number, token?: string) =>
  world.request({
    method: 'POST',
    url: '/api/auth/start-phone-confirm',
    body: { phone: `+791612300${index}` },
    address: `10.0.0.${index}`,
    ...(token && { token }),
  })

test('messages: 30 % of the budget is reserved for account owners; other messages are refused with 429 and counted', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => start(10 + index)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.reason])).toEqual(Array(3).fill([429, 'tooManyRequests']))
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_000)
  const owners = []
  for (let index = 20; index < 24; index += 1) {
    const { token } = await world.given.person({ phone: `+791612300${index}` })
    owners.push((await start(index, token)).status)
  }
  expect(owners).toEqual([200, 200, 200, 429])
  const metrics = (await world.request({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).text
  expect(metrics).toContain('messages_total{channel="sms",outcome="sent"} 10')
  expect(metrics).toContain('messages_total{channel="sms",outcome="refused"} 4')
  expect(metrics).toContain('limits_refused_total{limit="strangerMessagesPerHour"} 3')
  expect(metrics).toContain('limits_refused_total{limit="messagesPerHour"} 1')
  await world.db.updateTable('rate_limits').set({ expire: 0 }).where('key', 'like', '%essagesPerHour:all').execute()
  expect((await start(30)).status).toBe(200)
})

test('messages: one error is logged per window for all processes', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const { sms } = world.resources.outside
  const process = () => {
    const limits = openLimits(world.database.pool, 1, { messagesPerDay: 14 })
    return withinBudget({ ...sms, send: () => Promise.resolve() }, { limits, log: openLog('error', sink), count: () => undefined })
  }
  const processes = [process(), process()]
  await Promise.allSettled(Array.from({ length: 12 }, (_, index) => processes[index % 2]?.send('sms', '+79160000000', 'text')))
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: 'error', budget: 'messagesPerDay' })])
})
