import { expect, test } from 'vitest'
import * as limits from './limits.ts'
import { languageTags, locales, negotiateLocale, splitLocale } from './locales.ts'

test('page sizes are those of the customer’s table', () => {
  expect(limits.pageSizes).toEqual({
    events: 15,
    search: 9,
    eventsFiltered: 24,
    similarEvents: 7,
    notifications: 4,
    userSearch: 10,
    activity: 8,
    interests: 100,
    employments: 50,
    topParticipants: 50,
    homeContests: 4,
  })
})

test('polling, debounce and throttle', () => {
  expect([limits.pollingMs, limits.debounceMs, limits.notificationThrottleMs]).toEqual([30_000, 600, 5_000])
})

test('cuts and counts shown', () => {
  expect([limits.notificationCut, limits.interestsShown, limits.userNameCut, limits.homeEventsWindowDays]).toEqual([50, 25, 100, 7])
})

test('ages and lifetimes of what a browser keeps', () => {
  expect([limits.adultAge, limits.minimumAge]).toEqual([18, 12])
  expect([limits.storedFormMs, limits.storedLoginMs]).toEqual([86_400_000, 86_400_000])
})

test('the default city, the digest and the internal type', () => {
  expect([limits.defaultCityId, limits.digestMailingTypeId, limits.internalEventTypeId]).toEqual([881, 1, 9])
})

test('consents and reminders', () => {
  expect([limits.parentalConsentWindowDays, limits.consentYears]).toEqual([30, 10])
  expect(limits.reminderHours).toEqual({ offline: 24, online: 1 })
})

test('streams and uploads', () => {
  expect([limits.liveOpensMinutesBefore, limits.uploadBytes, limits.bannerBytes]).toEqual([30, 4_194_304, 2_097_152])
})

test('the cookie of global notifications', () => {
  expect(limits.globalNotificationCookieDays).toBe(30)
})

test('user statuses and role ranks', () => {
  expect(limits.userStatuses).toEqual({ minor: 8, deactivated: 9, active: 10, merged: 11, unfinished: 15 })
  expect(limits.roleRanks).toEqual({ control: 4, admin: 3, crm_tk_staff: 2, registered: 1 })
})

test('locales begin with Russian, Kazakh is kk to the world, two networks stay hidden', () => {
  expect(locales).toEqual(['ru', 'en', 'kz'])
  expect(languageTags.kz).toBe('kk')
  expect(limits.hiddenNetworks).toEqual(['facebook', 'mos'])
})

test('the locale of an address and of a header', () => {
  expect(splitLocale('/kz/events')).toEqual({ locale: 'kz', path: '/events' })
  expect(splitLocale('/en')).toEqual({ locale: 'en', path: '/' })
  expect(splitLocale('/kz.data')).toEqual({ locale: 'kz', path: '/' })
  expect(splitLocale('/english')).toEqual({ locale: 'ru', path: '/english' })
  expect(['fr', 'en-US,en;q=0.9,ru;q=0.8', 'kk-KZ', undefined, 'ru;q=0.1,kk;q=0.7'].map(negotiateLocale)).toEqual(['ru', 'en', 'kz', 'ru', 'kz'])
})
