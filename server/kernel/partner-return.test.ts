import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { partnerReturn } from './partner-return.ts'

const secret = 'a secret that a partner shares with us'
const leader = { name: 'leader', title: 'Лидер', issuer: 'leader', secret, origins: ['https://partner.example', 'https://partner.example:8443'] }
const house = { name: 'house', issuer: 'house', secret, origins: ['http://127.0.0.1:4000'] }
const closed = { name: 'closed', issuer: 'closed', secret }
const { PARTNERS } = readConfig({ PARTNERS: JSON.stringify([leader, house, closed]) })

test.each([
  ['https://partner.example', 'https://partner.example/', 'Лидер'],
  ['https://partner.example/cabinet?tab=1#top', 'https://partner.example/cabinet?tab=1#top', 'Лидер'],
  ['HTTPS://PARTNER.example/A', 'https://partner.example/A', 'Лидер'],
  ['https://partner.example:443/a/../b', 'https://partner.example/b', 'Лидер'],
  ['https://partner.example:8443/', 'https://partner.example:8443/', 'Лидер'],
  ['https://partner.example/?next=https://evil.example', 'https://partner.example/?next=https://evil.example', 'Лидер'],
  ['https://partner.example/@evil.example', 'https://partner.example/@evil.example', 'Лидер'],
  ['http://127.0.0.1:4000/back', 'http://127.0.0.1:4000/back', 'house'],
])('%s returns to the partner that registered its origin (R046)', (requested, address, title) => {
  expect(partnerReturn(PARTNERS, requested)).toEqual({ title, address })
})

test.each([
  '',
  '/events',
  'partner.example',
  '//partner.example',
  '///partner.example',
  'https:partner.example',
  'https:/partner.example',
  'https:///partner.example',
  'https:\\\\partner.example',
  'https://partner.example\\@evil.example',
  'https://evil.example\\partner.example',
  '\\\\partner.example',
  '/\\partner.example',
  'https://partner.example@evil.example',
  'https://evil.example@partner.example',
  'https://:x@partner.example',
  'https://a@b@partner.example',
  'https://partner.example@evil.example@partner.example',
  'https://partner.example%40evil.example',
  'https://partner.example.evil.example',
  'https://evil-partner.example',
  'https://sub.partner.example',
  'https://partner.example.',
  'https://partner.example:444',
  'http://partner.example',
  'https://раrtner.example',
  'https://partner。example.evil.example',
  'https://partner.example\u2215@evil.example',
  'https://partner\u00ad.example',
  'https://part\u200bner.example',
  'https://part\tner.example',
  ' https://partner.example',
  'https://partner.example\n',
  'https://partner.example/\u0000',
  'https://partner.example/\r\nset-cookie: a=b',
  'javascript:alert(1)',
  'javascript://partner.example/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://partner.example/x',
  'ftp://partner.example',
  'file:///etc/passwd',
  'https://',
  'https://[::1]',
  `https://partner.example/${'a'.repeat(2_048)}`,
])('%j belongs to no partner (R046, R047)', (address) => {
  expect(partnerReturn(PARTNERS, address)).toBeNull()
})

test.each([
  'http://partner.example',
  'https://partner.example/',
  'https://partner.example/path',
  'https://me@partner.example',
  'https://*.example',
  'partner.example',
  'javascript:alert(1)',
])('%s is rejected as a partner origin', (origin) => {
  expect(() => readConfig({ PARTNERS: JSON.stringify([{ ...leader, origins: [origin] }]) })).toThrow(/PARTNERS/)
})
