import { expect, test } from 'vitest'
import { createStore, type Entry } from './store.ts'

type Answer = Entry & { text: string }

const answer = (text: string, tags: string[] = ['events'], sizeBytes = 10): Answer => ({ text, tags: new Set(tags), sizeBytes, expiresAt: 1_000 })

const openStore = (mostBytes = 100) => {
  const store = createStore<Answer>(mostBytes)
  store.setDeaf(false)
  return store
}

/** Something to be made that is finished by hand. */
const slowly = <T>() => {
  let finish: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    finish = resolve
  })
  return { make: () => promise, finish }
}

test('those who ask meanwhile share one making', async () => {
  const store = openStore()
  let made = 0
  const make = async () => {
    made += 1
    return answer('a')
  }
  await Promise.all([store.getOrMake('k', 0, make), store.getOrMake('k', 0, make), store.getOrMake('k', 0, make)])
  expect(made).toBe(1)
})

test('what may not be shared is made for each', async () => {
  const store = openStore()
  let made = 0
  const make = async () => {
    made += 1
    return { uncached: answer(`for one only, ${made}`) }
  }
  const texts = (await Promise.all([store.getOrMake('k', 0, make), store.getOrMake('k', 0, make)])).map((entry) => entry.text)
  expect(new Set(texts).size).toBe(2)
  expect(store.get('k', 0)).toBeUndefined()
})

test('a dropped tag takes its entries along and leaves the others', async () => {
  const store = openStore()
  await store.getOrMake('events', 0, async () => answer('a', ['events']))
  await store.getOrMake('cities', 0, async () => answer('b', ['reference']))
  store.drop(['events'])
  expect([store.get('events', 0), store.get('cities', 0)?.text]).toEqual([undefined, 'b'])
})

test('what changed while it was made is answered but not kept', async () => {
  const store = openStore()
  const work = slowly<Answer>()
  const asked = store.getOrMake('k', 0, work.make)
  store.drop(['reference'])
  store.drop(['events'])
  work.finish(answer('old'))
  expect((await asked).text).toBe('old')
  expect(store.get('k', 0)).toBeUndefined()
})

test('entries end with their time, and the least recently used go first when room is short', async () => {
  const store = openStore(25)
  await store.getOrMake('a', 0, async () => answer('a'))
  await store.getOrMake('b', 0, async () => answer('b'))
  store.get('a', 0)
  await store.getOrMake('c', 0, async () => answer('c'))
  expect(['a', 'b', 'c'].map((key) => store.get(key, 0)?.text)).toEqual(['a', undefined, 'c'])
  expect(store.get('a', 1_000)).toBeUndefined()
  expect(store.sizeBytes()).toBe(10)
})

test('while changes cannot be heard nothing is kept', async () => {
  const store = openStore()
  await store.getOrMake('k', 0, async () => answer('a'))
  store.setDeaf(true)
  expect(store.get('k', 0)).toBeUndefined()
  await store.getOrMake('k', 0, async () => answer('b'))
  expect(store.get('k', 0)).toBeUndefined()
})
