import { expect, test } from 'vitest'
import { typeset, withNoBreaks } from './no-break.ts'

const shown = (text: string) => withNoBreaks(text).replaceAll('\u00a0', '·')

test('a number keeps its unit, «№» its number and a dash the word before it', () => {
  expect(shown('Фото до 4 МБ, обложка — до 2 МБ.')).toBe('Фото до 4·МБ, обложка·— до 2·МБ.')
  expect(shown('Через 24 ч, 30 мин или 15 с')).toBe('Через 24·ч, 30·мин или 15·с')
  expect(shown('Заявка № 5, 40 %, 1 000 ₽, 2026 г.')).toBe('Заявка №·5, 40·%, 1 000·₽, 2026·г.')
})

test('a word after a number is no unit', () => {
  expect(shown('3 события, 5 чашек, 2 сектора, 7 members')).toBe('3 события, 5 чашек, 2 сектора, 7 members')
})

test('texts, results of functions and lists of a dictionary are typeset', () => {
  const words = typeset({ a: 'до 4 МБ', b: { c: (mb: number) => `до ${mb} МБ` }, d: ['№ 1'], e: null })
  expect(words.a).toBe('до 4\u00a0МБ')
  expect(words.b.c(5)).toBe('до 5\u00a0МБ')
  expect([words.d, words.e]).toEqual([['№\u00a01'], null])
})
