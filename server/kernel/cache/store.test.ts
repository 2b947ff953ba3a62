import { expect, test } from 'vitest'
import { createStore, type Entry } from './store.ts'

type Answer = Entry & { text: string }

const answer = (text: string, tags: string[] = ['events'], sizeBytes = 10): Answer => ({ text, tags: new Set(tags), sizeBytes, expiresAt: 1_000 })

const openStore = (maxBytes = 100, throttleMs = 0) => createStore<Answer>({ maxBytes, throttleMs })

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

test('when anything may have changed, nothing is left, also of what is being made', async () => {
  const store = openStore()
  await store.getOrMake('k', 0, async () => answer('a'))
  const work = slowly<Answer>()
  const asked = store.getOrMake('other', 0, work.make)
  store.clear()
  work.finish(answer('b'))
  await asked
  expect([store.get('k', 0), store.get('other', 0)]).toEqual([undefined, undefined])
})

test('who asks after a change joins no making that began before it, and takes what has outlasted it', async () => {
  const store = openStore()
  for (const [tag, texts] of Object.entries({ events: ['old', 'new'], reference: ['old', 'old'] })) {
    store.clear()
    const work = slowly<Answer>()
    const early = store.getOrMake('k', 0, work.make)
    store.drop([tag])
    const late = store.getOrMake('k', 0, async () => answer('new'))
    work.finish(answer('old'))
    expect([tag, [(await early).text, (await late).text]]).toEqual([tag, texts])
  }
})

test('what changes all the time is made seldom, and nobody who waits is told of what was before he asked', async () => {
  const store = openStore(100, 30)
  let made = 0
  let state = 0
  const ask = () =>
    store.getOrMake('k', 0, async () => {
      made += 1
      return answer(String(state))
    })
  await ask()
  const asked = Array.from({ length: 5 }, async () => {
    state += 1
    store.drop(['events'])
    const least = state
    expect(Number((await ask()).text)).toBeGreaterThanOrEqual(least)
  })
  await Promise.all(asked)
  expect(made).toBe(2)
})
