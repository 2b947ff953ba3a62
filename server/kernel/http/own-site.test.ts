import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressFault, isOwnOrigin } from './own-site.ts'

const faultOf = (siteUrl: string, host: string | undefined, url = '/events', rawHeaders: string[] = []) =>
  // the function reads only these three fields
  addressFault({ url, headers: { host }, rawHeaders } as IncomingMessage, siteUrl)

test.each([
  ['https://vmeste.example', 'vmeste.example'],
  ['https://vmeste.example', 'VMESTE.example:443'],
  ['https://vmeste.example:8443', 'vmeste.example:8443'],
  ['http://127.0.0.1:3000', 'localhost:3000'],
  ['http://localhost:3000', '[::1]:3000'],
  ['http://0.0.0.0:3000', '127.0.0.1:3000'],
  ['http://127.0.0.1:3000', '[::ffff:127.0.0.1]:3000'],
])('host: %s accepts Host %s', (siteUrl, host) => expect(faultOf(siteUrl, host)).toBeNull())

test.each([
  ['https://vmeste.example', 'evil.example'],
  ['https://vmeste.example', 'vmeste.example.evil.example'],
  ['https://vmeste.example', 'vmeste.example.'],
  ['https://vmeste.example', 'vmeste.example:80'],
  ['https://vmeste.example', 'localhost'],
  ['http://127.0.0.1:3000', 'localhost:3001'],
  ['http://127.0.0.1:3000', 'localhost'],
])('host: %s rejects Host %s as misdirected', (siteUrl, host) => expect(faultOf(siteUrl, host)).toBe('misdirected'))

test.each([
  undefined,
  '',
  'a b',
  '[',
  'x:99999',
  'x/login?way=password&z=',
  'user@vmeste.example',
  'vmeste.example#',
  'vmeste.example\\',
  'vmeste.example, evil.example',
  '<script>',
  'вместе.рф',
])('host: %j is malformed', (host) => expect(faultOf('https://vmeste.example', host)).toBe('malformedRequest'))

test('host: two Host headers and an address without a path are malformed', () => {
  const host = 'vmeste.example'
  expect(faultOf('https://vmeste.example', host, '/', ['Host', host, 'HOST', 'evil.example'])).toBe('malformedRequest')
  expect(faultOf('https://vmeste.example', host, '/', ['Host', host, 'X-Host', 'evil.example'])).toBeNull()
  for (const url of ['http://evil.example/', '*', '', 'events']) expect(faultOf('https://vmeste.example', host, url)).toBe('malformedRequest')
})

test.each([
  ['https://vmeste.example', 'https://vmeste.example', true],
  ['http://127.0.0.1:3000', 'http://localhost:3000', true],
  ['http://vmeste.example', 'https://vmeste.example', false],
  ['https://vmeste.example', 'https://vmeste.example:8443', false],
  ['https://vmeste.example', 'https://www.vmeste.example', false],
  ['http://127.0.0.1:3000', 'https://localhost:3000', false],
  ['https://vmeste.example', 'null', false],
])('origin: for the site %s, isOwnOrigin(%s) is %s', (siteUrl, origin, own) => expect(isOwnOrigin(origin, siteUrl)).toBe(own))
