import { expect, test } from 'vitest'
import { batcher, type Settled } from './batcher.ts'

type Turn = { wishes: number[]; settle: (settled: Settled<string>[]) => void; fail: (error: Error) => void }

/** Takes only when the test says so. */
const held = (options: { maxConcurrent?: number; groupBy?: (request: number) => unknown } = {}) => {
  const turns: Turn[] = []
  const ask = batcher<number, string>({
    maxAtOnce: 3,
    maxWaiting: 5,
    ...options,
    take: (wishes) => new Promise((settle, fail) => turns.push({ wishes, settle, fail })),
  })
  return { ask, turns }
}
const answering = (wishes: number[] = []) => wishes.map((request) => ({ answer: `taken ${request}` }))
const soon = () => new Promise((resolve) => setImmediate(resolve))

test('who comes while others are taken is taken next, in order of arrival, so many at once', async () => {
  const { ask, turns } = held()
  const answers = Promise.all([1, 2, 3, 4, 5].map(ask))
  for (let turn = 0; turn < 3; turn += 1) {
    turns[turn]?.settle(answering(turns[turn]?.wishes))
    await soon()
  }
  expect(turns.map(({ wishes }) => wishes)).toEqual([[1], [2, 3, 4], [5]])
  expect(await answers).toEqual(['taken 1', 'taken 2', 'taken 3', 'taken 4', 'taken 5'])
})

test('each gets its own answer or error, and nothing before its turn is over', async () => {
  const { ask, turns } = held()
  const settled: unknown[] = []
  const answers = [1, 2, 3].map((request) =>
    ask(request).then(
      (answer) => settled.push(answer),
      (error) => settled.push(error),
    ),
  )
  await soon()
  expect(settled).toEqual([])
  turns[0]?.settle([{ answer: 'one' }])
  await soon()
  const wrong = new Error('two cannot be')
  turns[1]?.settle([{ error: wrong }, { answer: 'three' }])
  await Promise.all(answers)
  expect(settled).toEqual(['one', wrong, 'three'])
})

test('a turn that fails as a whole fails for those in it, and the next begins', async () => {
  const { ask, turns } = held()
  const first = ask(1)
  const second = ask(2)
  const away = new Error('the database is away')
  turns[0]?.fail(away)
  await expect(first).rejects.toBe(away)
  turns[1]?.settle(answering([2]))
  expect(await second).toBe('taken 2')
})

test('who finds too many waiting is told to come back, and is taken then', async () => {
  const { ask, turns } = held()
  const taken = [1, 2, 3, 4, 5, 6].map(ask)
  await expect(ask(7)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 1 } })
  turns[0]?.settle(answering([1]))
  await soon()
  taken.push(ask(8))
  for (const turn of [1, 2]) {
    turns[turn]?.settle(answering(turns[turn]?.wishes))
    await soon()
  }
  expect(await Promise.all(taken)).toHaveLength(7)
})

test('a matter that takes long keeps nobody of another matter waiting, and its own are taken in their order', async () => {
  const { ask, turns } = held({ maxConcurrent: 2, groupBy: (request) => request % 2 })
  const answers = Promise.all([1, 3, 2, 5].map(ask))
  expect(turns.map(({ wishes }) => wishes)).toEqual([[1], [2]])
  turns[1]?.settle(answering([2]))
  await soon()
  const another = ask(4)
  expect(turns.map(({ wishes }) => wishes)).toEqual([[1], [2], [4]])
  turns[2]?.settle(answering([4]))
  turns[0]?.settle(answering([1]))
  await soon()
  turns[3]?.settle(answering([3, 5]))
  expect([...(await answers), await another]).toEqual(['taken 1', 'taken 3', 'taken 2', 'taken 5', 'taken 4'])
})
