import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

const site = 'https://site.test'

test.each([
  ['/events/7?tab=guests', '/events/7?tab=guests'],
  ['https://site.test/events', '/events'],
  ['/kz/registration', '/kz/registration'],
  ['events', '/events'],
  ['/a/../events#part', '/events'],
])('%s resolves to the own path %s', (address, path) => {
  expect(ownPath(address, site)).toBe(path)
})

test.each([
  undefined,
  '',
  '//away.test',
  '///away.test',
  '/\\away.test',
  '\\\\away.test',
  'https://away.test/events',
  'https://site.test.away.test',
  'https://site.test@away.test',
  'https://me@site.test/',
  'http://site.test/events',
  'https://site.test:8443/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/.//away.test',
  '\t//away.test',
  'https:///away.test',
  '/en//away.test',
  '/en/.//away.test',
  '/events?back=\\\\away.test',
  '/\n/away.test',
])('%j is rejected', (address) => {
  expect(ownPath(address, site)).toBeNull()
})
