import { expect, test } from 'vitest'
import { line, text } from './shapes.ts'

test.each([
  ['bidirectional overrides', '\u202Egnp.exe\u2066\u200F', 'gnp.exe'],
  ['zero-width characters', 'Моск\u200Bва\uFEFF\u00AD', 'Москва'],
  ['letters without a glyph', '\u3164\u115F\uFFA0', ''],
  ['invisible format characters', 'а\u034Fб\u2062', 'аб'],
])('text: removes %s', (_, typed, cleaned) => {
  expect(line(60).parse(typed)).toBe(cleaned)
  expect(text(60).parse(typed)).toBe(cleaned)
})

test.each(['👩‍💻', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', "О'Нил-Ким", 'Әлия'])('text: leaves %s unchanged', (typed) => {
  expect(line(60).parse(typed)).toBe(typed)
})
