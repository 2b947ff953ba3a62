import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '../../../contract/locales.ts'
import { type Site, siteContext } from '../../kernel/context.ts'
import { redirectAfterSignIn, returnPath } from './return-path.ts'

const siteUrl = 'https://site.test'
const partner = 'https://partner.example'

const contextOf = (locale: Locale = 'ru') => {
  const context = new RouterContextProvider()
  const site: Site = {
    locale,
    path: '/login',
    call: async () => ({ ok: true, reply: null }),
    hasToken: false,
    nonce: '',
    siteUrl,
    apiBase: '/api',
    hasInbox: false,
    isDemo: false,
    hasKit: false,
    hasSocial: false,
    mapTilesUrl: null,
    now: new Date('2026-03-10T09:00:00.000Z'),
    refused: null,
    partnerOf: (address) => (address.startsWith(`${partner}/`) ? { title: 'Partner', address } : null),
  }
  context.set(siteContext, site)
  return context
}

test.each([
  ['/events/7?tab=guests', '/events/7?tab=guests'],
  [`${siteUrl}/kz/events`, '/events'],
  [`${partner}/cabinet`, `${partner}/cabinet`],
  ['https://evil.example/', '/'],
  ['//partner.example/', '/'],
  ['/\\partner.example', '/'],
  [`${partner}@evil.example/`, '/'],
  ['javascript:alert(1)', '/'],
  ['/login', '/'],
  [null, '/'],
])('return path: %s becomes %s (V489, R046)', (returnUrl, address) => {
  expect(returnPath(contextOf(), returnUrl)).toBe(address)
})

type SignInCase = { accountLocale: Locale; pageLocale?: Locale; cookie?: string; to?: string }

const enter = ({ accountLocale, pageLocale, cookie = '', to = '/activity?tab=1' }: SignInCase) => {
  const request = new Request(`${siteUrl}/login`, { headers: { cookie } })
  const { headers } = redirectAfterSignIn({ request, context: contextOf(pageLocale), session: { locale: accountLocale } }, to)
  return [headers.get('location'), headers.get('set-cookie')]
}

test('a browser without a chosen language uses the account language after the sign-in', () => {
  const localeCookie = (locale: Locale) => `locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
  expect(enter({ accountLocale: 'kz' })).toEqual([`${siteUrl}/kz/activity?tab=1`, localeCookie('kz')])
  expect(enter({ accountLocale: 'en', to: '/' })).toEqual([`${siteUrl}/en/`, localeCookie('en')])
  expect(enter({ accountLocale: 'en', to: `${partner}/` })).toEqual([`${partner}/`, localeCookie('en')])
})

test('a language chosen in the browser stays after the sign-in', () => {
  expect(enter({ accountLocale: 'ru' })).toEqual(['/activity?tab=1', null])
  expect(enter({ accountLocale: 'kz', cookie: 'id=7; locale=ru' })).toEqual(['/activity?tab=1', null])
  expect(enter({ accountLocale: 'kz', pageLocale: 'en' })).toEqual(['/activity?tab=1', null])
})
