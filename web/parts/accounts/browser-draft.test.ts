import { expect, test } from 'vitest'
import { readDraft, saveDraft } from './browser-draft.ts'

const hour = 3_600_000
const day = 24 * hour

const memory = () => {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
}

test('a draft is returned during its lifetime and discarded afterwards', () => {
  const storage = memory()
  const place = { storage, key: 'login', now: 1_000 * day }
  saveDraft(place, { login: 'anna@vmeste.example' })
  expect(readDraft({ ...place, now: place.now + 23 * hour }, day)).toEqual({ login: 'anna@vmeste.example' })
  expect(readDraft({ ...place, now: place.now + 25 * hour }, day)).toEqual({})
  expect(storage.entries.size).toBe(0)
})

test('a draft with a time in the future is discarded', () => {
  const storage = memory()
  saveDraft({ storage, key: 'login', now: 5 * day }, { login: 'anna' })
  expect(readDraft({ storage, key: 'login', now: 4 * day }, day)).toEqual({})
})

test.each(['', 'null', '7', '{"login":"anna"}', '{"values":null,"at":1}', '{"values":{"a":1},"at":"now"}', 'not json'])(
  'a stored text that is no draft is discarded: %s',
  (text) => {
    const storage = memory()
    storage.setItem('login', text)
    expect(readDraft({ storage, key: 'login', now: 5 }, day)).toEqual({})
  },
)

test('only string values of a draft are read', () => {
  const storage = memory()
  storage.setItem('form', '{"values":{"city":"Омск","age":12},"at":4}')
  expect(readDraft({ storage, key: 'form', now: 5 }, day)).toEqual({ city: 'Омск' })
})
