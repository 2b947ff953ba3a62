import { expect, test } from 'vitest'
import * as limits from './limits.ts'
import { languageTags, locales, negotiateLocale, splitLocale } from './locales.ts'

test('page sizes match the table of the customer', () => {
  expect(limits.pageSizes).toEqual({
    events: 15,
    search: 9,
    bookings: 9,
    places: 15,
    spaces: 15,
    spaceSearch: 10,
    eventsFiltered: 24,
    similarEvents: 7,
    notifications: 4,
    userSearch: 10,
    activity: 8,
    interests: 100,
    employments: 50,
    topParticipants: 50,
    homeContests: 4,
    participants: 10,
    inquiries: 10,
    mailings: 9,
    shortUrls: 10,
    ownerEvents: 9,
    eventGroups: 9,
    seriesEvents: 15,
    certificates: 9,
    expertEvents: 10,
    expertAnswers: 10,
    eventScores: 10,
    ownerCertificates: 20,
    quizzes: 9,
    quizAnswers: 10,
    coworking: 9,
    restrictions: 15,
    networkProposals: 15,
    visitors: 50,
    organizations: 10,
    organizationSearch: 9,
    okved: 20,
    teams: 10,
    supportMessages: 20,
  })
})

test('polling, debounce and throttle intervals match the specification', () => {
  expect([limits.pollingMs, limits.debounceMs, limits.notificationThrottleMs]).toEqual([30_000, 600, 5_000])
})

test('text cuts and list lengths match the specification', () => {
  expect([limits.notificationCut, limits.interestsShown, limits.userNameCut, limits.homeEventsWindowDays]).toEqual([50, 25, 100, 7])
})

test('ages and lifetimes of browser drafts match the specification', () => {
  expect([limits.adultAge, limits.minimumAge]).toEqual([18, 12])
  expect([limits.storedFormMs, limits.storedLoginMs]).toEqual([86_400_000, 86_400_000])
})

test('ids of the default city, the digest and the internal event type match the specification', () => {
  expect([limits.defaultCityId, limits.digestMailingTypeId, limits.internalEventTypeId]).toEqual([881, 1, 9])
})

test('periods of consents and reminders match the specification', () => {
  expect([limits.parentalConsentWindowDays, limits.consentYears]).toEqual([30, 10])
  expect(limits.reminderHours).toEqual({ offline: 24, online: 1 })
})

test('limits of broadcasts and uploads match the specification', () => {
  expect([limits.liveOpensMinutesBefore, limits.uploadBytes, limits.bannerBytes]).toEqual([30, 4_194_304, 2_097_152])
})

test('the cookie of global notifications lasts 30 days', () => {
  expect(limits.globalNotificationCookieDays).toBe(30)
})

test('user statuses and role ranks match the specification', () => {
  expect(limits.userStatuses).toEqual({ minor: 8, deactivated: 9, active: 10, merged: 11, unfinished: 15 })
  expect(limits.roleRanks).toEqual({ control: 4, admin: 3, crm_tk_staff: 2, registered: 1 })
})

test('Russian is the first locale, the language tag of Kazakh is kk, two networks are hidden', () => {
  expect(locales).toEqual(['ru', 'en', 'kz'])
  expect(languageTags.kz).toBe('kk')
  expect(limits.hiddenNetworks).toEqual(['facebook', 'mos'])
})

test('the locale is read from the address and from the Accept-Language header', () => {
  expect(splitLocale('/kz/events')).toEqual({ locale: 'kz', path: '/events' })
  expect(splitLocale('/en')).toEqual({ locale: 'en', path: '/' })
  expect(splitLocale('/kz.data')).toEqual({ locale: 'kz', path: '/' })
  expect(splitLocale('/english')).toEqual({ locale: 'ru', path: '/english' })
  expect(['fr', 'en-US,en;q=0.9,ru;q=0.8', 'kk-KZ', undefined, 'ru;q=0.1,kk;q=0.7'].map(negotiateLocale)).toEqual(['ru', 'en', 'kz', 'ru', 'kz'])
})
