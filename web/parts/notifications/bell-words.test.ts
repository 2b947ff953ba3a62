import { expect, test } from 'vitest'
import { linkOf, short } from './bell-words.ts'

test('bell: a text of 51 characters is cut to 50, a text of 50 is shown whole (V205, V559)', () => {
  expect(short('я'.repeat(51))).toBe(`${'я'.repeat(50)}…`)
  expect(short('я'.repeat(70))).toBe(`${'я'.repeat(50)}…`)
  expect(short('я'.repeat(50))).toBe('я'.repeat(50))
})

test.each([
  ['https://x.example/q', { isOutside: true, href: 'https://x.example/q' }],
  ['www.x.example', { isOutside: true, href: 'https://www.x.example' }],
  ['/quiz/5', { isOutside: false, href: '/quiz/5' }],
  ['quiz/5', { isOutside: false, href: '/quiz/5' }],
  ['javascript:http', { isOutside: true, href: 'https://javascript:http' }],
])('%s opens on the site or in a new window (V213, V550)', (address, link) => {
  expect(linkOf(address)).toEqual(link)
})
