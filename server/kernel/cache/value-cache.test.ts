import { expect, test } from 'vitest'
import { createStore } from './store.ts'
import { cacheNothing, cacheValuesIn, type ValueCache } from './value-cache.ts'

const open = () => {
  const values: ValueCache = createStore({ maxBytes: 10_000 })
  let nowMs = 0
  let made = 0
  const keep = cacheValuesIn(values, () => new Date(nowMs))
  return {
    values,
    ask: (key = 'ids') => keep(key, ['events'], async () => ++made),
    wait: (ms: number) => {
      nowMs += ms
    },
  }
}

test('a part is made once under its key', async () => {
  const { ask } = open()
  expect([await ask(), await ask(), await ask('other')]).toEqual([1, 1, 2])
})

test('a change of what it is made of drops a part, and so does the end of the minute', async () => {
  const { values, ask, wait } = open()
  await ask()
  values.drop(['seats'])
  expect(await ask()).toBe(1)
  values.drop(['events'])
  expect(await ask()).toBe(2)
  wait(60_000)
  expect(await ask()).toBe(3)
})

test('a part that could not be made is made again', async () => {
  const { values, ask } = open()
  const keep = cacheValuesIn(values, () => new Date(0))
  await expect(keep('ids', ['events'], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask()).toBe(1)
})

test('calls from outside keep nothing', async () => {
  let made = 0
  const make = async () => ++made
  expect([await cacheNothing('ids', [], make), await cacheNothing('ids', [], make)]).toEqual([1, 2])
})
