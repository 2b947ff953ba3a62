import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturn } from './return-url.ts'

const site = 'https://site.test'

test.each([
  ['/events/7?tab=guests', '/events/7?tab=guests'],
  ['/en/events?search=a//b', '/events?search=a//b'],
  ['/kz', '/'],
  ['/en?cityId=1', '/?cityId=1'],
  ['/kz/en/events', '/events'],
  [`${site}/kz/events#part`, '/events'],
  ['/english', '/english'],
  ['/login?returnUrl=/events', '/'],
  ['/en/logout', '/'],
  [null, '/'],
])('return address: %s becomes %s', (returnUrl, path) => {
  expect(safeReturn(returnUrl, site)).toBe(path)
})

const starts = ['', '/en', '/kz', '/en/en', '/kz/en', '/en/.', '/./en', '/x/../en', site, `${site}/en`, `${site}/kz/en`]
const ends = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '//\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  '//evil.example@site.test',
  '//evil.example:443/',
]

test.each(starts.flatMap((start) => ends.map((end) => start + end)))('return address: %j stays on the site', (returnUrl) => {
  expect(safeReturn(returnUrl, site)).toBe('/')
})

const pieces = ['/', '//', '\\', 'en', 'kz', 'en.data', '.', '..', 'evil.example', '@', ':', '?', '#', '\t', '\n', '%2f', '%5c', ' ', 'https:', site]
const addresses = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 12 }).map((parts) => parts.join(''))

test('return address: no input leads the browser off the site', () => {
  fc.assert(
    fc.property(addresses, fc.constantFrom('', '/en', '/kz'), (returnUrl, prefix) => {
      const path = safeReturn(returnUrl, site)
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(prefix + path, site).origin).toBe(site)
    }),
    { numRuns: 5_000 },
  )
})
