import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const trustedProxies = (text?: string) => readConfig({ TRUST_PROXY: text }).TRUST_PROXY

test('trusted proxies: none is trusted by default', () => {
  for (const text of [undefined, '', '0', 'false']) expect([text, trustedProxies(text)]).toEqual([text, false])
})

test('trusted proxies: accepts a list of addresses, networks and names', () => {
  expect(trustedProxies('10.0.0.0/8')).toEqual(['10.0.0.0/8'])
  expect(trustedProxies('loopback, 192.0.2.7,fd00::/8 ,uniquelocal,::1')).toEqual(['loopback', '192.0.2.7', 'fd00::/8', 'uniquelocal', '::1'])
})

test('trusted proxies: trusts the given number of hops if the nearest is on a private network', () => {
  const trust = trustedProxies('2')
  if (typeof trust !== 'function') throw new Error('a number of hops must become a function')
  expect(['127.0.0.1', '10.0.0.2', '::1', 'fd00::5'].map((address) => trust(address, 0))).toEqual([true, true, true, true])
  expect(['8.8.8.8', '2001:4860::1', 'unknown'].map((address) => trust(address, 0))).toEqual([false, false, false])
  expect([1, 2, 3].map((hop) => trust('8.8.8.8', hop))).toEqual([true, false, false])
})

test('trusted proxies: rejects "true" and other values with a sentence about the accepted ones', () => {
  for (const text of [
    'true',
    'TRUE',
    'yes',
    '-1',
    '1.5',
    '100',
    '10.0.0.1,',
    '10.0.0.1;10.0.0.2',
    '10.0.0.0/0',
    '::/0',
    '0.0.0.0/1',
    '8000::/1',
    '10.0.0.0/33',
    '0x7f.1',
    'proxy.example',
    'loopback,true',
  ])
    expect(() => trustedProxies(text), text).toThrow(
      /^The configuration is invalid: TRUST_PROXY \(write the number of proxies in front, such as 1, or their addresses/,
    )
})
