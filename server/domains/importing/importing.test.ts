import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let user: { id: number; token: string }
let pages: Record<string, { type: string; bytes: Uint8Array }>
beforeAll(async () => {
  world = await createWorld()
  user = await world.given.person()
  world.resources.outside.pages = { read: async (address) => pages[address] ?? null }
})
beforeEach(() => {
  pages = {}
})
afterAll(() => world.close())

const read = (body: object) => world.request({ method: 'POST', url: '/api/events/import', token: user.token, body })
const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
const pageOf = (...events: object[]) =>
  `<!doctype html><html><body>${events.map((event) => `<script type="application/ld+json">${JSON.stringify(event).replaceAll('<', '\\u003c')}</script>`).join('')}</body></html>`
const serve = (address: string, text: string, type = 'text/html; charset=utf-8') => {
  pages[address] = { type, bytes: Buffer.from(text) }
}

describe('a calendar', () => {
  test('has the texts, the times in its zone and the place with its city', async () => {
    const { status, body } = await read({
      calendar: calendarOf(
        'SUMMARY:Вечер настольных игр',
        'DESCRIPTION:Приходите с друзьями\\n\\nЧай <b>наш</b>',
        'DTSTART;TZID=Asia/Almaty:20261224T183000',
        'DTEND;TZID=Asia/Almaty:20261224T203000',
        'LOCATION:Библиотека\\, улица Баумана 12\\, Казань',
      ),
    })
    expect([status, body]).toEqual([
      200,
      {
        source: 'calendar',
        count: 1,
        fields: {
          name: 'Вечер настольных игр',
          info: '<p>Приходите с друзьями</p><p>Чай &lt;b&gt;наш&lt;/b&gt;</p>',
          dateStart: '2026-12-24T13:30:00.000Z',
          dateEnd: '2026-12-24T15:30:00.000Z',
          timezone: 'Asia/Almaty',
          format: 'place',
          place: { name: 'Библиотека', address: 'улица Баумана 12, Казань', cityId: expect.any(Number) },
        },
        cityName: 'Казань',
        duplicates: [],
      },
    ])
  })

  test('may have a zone of its own, a duration and whole days', async () => {
    const own = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VTIMEZONE',
      'TZID:Own Time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0500',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'SUMMARY:Встреча',
      'DTSTART;TZID=Own Time:20261224T180000',
      'DURATION:PT90M',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\n')
    expect((await read({ calendar: own })).body.fields).toMatchObject({
      dateStart: '2026-12-24T13:00:00.000Z',
      dateEnd: '2026-12-24T14:30:00.000Z',
      timezone: '+05:00',
      format: 'online',
    })
    const days = calendarOf('SUMMARY:Форум', 'DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261226')
    expect((await read({ calendar: days })).body.fields).toMatchObject({
      dateStart: '2026-12-23T21:00:00.000Z',
      dateEnd: '2026-12-25T20:59:00.000Z',
    })
  })

  test.each([
    ['FREQ=SECONDLY', '16010101T000000'],
    ['FREQ=YEARLY;BYHOUR=1,2,3;BYMINUTE=1,2,3;BYSECOND=1,2,3', '19700101T000000'],
    ['FREQ=YEARLY;BYMONTH=1,2,3,4;BYDAY=MO,TU,WE,TH,FR', '16010101T000000'],
  ])('with a zone that changes by %s costs no more than one without', async (rule, since) => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Q',
      'BEGIN:STANDARD',
      `DTSTART:${since}`,
      `RRULE:${rule}`,
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const lines = ['BEGIN:VCALENDAR', ...zone, 'BEGIN:VEVENT', 'SUMMARY:Q', 'DTSTART;TZID=Q:20261201T100000', 'END:VEVENT', 'END:VCALENDAR']
    expect((await read({ calendar: lines.join('\r\n') })).body.fields.dateStart).toBe('2026-12-01T07:00:00.000Z')
  })

  test.each(['TZID=Europe/Moscow:00000101T000000', 'TZID=Europe/Moscow:20261399T996099', 'VALUE=DATE:20260230'])(
    'with the impossible date %s has none',
    async (start) => {
      const { status, body } = await read({ calendar: calendarOf('SUMMARY:Q', `DTSTART;${start}`) })
      expect([status, body.fields?.dateStart]).toEqual([200, undefined])
    },
  )

  test('of several events gives the first that has not started, and their number', async () => {
    const event = (name: string, day: string) => ['BEGIN:VEVENT', `SUMMARY:${name}`, `DTSTART:${day}T100000Z`, 'END:VEVENT']
    const lines = [...event('Поздний', '20270101'), ...event('Прошлый', '20200101'), ...event('Ближний', '20260401')]
    const { body } = await read({ calendar: ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\n') })
    expect([body.fields.name, body.count]).toEqual(['Ближний', 3])
  })
})

describe('a page', () => {
  const event = {
    '@context': 'https://schema.org',
    '@type': 'BusinessEvent',
    name: 'Demo &amp; Day',
    description: '<p>Питчи <script>alert(1)</script><b>стартапов</b></p>',
    startDate: '2026-12-24T18:30:00+05:00',
    endDate: '2026-12-24T20:00:00+0500',
    location: {
      '@type': 'Place',
      name: 'Точка',
      address: { '@type': 'PostalAddress', streetAddress: 'улица Мира, 1', addressLocality: 'Екатеринбург' },
    },
  }

  test('has its event in JSON-LD, also inside a graph; its HTML is sanitized', async () => {
    serve('https://site.example/event', pageOf({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite' }, event] }))
    const { status, body } = await read({ url: 'site.example/event' })
    expect([status, body.source, body.cityName, body.fields]).toEqual([
      200,
      'page',
      'Екатеринбург',
      {
        name: 'Demo & Day',
        info: '<p>Питчи <b>стартапов</b></p>',
        dateStart: '2026-12-24T13:30:00.000Z',
        dateEnd: '2026-12-24T15:00:00.000Z',
        timezone: 'Asia/Yekaterinburg',
        format: 'place',
        place: { name: 'Точка', address: 'улица Мира, 1', cityId: expect.any(Number) },
      },
    ])
  })

  test('may be online, and in windows-1251', async () => {
    const online = {
      '@type': 'Event',
      name: 'Вебинар',
      startDate: '2026-12-24',
      location: { '@type': 'VirtualLocation', url: 'https://video.example/1' },
    }
    const text = pageOf(online)
    const bytes = Uint8Array.from([...text].map((sign) => (sign >= 'А' && sign <= 'я' ? sign.charCodeAt(0) - 0x350 : sign.charCodeAt(0))))
    pages['https://site.example/old'] = { type: 'text/html; charset=windows-1251', bytes }
    expect((await read({ url: 'https://site.example/old' })).body.fields).toMatchObject({
      name: 'Вебинар',
      format: 'online',
      broadcast: true,
      live: [{ url: 'https://video.example/1', title: '' }],
    })
  })

  test('or address without an event, or that cannot be read, is refused with a clear reason', async () => {
    serve('https://site.example/', '<p>Ничего</p>')
    const answers = [
      await read({ url: 'https://site.example/' }),
      await read({ url: 'https://gone.example/' }),
      await read({ calendar: 'BEGIN:VCALENDAR' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual([
      [422, 'importEmpty'],
      [422, 'importUnreachable'],
      [422, 'importEmpty'],
    ])
    expect((await read({})).body.errors).toHaveProperty('url')
  })

  test.each([
    { name: 'x'.repeat(500_000), startDate: '9999-99-99T99:99' },
    { name: { toString: 1 }, startDate: 42, location: [[[]]], description: ['x', null] },
    { name: '', location: 'a'.repeat(9000), startDate: '2026-02-30' },
    JSON.parse(`${'{"subEvent":'.repeat(2000)}1${'}'.repeat(2000)}`),
  ])('with hostile values is read or refused, never an error of ours: %#', async (values) => {
    serve('https://site.example/hostile', pageOf({ '@type': 'Event', ...values }))
    const { status, body } = await read({ url: 'https://site.example/hostile' })
    expect([200, 422]).toContain(status)
    const draft = await world.request({ method: 'POST', url: '/api/events/draft', token: user.token, body: body.fields ?? {} })
    expect(draft.status).toBe(200)
  })

  test('found twice names own drafts and public events of the time with nearly the same name', async () => {
    const start = new Date('2026-12-24T13:00:00Z')
    const stranger = await world.given.person()
    const mine = await world.given.event({ owner: user, start, name: 'Большой вечер науки', status: 'draft' })
    const open = await world.given.event({ owner: stranger, start, name: 'Большой вечер науки!', status: 'published', moderation: 'approved' })
    await world.given.event({ owner: stranger, start, name: 'Большой вечер науки', status: 'draft' })
    await world.given.event({ owner: user, start: new Date('2026-12-30T13:00:00Z'), name: 'Большой вечер науки' })
    serve('https://site.example/twice', pageOf({ ...event, name: 'Большой вечер науки' }))
    const { body } = await read({ url: 'https://site.example/twice' })
    expect(body.duplicates.map(({ id, isOwn }: { id: number; isOwn: boolean }) => [id, isOwn])).toEqual([
      [mine.id, true],
      [open.id, false],
    ])
  })
})
