import { expect, test } from 'vitest'
import { line, text } from './shapes.ts'

test.each([
  ['bidirectional overrides', '\u202Egnp.exe\u2066\u200F', 'gnp.exe'],
  ['zero-width signs', 'Моск\u200Bва\uFEFF\u00AD', 'Москва'],
  ['letters without a picture', '\u3164\u115F\uFFA0', ''],
  ['invisible tags of nobody', 'а\u034Fб\u2062', 'аб'],
])('text: %s are left out', (_, typed, kept) => {
  expect(line(60).parse(typed)).toBe(kept)
  expect(text(60).parse(typed)).toBe(kept)
})

test.each(['👩‍💻', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', "О'Нил-Ким", 'Әлия'])('text: %s stays whole', (typed) => {
  expect(line(60).parse(typed)).toBe(typed)
})
