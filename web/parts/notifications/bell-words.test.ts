import { expect, test } from 'vitest'
import { linkOf, short } from './bell-words.ts'

test('a text of 70 characters is shown with 50 and an ellipsis (V205)', () => {
  expect(short('я'.repeat(70))).toBe(`${'я'.repeat(50)}…`)
  expect(short('я'.repeat(50))).toBe('я'.repeat(50))
})

test.each([
  ['https://x.example/q', { isOutside: true, href: 'https://x.example/q' }],
  ['www.x.example', { isOutside: true, href: 'https://www.x.example' }],
  ['/quiz/5', { isOutside: false, href: '/quiz/5' }],
  ['quiz/5', { isOutside: false, href: '/quiz/5' }],
  ['javascript:http', { isOutside: true, href: 'https://javascript:http' }],
])('%s opens where it belongs (V213, V550)', (address, link) => {
  expect(linkOf(address)).toEqual(link)
})
