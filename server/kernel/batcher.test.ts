import { expect, test } from 'vitest'
import { batcher, type Settled } from './batcher.ts'

type Turn = { requests: number[]; settle: (settled: Settled<string>[]) => void; fail: (error: Error) => void }

/** A batcher whose batches end only when the test settles them. */
const heldBatcher = (options: { maxConcurrent?: number; groupBy?: (request: number) => unknown } = {}) => {
  const turns: Turn[] = []
  const ask = batcher<number, string>({
    maxAtOnce: 3,
    maxWaiting: 5,
    ...options,
    take: (requests) => new Promise((settle, fail) => turns.push({ requests, settle, fail })),
  })
  return { ask, turns }
}
const answering = (requests: number[] = []) => requests.map((request) => ({ answer: `taken ${request}` }))
const nextTick = () => new Promise((resolve) => setImmediate(resolve))

test('processes requests that arrive during a batch as the next batch, in order of arrival and at most `maxAtOnce`', async () => {
  const { ask, turns } = heldBatcher()
  const answers = Promise.all([1, 2, 3, 4, 5].map(ask))
  for (let turn = 0; turn < 3; turn += 1) {
    turns[turn]?.settle(answering(turns[turn]?.requests))
    await nextTick()
  }
  expect(turns.map(({ requests }) => requests)).toEqual([[1], [2, 3, 4], [5]])
  expect(await answers).toEqual(['taken 1', 'taken 2', 'taken 3', 'taken 4', 'taken 5'])
})

test('settles each request with its own answer or error, not before its batch ends', async () => {
  const { ask, turns } = heldBatcher()
  const settled: unknown[] = []
  const answers = [1, 2, 3].map((request) =>
    ask(request).then(
      (answer) => settled.push(answer),
      (error) => settled.push(error),
    ),
  )
  await nextTick()
  expect(settled).toEqual([])
  turns[0]?.settle([{ answer: 'one' }])
  await nextTick()
  const wrong = new Error('two cannot be')
  turns[1]?.settle([{ error: wrong }, { answer: 'three' }])
  await Promise.all(answers)
  expect(settled).toEqual(['one', wrong, 'three'])
})

test('rejects every request of a failed batch and starts the next batch', async () => {
  const { ask, turns } = heldBatcher()
  const first = ask(1)
  const second = ask(2)
  const unavailable = new Error('the database is away')
  turns[0]?.fail(unavailable)
  await expect(first).rejects.toBe(unavailable)
  turns[1]?.settle(answering([2]))
  expect(await second).toBe('taken 2')
})

test('rejects a request with `unavailable` while the queue is full and accepts it later', async () => {
  const { ask, turns } = heldBatcher()
  const taken = [1, 2, 3, 4, 5, 6].map(ask)
  await expect(ask(7)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 1 } })
  turns[0]?.settle(answering([1]))
  await nextTick()
  taken.push(ask(8))
  for (const turn of [1, 2]) {
    turns[turn]?.settle(answering(turns[turn]?.requests))
    await nextTick()
  }
  expect(await Promise.all(taken)).toHaveLength(7)
})

test('a slow group delays no other group, and its own requests stay in order', async () => {
  const { ask, turns } = heldBatcher({ maxConcurrent: 2, groupBy: (request) => request % 2 })
  const answers = Promise.all([1, 3, 2, 5].map(ask))
  expect(turns.map(({ requests }) => requests)).toEqual([[1], [2]])
  turns[1]?.settle(answering([2]))
  await nextTick()
  const another = ask(4)
  expect(turns.map(({ requests }) => requests)).toEqual([[1], [2], [4]])
  turns[2]?.settle(answering([4]))
  turns[0]?.settle(answering([1]))
  await nextTick()
  turns[3]?.settle(answering([3, 5]))
  expect([...(await answers), await another]).toEqual(['taken 1', 'taken 3', 'taken 2', 'taken 5', 'taken 4'])
})
