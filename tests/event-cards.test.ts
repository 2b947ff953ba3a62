import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const cardsOn = async (address: string, as?: { token: string }) => {
  const page = await world.page(address, { as })
  return page
    .$('main article')
    .toArray()
    .map((card) => {
      const find = (selector: string) => page.$(card).find(selector)
      const text = (selector: string) => find(selector).text().replace(/\s+/g, ' ').trim()
      return {
        name: text('h2, h3'),
        date: find('time span:not(:has(span))')
          .toArray()
          .map((part) => page.$(part).text()),
        text: page.$(card).text(),
        photo: find('img').attr('src') ?? null,
        hasDrawing: find('svg > rect[width=320]').length === 1,
        heart: find('[aria-pressed]').attr('aria-pressed'),
      }
    })
}

/** 23:30 on 14 March in Moscow is the next morning in Vladivostok. */
const start = new Date('2026-03-14T20:30:00Z')

test('event card: show photo, name, printed date in the zone of the event, city or online, format and heart (V520)', async () => {
  const reader = await world.given.person()
  const photoId = randomUUID()
  const upload = { id: photoId, name: 'Зал.png', size: 9, mime: 'image/png', storage_key: photoId, is_claimed: true }
  await world.db.insertInto('uploads').values(upload).execute()
  const onSite = await world.given.event({ name: 'Утро на пристани', start, zone: 'Asia/Vladivostok', cityId: 881 })
  const online = await world.given.event({ name: 'Вечер у экрана', start, zone: 'Europe/Moscow', format: 'online' })
  await world.db.updateTable('events').set({ photo_id: photoId }).where('id', '=', onSite.id).execute()
  await world.request({ method: 'POST', url: `/api/participant/events/${online.id}/favorites`, token: reader.token })
  for (const [prefix, [month, onSunday, onSaturday], online] of [
    ['', ['марта', 'вс, 06:30 GMT+10', 'сб, 23:30 GMT+3'], 'Онлайн'],
    ['/en', ['March', 'Sun, 06:30 GMT+10', 'Sat, 23:30 GMT+3'], 'Online'],
    ['/kz', ['наурыз', 'жс, 06:30 GMT+10', 'сб, 23:30 GMT+3'], 'Онлайн'],
  ] as const) {
    const [first, second] = (await cardsOn(`${prefix}/events`, reader)).sort((a, b) => (a.name > b.name ? -1 : 1))
    expect(first).toMatchObject({ name: 'Утро на пристани', date: ['15', month, onSunday], photo: `/files/${photoId}`, heart: 'false' })
    expect(first?.text).toMatch(prefix === '/en' ? /Moscow, Дом на Басманной/ : /(Москва|Мәскеу), Дом на Басманной/)
    expect(first?.text).not.toContain(online)
    expect(second).toMatchObject({ name: 'Вечер у экрана', date: ['14', month, onSaturday], photo: null, hasDrawing: true, heart: 'true' })
    expect(second?.text).toContain(online)
  }
})
