import { afterAll, beforeAll, expect, test } from 'vitest'
import { topUpDemo } from '../db/seed/demo/top-up.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const hour = 3_600_000
const list = '/organizer-cabinet/participants/inquiries'

/** A running event with closed registration. */
const closedEvent = async (name: string) => {
  const owner = await world.given.person()
  const start = new Date(world.clock.now().getTime() - hour)
  const { id } = await world.given.event({ owner, name, start, hours: 5, registrationEnd: start })
  return { id, owner }
}

test('inquiries: send one without scripts, see its state on the event page, and read the answer there (C082, C095)', async () => {
  const { id, owner } = await closedEvent('Закрытый вечер')
  const guest = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
  const event = await world.page(`/events/${id}`, { as: guest })
  expect(event.$('#inquiry a').attr('href')).toBe(`/events/${id}/inquiry`)
  const form = await world.page(`/events/${id}/inquiry`, { as: guest })
  expect(form.texts('main h1')).toEqual(['Обращение к организатору'])
  const sent = await form.submit('form:has([value=sendInquiry])', { text: 'Очень <b>жду</b>' }, 'sendInquiry')
  expect(sent.texts('main [role=status]')).toContain('Обращение отправлено. Ответ придёт в уведомления и на почту.')
  expect(sent.$('form:has([value=sendInquiry])').length).toBe(0)
  const waiting = await world.page(`/events/${id}`, { as: guest })
  expect(waiting.$('#inquiry').text()).toContain('Ждёт ответа')
  expect(waiting.$('#inquiry').text()).toContain('Очень <b>жду</b>')
  const page = await world.page(`${list}?eventId=${id}`, { as: owner })
  expect(page.texts('article h2')).toEqual(['Вера Ли'])
  const done = await page.submit('article form', { comment: 'Зал полон' }, 'declined')
  expect(done.texts('main [role=status]')).toContain('Ответ отправлен участнику.')
  expect(done.texts('article h2')).toEqual([])
  expect((await world.page(`/events/${id}`, { as: guest })).$('#inquiry').text()).toContain('Ответ организатора: Зал полон')
})

test('inquiries: show no section to visitors, strangers of an open event and organizers', async () => {
  const { id, owner } = await closedEvent('Тихий вечер')
  const open = await world.given.event({ owner })
  const stranger = await world.given.person()
  expect((await world.page(`/events/${id}`)).$('#inquiry').length).toBe(0)
  expect((await world.page(`/events/${open.id}`, { as: stranger })).$('#inquiry').length).toBe(0)
  expect((await world.page(`/events/${open.id}/inquiry`, { as: stranger })).text).toContain('Сейчас обращение не понадобится')
})

test('demo: the organizer has inquiries that wait, answered ones, and none twice after a renewal', async () => {
  const demo = await createWorld({ demo: true })
  const counts = async () => {
    const rows = await demo.db.selectFrom('participant_inquiries').select(['type', 'status']).execute()
    return [rows.filter(({ status }) => status === 'wait').length, new Set(rows.map(({ type }) => type)).size, rows.length]
  }
  const before = await counts()
  expect(before[0]).toBeGreaterThan(1)
  await topUpDemo(demo.resources)
  expect(await counts()).toEqual(before)
  await demo.close()
})

test('inquiries: list those of own events by state with counters, and refuse a foreign event with the text of 403 (C133, C134, V093)', async () => {
  const { id, owner } = await closedEvent('Людный вечер')
  for (const person of await world.given.crowd(11)) {
    const body = { type: 'participation' }
    await world.request({ method: 'POST', url: `/api/events/${id}/participant-inquiries`, token: person.token, body })
  }
  const first = await world.page(list, { as: owner })
  expect(first.$('article').length).toBe(10)
  expect(first.$('nav[aria-label="Обращения участников"]').text()).toContain('11 обращений')
  expect((await world.page(`${list}?paginationPage=2`, { as: owner })).$('article').length).toBe(1)
  expect((await world.page(`${list}?status=declined`, { as: owner })).text).toContain('Отклонённых обращений нет')
  expect(first.$('a[download]').attr('href')).toBe('/api/owner/event-participant-inquiries/download')
  const stranger = await world.given.person()
  const foreign = await world.page(`${list}?eventId=${id}`, { as: stranger })
  expect([foreign.status, foreign.texts('main h1')]).toEqual([403, ['Сюда нет доступа']])
  expect((await world.page(list, { as: stranger })).text).toContain('Новых обращений нет')
  expect((await world.page(list)).address).toBe(`/login?returnUrl=${encodeURIComponent(list)}`)
})
