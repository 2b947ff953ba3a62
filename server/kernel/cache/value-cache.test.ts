import { expect, test } from 'vitest'
import { createStore } from './store.ts'
import { cacheNothing, cacheValuesIn, type ValueCache } from './value-cache.ts'

const open = () => {
  const values: ValueCache = createStore({ maxBytes: 10_000 })
  let nowMs = 0
  let made = 0
  const cacheValue = cacheValuesIn(values, () => new Date(nowMs))
  return {
    values,
    ask: (key = 'ids') => cacheValue(key, ['events'], async () => ++made),
    wait: (ms: number) => {
      nowMs += ms
    },
  }
}

test('produces a value once per key', async () => {
  const { ask } = open()
  expect([await ask(), await ask(), await ask('other')]).toEqual([1, 1, 2])
})

test('evicts a value when its tag is dropped and when the minute ends', async () => {
  const { values, ask, wait } = open()
  await ask()
  values.drop(['seats'])
  expect(await ask()).toBe(1)
  values.drop(['events'])
  expect(await ask()).toBe(2)
  wait(60_000)
  expect(await ask()).toBe(3)
})

test('retries a value whose production failed', async () => {
  const { values, ask } = open()
  const cacheValue = cacheValuesIn(values, () => new Date(0))
  await expect(cacheValue('ids', ['events'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask()).toBe(1)
})

test('API calls from outside cache nothing', async () => {
  let made = 0
  const make = async () => ++made
  expect([await cacheNothing('ids', [], make), await cacheNothing('ids', [], make)]).toEqual([1, 2])
})
