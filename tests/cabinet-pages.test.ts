import { afterAll, beforeAll, expect, test } from 'vitest'
import { cabinetStates } from '../contract/organizing/limits.ts'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Organizer = { id: number; token: string }
const list = '/organizer-cabinet/events'
const names = (page: Page) => page.texts('main tbody td:nth-child(2) a:first-of-type').filter(Boolean)
const actionsOf = (page: Page, eventId: number) => page.texts(`#menu-${eventId} li`)

const declinedBecause = (id: number, moderation_comment: string) =>
  world.db.updateTable('events').set({ moderation: 'declined', moderation_comment }).where('id', '=', id).execute()

/** Requests a seat; the organizer of an event by approval has to decide. */
const join = async (eventId: number) => {
  const { id, token } = await world.given.person()
  await world.request({ method: 'POST', url: '/api/event-participants/registration', token, body: { user_id: id, eventId } })
}

/** An event in each state of the cabinet, by the name of the state that only it has. */
const eventsOfAllStates = async (owner: Organizer) => {
  const event = (name: string, wanted: Parameters<World['given']['event']>[0]) => world.given.event({ name, owner, ...wanted })
  return {
    wait: await event('На проверке', { moderation: 'wait' }),
    draft: await event('Черновик', { status: 'draft' }),
    declined: await event('Отклонено', { moderation: 'declined' }),
    cancelled: await event('Отменено', { status: 'canceled' }),
    upcoming: await event('Впереди', { startsInDays: 3 }),
    active: await event('Идёт', { startsInDays: -1, hours: 48 }),
    completed: await event('Прошло', { startsInDays: -5 }),
    old: await event('Давно прошло', { startsInDays: -50 }),
    unpublished: await event('Снято', { status: 'unpublished' }),
  }
}

test('cabinet: a visitor signs in first and comes back to the same list', async () => {
  expect((await world.page('/organizer-cabinet')).address).toBe('/login?returnUrl=%2Forganizer-cabinet')
  expect((await world.page(`${list}?state=draft`)).address).toBe('/login?returnUrl=%2Forganizer-cabinet%2Fevents%3Fstate%3Ddraft')
})

test('cabinet: an empty state leads a new organizer to the wizard, on the start and on the list', async () => {
  const as = await world.given.person()
  for (const address of ['/organizer-cabinet', list]) {
    const page = await world.page(address, { as })
    expect(page.link('Создать событие')).toBe('/events/create')
    expect(page.$('main table').length).toBe(0)
  }
})

test('cabinet: the tabs of the states have the counts of their lists (V137, V460)', async () => {
  const as = await world.given.person()
  await eventsOfAllStates(as)
  const page = await world.page(list, { as })
  const tabs = page
    .$('nav[aria-label="Состояния"] a')
    .toArray()
    .map((tab) => ({ to: page.$(tab).attr('href') ?? '', count: Number(page.$(tab).find('span').first().text()) }))
  expect(tabs.map(({ to }) => new URL(to, 'http://site.test').searchParams.get('state'))).toEqual([null, ...cabinetStates])
  expect(tabs.every(({ count }) => count > 0)).toBe(true)
  for (const { to, count } of tabs) {
    const filtered = await world.page(to, { as })
    expect([to, filtered.texts('main [role=status]').at(0)]).toEqual([to, expect.stringMatching(`^${count} `)])
    expect([to, names(filtered).length]).toEqual([to, Math.min(count, 9)])
  }
})

test('cabinet: nine events a page; filters, order and page stay in the addresses of the links (V452)', async () => {
  const as = await world.given.person()
  for (let place = 0; place < 10; place += 1) await world.given.event({ owner: as, name: `Встреча по аренде ${place}`, themeIds: [2] })
  await world.given.event({ owner: as, name: 'Совсем о другом', themeIds: [1] })
  const page = await world.page(`${list}?search=аренде&themeIds=2&sort=weight&state=upcoming`, { as })
  expect(names(page).length).toBe(9)
  const next = new URL(page.$('main nav a[rel=next]').attr('href') ?? '', 'http://site.test')
  expect(Object.fromEntries(next.searchParams)).toEqual({ search: 'аренде', themeIds: '2', sort: 'weight', state: 'upcoming', paginationPage: '2' })
  expect(names(await world.page(next.pathname + next.search, { as })).length).toBe(1)
  const nothing = await world.page(`${list}?search=абракадабра`, { as })
  expect(nothing.texts('main h2')).toContain('Ничего не нашлось')
})

test('cabinet: a row offers only the actions that its state allows (V138, V140)', async () => {
  const as = await world.given.person()
  const events = await eventsOfAllStates(as)
  const page = await world.page(`${list}?sort=date`, { as })
  const reports = ['Статистика', 'Эксперты', 'Письма участникам', 'Серия', 'Бейджи', 'Сертификаты']
  expect(actionsOf(page, events.draft.id)).toEqual(['Редактировать', 'Опубликовать', 'Создать копию', ...reports, 'Отменить событие', 'Удалить'])
  expect(actionsOf(page, events.cancelled.id)).toEqual(['Создать копию', 'Страница события', ...reports, 'Удалить'])
  expect(actionsOf(page, events.upcoming.id)).toEqual([
    ...['Редактировать', 'Создать копию', 'Страница события', ...reports],
    ...['Снять с публикации', 'Вернуть в черновики', 'Отменить событие'],
  ])
})

test('cabinet: cancel an event without scripts, after a question that names the number of notified users (V138)', async () => {
  const as = await world.given.person()
  const { id } = await world.given.event({ owner: as, access: 'approval-required' })
  await join(id)
  await join(id)
  const asked = await world.page(`${list}?ask=cancelEvent&event=${id}`, { as })
  expect(asked.texts('dialog p').join(' ')).toContain('Об отмене узнают 2 участника')
  const done = await asked.submit('dialog form:has([value=cancelEvent])', { reason: 'Заболел спикер' }, 'cancelEvent')
  expect([done.address, done.texts('main [role=status]')]).toEqual([list, expect.arrayContaining(['Событие отменено.'])])
  const stored = await world.db.selectFrom('events').select(['status', 'cancel_reason']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(stored).toEqual({ status: 'canceled', cancel_reason: 'Заболел спикер' })
  expect((await world.page(`${list}?ask=cancelEvent&event=${id}`, { as })).$('dialog').length).toBe(0)
})

test('cabinet: the question about one event of a series offers the later ones, and the page names the cancelled and the others (A039)', async () => {
  const [as, other] = [await world.given.person(), await world.given.person()]
  const of = async (owner: Organizer, startsInDays: number) => (await world.given.event({ owner, startsInDays })).id
  const ids = [await of(as, 2), await of(as, 3), await of(other, 4)]
  const [main = 0, own = 0, foreign = 0] = ids
  await world.db.updateTable('events').set({ master_event_id: main }).where('id', 'in', [own, foreign]).execute()
  const ask = (id: number) => world.page(`${list}?ask=cancelEvent&event=${id}`, { as })
  expect((await ask(own)).$('dialog [name=withLater]').length).toBe(0)
  const asked = await ask(main)
  expect(asked.texts('dialog label')).toContain('Отменить и следующие события серии: 1')
  const done = await asked.submit('dialog form:has([value=cancelEvent])', { withLater: 'on' }, 'cancelEvent')
  expect(done.texts('main [role=status]').join(' ')).toContain('Отменено событий: 2. У других организаторов осталось 1 событие этой серии.')
  const rows = await world.db.selectFrom('events').select('status').where('id', 'in', ids).orderBy('id').execute()
  expect(rows.map(({ status }) => status)).toEqual(['canceled', 'canceled', 'published'])
})

test('wizard: the preview leads back to the section that it was opened from', async () => {
  const as = await world.given.person()
  const { id } = await world.given.event({ owner: as })
  const back = async (query: string) => (await world.page(`/events/create/preview?id=${id}${query}`, { as })).$('aside a').attr('href')
  expect([await back('&section=contacts'), await back(''), await back('&section=x')]).toEqual([
    `/events/create?id=${id}&section=contacts`,
    `/events/create?id=${id}`,
    `/events/create?id=${id}`,
  ])
})

test('cabinet: unpublish, return to the drafts and delete without scripts', async () => {
  const as = await world.given.person()
  const { id } = await world.given.event({ owner: as, name: 'Один вечер' })
  const answer = async (intent: string) => {
    const asked = await world.page(`${list}?ask=${intent}&event=${id}`, { as })
    return asked.submit(`dialog form:has([value=${intent}])`, {}, intent)
  }
  expect((await answer('unpublish')).texts('main tbody')).toEqual([expect.stringContaining('Снято с публикации')])
  expect((await answer('makeDraft')).texts('main tbody')).toEqual([expect.stringContaining('Черновик')])
  expect((await answer('removeEvent')).texts('main h2')).toContain('Проведите первое событие')
})

test('cabinet: an incomplete draft is not published, and its row leads to the wizard', async () => {
  const as = await world.given.person()
  const { body } = await world.request({ method: 'POST', url: '/api/owner/events', token: as.token, body: {} })
  const page = await world.page(list, { as })
  const refused = await page.submit('form#row-publish', { subject: String(body.id) })
  expect(refused.status).toBe(422)
  expect(refused.texts('main tbody [role=alert]')).toEqual([expect.stringContaining('Для публикации не хватает данных')])
  expect(refused.link('Дополнить событие')).toBe(`/events/create?id=${body.id}`)
  const copied = await page.submit('form#row-copyEvent', { subject: String(body.id) })
  expect(copied.address).toMatch(/^\/events\/create\?id=\d+$/)
})

test('cabinet: the reason of a decline stands in the row and first at the start (V135)', async () => {
  const as = await world.given.person()
  const { id } = await world.given.event({ owner: as, name: 'Мастерская вывесок' })
  const draft = await world.given.event({ owner: as, name: 'Недописанное', status: 'draft' })
  const asked = await world.given.event({ owner: as, name: 'По заявкам', access: 'approval-required', startsInDays: 2 })
  await join(asked.id)
  await declinedBecause(id, 'Уточните адрес')
  expect((await world.page(list, { as })).text).toContain('Причина: Уточните адрес')
  const start = await world.page('/organizer-cabinet', { as })
  const waiting = start.$('section[aria-labelledby=attention] li a').toArray()
  expect(waiting.map((link) => start.$(link).attr('href'))).toEqual([
    `/events/create?id=${id}`,
    `/organizer-cabinet/participants?eventId=${asked.id}&state=wait`,
    `/events/create?id=${draft.id}`,
  ])
  expect(start.text).toContain('Уточните адрес')
  expect(start.text).toContain('1 заявка ждёт решения')
  expect(start.texts('section[aria-labelledby=next-event] h3')).toEqual(['По заявкам'])
  expect(start.$('ul[aria-label] a[href="/organizer-cabinet/events?state=draft"]').length).toBe(1)
})

test('cabinet: create, fill, rename and delete a folder without scripts', async () => {
  const as = await world.given.person()
  const [one, other] = [await world.given.event({ owner: as, name: 'Первое' }), await world.given.event({ owner: as, name: 'Второе' })]
  const asked = await world.page(`${list}?ask=createFolder`, { as })
  const created = await asked.submit('dialog form:has([value=createFolder])', { name: 'Зима' }, 'createFolder')
  const address = created.$('nav a[href*="groupId="]').first().attr('href') ?? ''
  const groupId = new URL(address, 'http://site.test').searchParams.get('groupId') ?? ''
  const nothing = await created.submit('form:has([name=event])', {}, 'putIn')
  expect(nothing.texts('main [role=status]')).toContain('Отметьте события в списке.')
  const put = await created.submit('form:has([name=event])', { event: String(one.id), folder: groupId }, 'putIn')
  expect(put.texts('main [role=status]')).toContain('Положено в папку: 1 событие.')
  const folder = await world.page(address, { as })
  expect([folder.texts('h1'), names(folder)]).toEqual([['Папка «Зима»'], ['Первое']])
  const both = await put.submit('form:has([name=event])', { event: String(other.id), folder: groupId }, 'putIn')
  expect(both.texts('main [role=status]')).toContain('Положено в папку: 1 событие.')
  const taken = await (await world.page(address, { as })).submit('form:has([name=event])', { event: String(one.id) }, 'takeOut')
  expect(names(taken)).toEqual(['Второе'])
  const renaming = await world.page(`${address}&ask=renameFolder`, { as })
  const renamed = await renaming.submit('dialog form:has([value=renameFolder])', { name: 'Весна' }, 'renameFolder')
  expect(renamed.texts('h1')).toEqual(['Папка «Весна»'])
  const removing = await world.page(`${address}&ask=removeFolder`, { as })
  const removed = await removing.submit('dialog form:has([value=removeFolder])', {}, 'removeFolder')
  expect([removed.address, names(removed).sort()]).toEqual([list, ['Второе', 'Первое']])
})

test('cabinet: a folder of another user is not found, and a taken name is an error of the field', async () => {
  const [as, stranger] = [await world.given.person(), await world.given.person()]
  await world.given.event({ owner: as })
  const { body } = await world.request({ method: 'POST', url: '/api/user/event-groups', token: stranger.token, body: { name: 'Чужая' } })
  expect((await world.page(`${list}?groupId=${body.id}`, { as })).status).toBe(404)
  await world.request({ method: 'POST', url: '/api/user/event-groups', token: as.token, body: { name: 'Лето' } })
  const asked = await world.page(`${list}?ask=createFolder`, { as })
  const refused = await asked.submit('dialog form:has([value=createFolder])', { name: 'лето' }, 'createFolder')
  expect(refused.status).toBe(409)
  expect(refused.texts('main [role=alert]').length).toBeGreaterThan(0)
})

test('event page: the tools of organizers lead to the statistics and the badges', async () => {
  const as = await world.given.person()
  const { id } = await world.given.event({ owner: as })
  const page = await world.page(`/events/${id}`, { as })
  expect([page.link('Статистика'), page.link('Бейджи')]).toEqual(['statistics', 'badges'].map((part) => `${list}/${id}/${part}`))
})

test('wizard: a visitor who opens it directly signs in and comes back (V543)', async () => {
  await world.given.person({ email: 'organizer@people.test', password: 'чайник2026' })
  const asked = await world.page('/events/create?section=place')
  expect(asked.address).toBe('/login?returnUrl=%2Fevents%2Fcreate%3Fsection%3Dplace')
  const login = await world.page(`${asked.address}&way=password`)
  const back = await login.submit('main [name=password]', { login: 'organizer@people.test', password: 'чайник2026' })
  expect(back.address).toBe('/events/create?section=place')
})
