import { expect, test } from 'vitest'
import { createFairQueue } from '../../kernel/fair-queue.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is stored as salted argon2id with 19 MiB and 2 passes', async () => {
  const [first, second] = [await hashPassword('слово123'), await hashPassword('слово123')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(second).not.toBe(first)
})

test('only the same password verifies, including spaces and case (A102)', async () => {
  const encoded = await hashPassword(' Слово 123 ')
  expect(await verifyPassword(' Слово 123 ', encoded)).toBe(true)
  expect(await verifyPassword('Слово 123', encoded)).toBe(false)
  expect(await verifyPassword(' слово 123 ', encoded)).toBe(false)
})

test('й as one or two code points is the same password', async () => {
  const encoded = await hashPassword('чай123'.normalize('NFC'))
  expect(await verifyPassword('чай123'.normalize('NFD'), encoded)).toBe(true)
})

test('no password verifies without a hash or with a hash of another kind', async () => {
  expect(await verifyPassword('слово123', null)).toBe(false)
  expect(await verifyPassword('слово123', '$2b$12$abc')).toBe(false)
})

test('passwords: derives a hash of the same cost for an account without a password', async () => {
  const costs: object[] = []
  const derive: Parameters<typeof verifyPassword>[3] = async (_password, { memory, passes, parallelism, salt }) => {
    costs.push({ memory, passes, parallelism, saltBytes: salt.length })
    return Buffer.alloc(32)
  }
  const encoded = await hashPassword('слово123')
  expect(await verifyPassword('другое123', encoded, undefined, derive)).toBe(false)
  expect(await verifyPassword('другое123', null, undefined, derive)).toBe(false)
  const cost = { memory: 19_456, passes: 2, parallelism: 1, saltBytes: 16 }
  expect(costs).toEqual([cost, cost])
})

test('runs some hashes at once, queues some and refuses the rest as unavailable', async () => {
  const inTurn = createFairQueue({ maxAtOnce: 2, maxWaiting: 3 })
  let running = 0
  let most = 0
  const work = () =>
    inTurn(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, work))
  expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'done'))).toEqual([
    ...Array(5).fill('done'),
    ...Array(2).fill('unavailable'),
  ])
  expect(most).toBe(2)
  expect(await Promise.allSettled([work(), inTurn(() => Promise.reject(new Error('failed'))), work()])).toHaveLength(3)
  expect(running).toBe(0)
})

test('queue: many requests of five addresses neither fill the queue nor delay a sixth address', async () => {
  const inTurn = createFairQueue({ maxAtOnce: 4, maxWaiting: 200, maxWaitingPerKey: 20 })
  const finished: string[] = []
  const work = (key: string) =>
    inTurn(async () => {
      await new Promise(setImmediate)
      finished.push(key)
    }, key)
  const crowd = Promise.allSettled(Array.from({ length: 300 }, (_, index) => work(`crowd ${index % 5}`)))
  const owner = work('owner')
  await owner
  expect(finished.filter((key) => key !== 'owner').length).toBeLessThan(20)
  expect((await crowd).filter(({ status }) => status === 'rejected')).toHaveLength(300 - 4 - 100)
})
