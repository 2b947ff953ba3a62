import { expect, test } from 'vitest'
import { createFairQueue } from '../../kernel/fair-queue.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is kept as salted argon2id of 19 MiB and 2 passes', async () => {
  const [first, second] = [await hashPassword('слово123'), await hashPassword('слово123')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(second).not.toBe(first)
})

test('only the same password is right, spaces and case included (A102)', async () => {
  const kept = await hashPassword(' Слово 123 ')
  expect(await verifyPassword(' Слово 123 ', kept)).toBe(true)
  expect(await verifyPassword('Слово 123', kept)).toBe(false)
  expect(await verifyPassword(' слово 123 ', kept)).toBe(false)
})

test('й typed as one sign or as two is the same password', async () => {
  const kept = await hashPassword('чай123'.normalize('NFC'))
  expect(await verifyPassword('чай123'.normalize('NFD'), kept)).toBe(true)
})

test('no password fits an account without one, nor one kept in another way', async () => {
  expect(await verifyPassword('слово123', null)).toBe(false)
  expect(await verifyPassword('слово123', '$2b$12$abc')).toBe(false)
})

test('passwords: derive a hash of the same cost for an account without a password', async () => {
  const costs: object[] = []
  const derive: Parameters<typeof verifyPassword>[3] = async (_password, { memory, passes, parallelism, salt }) => {
    costs.push({ memory, passes, parallelism, saltBytes: salt.length })
    return Buffer.alloc(32)
  }
  const kept = await hashPassword('слово123')
  expect(await verifyPassword('другое123', kept, undefined, derive)).toBe(false)
  expect(await verifyPassword('другое123', null, undefined, derive)).toBe(false)
  const cost = { memory: 19_456, passes: 2, parallelism: 1, saltBytes: 16 }
  expect(costs).toEqual([cost, cost])
})

test('some work at once, some wait their turn, and who comes on top is told to come back', async () => {
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

test('turns: a crowd of five addresses neither fills the queue nor delays a sixth one', async () => {
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
