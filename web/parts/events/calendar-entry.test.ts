import { expect, test } from 'vitest'
import { type CalendarEntry, calendarEntryOf, calendarLinks } from './calendar-entry.ts'

const url = 'https://vmeste.example/kz/events/16'
const fair: CalendarEntry = {
  id: 16,
  name: 'Ярмарка & друзья + чай',
  dateStart: '2026-11-30T23:30:00+03:00',
  dateEnd: '2026-12-01T01:00:00+03:00',
  location: 'Дом на Басманной, Москва',
}

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('calendar links: give the web calendars UTC times, title, place and page', () => {
  const { google, outlook } = calendarLinks(fair, url)
  expect(queryOf(google)).toEqual({
    action: 'TEMPLATE',
    text: fair.name,
    dates: '20261130T203000Z/20261130T220000Z',
    details: url,
    location: fair.location,
  })
  expect(queryOf(outlook)).toMatchObject({
    rru: 'addevent',
    subject: fair.name,
    startdt: '2026-11-30T20:30:00Z',
    enddt: '2026-11-30T22:00:00Z',
    body: url,
    location: fair.location,
  })
})

test('calendar links: encode spaces as %20 and a plus sign as %2B', () => {
  for (const link of Object.values(calendarLinks(fair, url))) expect([/\+/.test(link), link.includes('%20%2B%20')]).toEqual([false, true])
})

test('calendar links: an online event takes place at its page', () => {
  const online = { ...fair, location: null }
  for (const link of Object.values(calendarLinks(online, url))) expect(queryOf(link).location).toBe(url)
})

const city = { id: 881, name: 'Москва', regionId: 1, region: 'Москва', timezone: 'Europe/Moscow', geo: { lat: 55, lng: 37 } }
const place = { id: 1, name: 'Дом', address: 'Басманная, 10', cityId: 881 }
const located = { ...fair, format: 'place', onlineWithSpace: false, city, place, space: null, address: null } as const

test('calendar entry: names the place with its address and city, and none for an event that is only online', () => {
  expect(calendarEntryOf(located).location).toBe('Дом, Басманная, 10, Москва')
  expect(calendarEntryOf({ ...located, format: 'online' }).location).toBeNull()
  expect(calendarEntryOf({ ...located, format: 'online', onlineWithSpace: true }).location).toBe('Дом, Басманная, 10, Москва')
  expect(calendarEntryOf({ ...located, city: null, place: null }).location).toBeNull()
})
