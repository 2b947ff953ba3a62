import { expect, test } from 'vitest'
import { addressKey, isLoopbackHost, isPrivateAddress, isWildcardHost } from './network-address.ts'

test('address key: an IPv4 address counts as a whole, also when mapped into IPv6', () => {
  for (const spelling of ['1.2.3.4', '::ffff:1.2.3.4', '::ffff:102:304', '0:0:0:0:0:ffff:1.2.3.4', '::FFFF:1.2.3.4'])
    expect([spelling, addressKey(spelling)]).toEqual([spelling, '1.2.3.4'])
  expect(addressKey('1.2.3.5')).toBe('1.2.3.5')
})

test('address key: an IPv6 address counts by /64 in every spelling', () => {
  const spellings = [
    '2001:db8:1:2::1',
    '2001:DB8:1:2:ffff:ffff:ffff:ffff',
    '2001:0db8:0001:0002:0000:0000:0000:0009',
    '2001:db8:1:2:0:0:192.0.2.1',
    '2001:db8:1:2::1%eth0',
  ]
  expect(new Set(spellings.map(addressKey))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(addressKey('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(addressKey('fe80::1%eth0')).toBe(addressKey('fe80::2%eth1'))
  expect(addressKey('::1')).toBe('0:0:0:0::/64')
})

test('address key: all malformed addresses share one key', () => {
  expect(
    new Set(['', 'unknown', '_hidden', '1.2.3.4:567', '[2001:db8::1]', '1.2.3.256', '2001:db8::1::2', 'a'.repeat(5_000)].map(addressKey)),
  ).toEqual(new Set(['malformed']))
})

test('loopback hosts: similar names and addresses are not loopback', () => {
  const loopback = ['localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]', '[::ffff:7f00:1]']
  const others = ['', '0.0.0.0', '::', '10.0.0.1', '128.0.0.1', 'localhost.evil.example', 'evil.localhost.example', '127.0.0.1.evil.example', '::2']
  expect(loopback.filter((host) => !isLoopbackHost(host))).toEqual([])
  expect(others.filter(isLoopbackHost)).toEqual([])
})

test('private and wildcard addresses: internet addresses are neither', () => {
  const addresses = [
    '0.0.0.0',
    '::',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'fe80::1%eth0',
    '8.8.8.8',
    '2001:4860::1',
  ]
  expect(addresses.filter(isWildcardHost)).toEqual(['0.0.0.0', '::'])
  expect(addresses.filter(isPrivateAddress)).toEqual(addresses.slice(2, 8))
})
