import { assert, property, string } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { calendarOf } from './calendar.ts'
import { type EventRow, findEvent } from './store.ts'

let world: World
let row: EventRow

beforeAll(async () => {
  world = await createWorld()
  const { id } = await world.given.event({ name: 'Встреча у камина', placeId: (await world.given.place()).id })
  const found = await findEvent(world.db, id, { userId: null, locale: 'ru' })
  if (!found) throw new Error('the new event was not found')
  row = found
})
afterAll(() => world.close())

/** The unfolded lines of a calendar. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const fileOf = (change: Partial<EventRow>) =>
  String(calendarOf([{ ...row, ...change }], { siteUrl: 'https://vmeste.example', caller: { locale: 'ru' } }, 'x.ics').bytes)
const linesByName = (change: Partial<EventRow>) =>
  Object.fromEntries(linesOf(fileOf(change)).map((line) => [line.slice(0, line.search(/[:;]/)), line]))

describe('calendar format', () => {
  test('calendar: contain its version, name and refresh interval', () => {
    expect(linesOf(fileOf({})).slice(0, 8)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//vmeste//events//RU',
      'METHOD:PUBLISH',
      'NAME:Вместе',
      'X-WR-CALNAME:Вместе',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ])
  })

  test('calendar: contain the UID, SEQUENCE, time, place, description and address of an event', () => {
    expect(linesOf(fileOf({})).slice(8)).toEqual([
      'BEGIN:VEVENT',
      `UID:event-${row.id}@vmeste`,
      'SEQUENCE:0',
      'DTSTAMP:20260310T090000Z',
      'DTSTART:20260317T090000Z',
      'DTEND:20260317T110000Z',
      'SUMMARY:Встреча у камина',
      'TRANSP:OPAQUE',
      'LOCATION:Дом на Басманной\\, ул. Старая Басманная\\, 10\\, Москва',
      'DESCRIPTION:Разговор о деле за одним столом.',
      `URL;VALUE=URI:https://vmeste.example/events/${row.id}`,
      'STATUS:CONFIRMED',
      'CREATED:20260310T090000Z',
      'LAST-MODIFIED:20260310T090000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('calendar: escape separators and line ends in values', () => {
    expect(linesByName({ name: 'Чай, пироги; дом\\сад' }).SUMMARY).toBe('SUMMARY:Чай\\, пироги\\; дом\\\\сад')
    expect(linesByName({ info: '<p>Один<br>два</p><ul><li>три &lt; 4 &amp;amp; &quot;5&quot;</li></ul>' }).DESCRIPTION).toBe(
      'DESCRIPTION:Один\\nдва\\nтри < 4 &amp\\; "5"',
    )
    expect(linesByName({ name: 'Чай\r\nBEGIN:VALARM\u0000\u007f' }).SUMMARY).toBe('SUMMARY:Чай\\nBEGIN:VALARM')
  })

  test('calendar: for any text, fold lines at 75 octets, end them with CRLF, and split no character', () => {
    const check = (name: string) => {
      const file = fileOf({ name, info: `<p>${'Ұлттық қолөнер 🚀 '.repeat(20)}</p>` })
      const lines = file.split('\r\n')
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(lines.join('')).not.toMatch(/[\p{Cc}\ufffd]/u)
      expect(linesOf(file)).toHaveLength(25)
    }
    assert(
      property(
        string({ unit: 'binary', maxLength: 300 }).map((text) => text.replaceAll('\ufffd', '')),
        (name) => check(`и${name}`),
      ),
      { numRuns: 200 },
    )
  })
})

describe('calendar location', () => {
  test('location: include known coordinates, and name the space before its place', () => {
    const point = linesByName({ space_name: 'Точка сбора', lat: 55.76, lng: 37.66 })
    expect(point.GEO).toBe('GEO:55.76;37.66')
    expect(point.LOCATION).toBe('LOCATION:Точка сбора\\, Дом на Басманной\\, ул. Старая Басманная\\, 10\\, Москва')
  })

  test('location: use the page address for an online event without a space', () => {
    const online = { format: 'online', lat: 55.76, lng: 37.66 } as const
    expect(linesByName(online).LOCATION).toBe(`LOCATION:https://vmeste.example/events/${row.id}`)
    expect(linesByName(online)).not.toHaveProperty('GEO')
    expect(linesByName({ ...online, online_with_space: true }).LOCATION).toContain('Дом на Басманной')
  })

  test('location: omit it while the place of the event is unknown', () => {
    const noPlace = { place_name: null, site_name: null, place_address: null, site_address: null, space_name: null, lat: 1, lng: 1 }
    // the type of city_name is not nullable, although its join can find no city
    expect(linesByName({ ...noPlace, city_name: null as unknown as string })).not.toHaveProperty('LOCATION')
  })
})

const calendarAt = async (url: string, language = 'ru') => linesOf((await world.request({ url, headers: { 'accept-language': language } })).text)

describe('calendar changes', () => {
  test('calendar: increment SEQUENCE with name, date, place and status, and never change the UID (RFC 5546)', async () => {
    const { id } = await world.given.event()
    const currentLines = async () => (await calendarAt(`/api/events/${id}/calendar`)).filter((line) => /^(UID|SEQUENCE|STATUS|METHOD)/.test(line))
    const states = [await currentLines()]
    const changes = [
      { name: 'Новое имя' },
      { date_start: new Date('2026-03-18T09:00:00Z'), date_end: new Date('2026-03-18T11:00:00Z') },
      { date_end: new Date('2026-03-18T12:00:00Z') },
      { place_name: 'Дом у реки' },
      { place_address: 'Набережная, 1' },
      { views: 5, popularity: 3 },
      { status: 'canceled' as const, cancel_reason: 'Заболел спикер' },
    ]
    for (const change of changes) {
      await world.db.updateTable('events').set(change).where('id', '=', id).execute()
      // cached replies expire after a minute
      world.clock.advance(60_000)
      states.push(await currentLines())
    }
    const state = (sequence: number, status = 'CONFIRMED') => ['METHOD:PUBLISH', `UID:event-${id}@vmeste`, `SEQUENCE:${sequence}`, `STATUS:${status}`]
    expect(states).toEqual([state(0), state(1), state(2), state(3), state(4), state(5), state(5), state(6, 'CANCELLED')])
  })

  test('calendar: mark a cancelled event as transparent, with the reason of its cancellation', async () => {
    const canceled = linesByName({ status: 'canceled', cancel_reason: 'Заболел спикер' })
    expect(canceled).toMatchObject({
      STATUS: 'STATUS:CANCELLED',
      TRANSP: 'TRANSP:TRANSPARENT',
      DESCRIPTION: 'DESCRIPTION:Заболел спикер',
      METHOD: 'METHOD:PUBLISH',
    })
    expect(linesByName({ status: 'canceled', cancel_reason: null })).not.toHaveProperty('DESCRIPTION')
  })

  test('calendar: contain the cancelled events of a list and no hidden ones, in the requested language', async () => {
    const tag = 'подписка'
    const given = { tag, name: 'Подписная встреча' }
    const open = await world.given.event({ ...given, startsInDays: 1 })
    const canceled = await world.given.event({ ...given, startsInDays: 2, status: 'canceled' })
    await world.given.event({ ...given, status: 'draft' })
    await world.given.event({ ...given, access: 'close' })
    await world.db.updateTable('events').set({ tag }).where('name', '=', given.name).execute()
    const lines = await calendarAt(`/api/events/calendar?tag=${encodeURIComponent(tag)}`, 'kk')
    const [uids, statuses] = ['UID', 'STATUS'].map((name) => lines.filter((line) => line.startsWith(`${name}:`)))
    expect(uids).toEqual([`UID:event-${open.id}@vmeste`, `UID:event-${canceled.id}@vmeste`])
    expect(statuses).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED'])
    expect(lines).toContain('X-WR-CALNAME:Бірге')
    expect(lines).toContain(`URL;VALUE=URI:http://site.test/kz/events/${open.id}`)
  })
})
