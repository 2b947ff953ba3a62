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
