import { expect, test } from 'vitest'
import { createStore, type Entry } from './store.ts'

type Answer = Entry & { text: string }

const answer = (text: string, tags: string[] = ['events'], sizeBytes = 10): Answer => ({ text, tags: new Set(tags), sizeBytes, expiresAt: 1_000 })

const openStore = (maxBytes = 100, throttleMs = 0) => createStore<Answer>({ maxBytes, throttleMs })

/** A production that the test finishes. */
const pendingProduction = <T>() => {
  let finish: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolve) => {
    finish = resolve
  })
  return { make: () => promise, finish }
}

test('concurrent callers share one production', async () => {
  const store = openStore()
  let made = 0
  const make = async () => {
    made += 1
    return answer('a')
  }
  await Promise.all([store.getOrMake('k', 0, make), store.getOrMake('k', 0, make), store.getOrMake('k', 0, make)])
  expect(made).toBe(1)
})

test('produces an uncached entry for each caller', async () => {
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

test('dropping a tag evicts its entries and no others', async () => {
  const store = openStore()
  await store.getOrMake('events', 0, async () => answer('a', ['events']))
  await store.getOrMake('cities', 0, async () => answer('b', ['reference']))
  store.drop(['events'])
  expect([store.get('events', 0), store.get('cities', 0)?.text]).toEqual([undefined, 'b'])
})

test('returns but does not cache an entry whose tag was dropped during production', async () => {
  const store = openStore()
  const work = pendingProduction<Answer>()
  const pending = store.getOrMake('k', 0, work.make)
  store.drop(['reference'])
  store.drop(['events'])
  work.finish(answer('old'))
  expect((await pending).text).toBe('old')
  expect(store.get('k', 0)).toBeUndefined()
})

test('entries expire, and the least recently used are evicted first when space runs out', async () => {
  const store = openStore(25)
  await store.getOrMake('a', 0, async () => answer('a'))
  await store.getOrMake('b', 0, async () => answer('b'))
  store.get('a', 0)
  await store.getOrMake('c', 0, async () => answer('c'))
  expect(['a', 'b', 'c'].map((key) => store.get(key, 0)?.text)).toEqual(['a', undefined, 'c'])
  expect(store.get('a', 1_000)).toBeUndefined()
  expect(store.sizeBytes()).toBe(10)
})

test('clearing evicts every entry and prevents entries in production from being cached', async () => {
  const store = openStore()
  await store.getOrMake('k', 0, async () => answer('a'))
  const work = pendingProduction<Answer>()
  const pending = store.getOrMake('other', 0, work.make)
  store.clear()
  work.finish(answer('b'))
  await pending
  expect([store.get('k', 0), store.get('other', 0)]).toEqual([undefined, undefined])
})

test('a caller after an invalidation joins no earlier production, and uses its entry only if the tags are unaffected', async () => {
  const store = openStore()
  for (const [tag, texts] of Object.entries({ events: ['old', 'new'], reference: ['old', 'old'] })) {
    store.clear()
    const work = pendingProduction<Answer>()
    const early = store.getOrMake('k', 0, work.make)
    store.drop([tag])
    const late = store.getOrMake('k', 0, async () => answer('new'))
    work.finish(answer('old'))
    expect([tag, [(await early).text, (await late).text]]).toEqual([tag, texts])
  }
})

test('throttles the production of a changing entry without returning data older than the call', async () => {
  const store = openStore(100, 30)
  let made = 0
  let state = 0
  const ask = () =>
    store.getOrMake('k', 0, async () => {
      made += 1
      return answer(String(state))
    })
  await ask()
  const pending = Array.from({ length: 5 }, async () => {
    state += 1
    store.drop(['events'])
    const least = state
    expect(Number((await ask()).text)).toBeGreaterThanOrEqual(least)
  })
  await Promise.all(pending)
  expect(made).toBe(2)
})
