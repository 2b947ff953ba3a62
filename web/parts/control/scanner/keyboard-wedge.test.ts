import { expect, test } from 'vitest'
import { wedgeReader } from './keyboard-wedge.ts'

/** Types the keys with a pause between them, and presses Enter. */
const typed = (keys: { code: string; key: string }[], gapMs: number) => {
  const read = wedgeReader()
  const answers = [...keys, { code: 'Enter', key: 'Enter' }].map((key, place) => read(key, place * gapMs))
  return answers.at(-1)
}
const latin = [...'1042-9D2M'].map((key) => ({ code: key === '-' ? 'Minus' : /\d/.test(key) ? `Digit${key}` : `Key${key}`, key }))

test('a connected scanner: fast keys that end with Enter are a code; slow ones and short ones are not', () => {
  expect(typed(latin, 5)).toBe('1042-9D2M')
  expect(typed(latin, 150)).toBeNull()
  expect(typed(latin.slice(0, 4), 5)).toBeNull()
})

test('a connected scanner: reads the code with a Russian layout, and past Shift', () => {
  const russian = latin.map(({ code, key }) => ({ code, key: code === 'KeyD' ? 'В' : code === 'KeyM' ? 'Ь' : key }))
  const shifted = russian.flatMap((key) => (key.code.startsWith('Key') ? [{ code: 'ShiftLeft', key: 'Shift' }, key] : [key]))
  expect(typed(shifted, 5)).toBe('1042-9D2M')
})

test('a connected scanner: keys before a pause are no part of the code', () => {
  const read = wedgeReader()
  read({ code: 'KeyX', key: 'x' }, 0)
  for (const [place, key] of latin.entries()) read(key, 1_000 + place * 5)
  expect(read({ code: 'NumpadEnter', key: 'Enter' }, 1_060)).toBe('1042-9D2M')
  expect(read({ code: 'Enter', key: 'Enter' }, 1_065)).toBeNull()
})

test('a connected scanner: a code that a person begins slowly and ends fast is left to its field', () => {
  const read = wedgeReader()
  let atMs = 0
  for (const [place, key] of latin.entries()) {
    atMs += place < 3 ? 300 : 20
    read(key, atMs)
  }
  expect(read({ code: 'Enter', key: 'Enter' }, atMs + 20)).toBeNull()
  // and the next code of the scanner is read
  for (const [place, key] of latin.entries()) read(key, atMs + 200 + place * 5)
  expect(read({ code: 'Enter', key: 'Enter' }, atMs + 250)).toBe('1042-9D2M')
})
