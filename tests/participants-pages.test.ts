import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from './kit/page.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const path = '/organizer-cabinet/participants'
const table = 'form:has([name=participant])'

type State = 'approved' | 'wait' | 'declined'

/** A running event with one participant for each state. */
const given = async (states: State[]) => {
  const owner = await world.given.person()
  const start = new Date(world.clock.now().getTime() - 3_600_000)
  const event = await world.given.event({ owner, name: 'Вечер списков', start, hours: 3, access: 'approval-required' })
  const people = await world.given.crowd(states.length)
  const rows = people.map((person, place) => ({
    event_id: event.id,
    user_id: person.id,
    state: states[place] ?? 'wait',
    format: place === 0 ? ('online' as const) : ('offline' as const),
    queue_number: place + 1,
    created_at: new Date(world.clock.now().getTime() + place),
  }))
  const ids = (await world.db.insertInto('event_participants').values(rows).returning('id').execute()).map(({ id }) => id)
  return { owner, event, ids, address: `${path}?eventId=${event.id}` }
}

const statesOf = async (eventId: number) =>
  (await world.db.selectFrom('event_participants').select('state').where('event_id', '=', eventId).orderBy('queue_number').execute()).map(
    ({ state }) => state as string,
  )
const counts = (page: Page) => page.texts('nav[aria-label="Состояния участников"] li span').map(Number)
const rowsOn = (page: Page) => page.$('tbody tr').length

test('participants: choose an own event, ten rows a page, states with counts that filter (R030)', async () => {
  const { owner, event, address } = await given(['approved', ...Array.from({ length: 10 }, () => 'wait' as const), 'declined'])
  const choice = await world.page(path, { as: owner })
  expect(choice.link('Вечер списков')).toBe(address)
  const page = await world.page(address, { as: owner })
  expect([rowsOn(page), counts(page)]).toEqual([10, [12, 1, 10, 0, 1]])
  expect(rowsOn(await world.page(`${address}&paginationPage=2`, { as: owner }))).toBe(2)
  expect(rowsOn(await world.page(`${address}&state=declined`, { as: owner }))).toBe(1)
  const online = await world.page(`${address}&format=online`, { as: owner })
  expect([rowsOn(online), counts(online)]).toEqual([1, [1, 1, 0, 0, 0]])
  expect((await world.page(`${address}&search=абракадабра`, { as: owner })).texts('main h2')).toContain('Никого не нашлось')
  expect(
    page
      .$('main a[download]')
      .toArray()
      .map((link) => page.$(link).attr('href')),
  ).toEqual([
    `/api/owner/event-participants/attendance-qr?eventId=${event.id}`,
    expect.stringMatching(`/api/owner/event-participants/export\\?eventId=${event.id}&.*format=xlsx`),
    expect.stringMatching(`/api/owner/event-participants/export\\?eventId=${event.id}&.*format=csv`),
  ])
})

test('participants: approve the chosen ones without scripts and take it back; decline one with a comment', async () => {
  const { owner, event, ids, address } = await given(['wait', 'wait', 'wait'])
  const page = await world.page(address, { as: owner })
  for (const id of ids.slice(0, 2)) page.$(`[name=participant][value=${id}]`).attr('checked', '')
  const done = await page.submit(table, {}, 'approve')
  expect([done.texts('main [role=status]').join(), await statesOf(event.id)]).toEqual([
    expect.stringContaining('Одобрено: 2.'),
    ['approved', 'approved', 'wait'],
  ])
  await done.submit('form:has([value=undo])', {}, 'undo')
  expect(await statesOf(event.id)).toEqual(['wait', 'wait', 'wait'])
  const asked = await world.page(`${address}&decline=${ids[2]}`, { as: owner })
  const declined = await asked.submit('dialog form:has([value=decline])', { comment: 'Мест <b>нет</b>' }, 'decline')
  expect([declined.text.includes('Комментарий: Мест <b>нет</b>'), await statesOf(event.id)]).toEqual([true, ['wait', 'wait', 'declined']])
})

test('participants: mark one from the menu of the row and remove the mark; only actions of the state are offered', async () => {
  const { owner, event, ids, address } = await given(['approved', 'wait'])
  const marked = async () =>
    (await world.db.selectFrom('event_participants').select('attended_at').where('event_id', '=', event.id).orderBy('queue_number').execute()).map(
      ({ attended_at }) => attended_at !== null,
    )
  const page = await world.page(address, { as: owner })
  expect(page.texts('tbody tr details li')).toEqual(['Одобрить', 'Отклонить…', 'Отметить приход', 'Вернуть в ожидание', 'Отклонить…'])
  const done = await page.submit('form#participant-mark', { subject: String(ids[0]) })
  expect([done.texts('main [role=status]').join(), await marked()]).toEqual([expect.stringContaining('Отмечено: 1.'), [true, false]])
  await done.submit('form#participant-unmark', { subject: String(ids[0]) })
  expect(await marked()).toEqual([false, false])
})

test('participants: a stranger gets the refusal page and cannot decide; an event without participants says so', async () => {
  const { owner, event, ids, address } = await given(['wait'])
  const stranger = await world.given.person()
  const foreign = await world.page(address, { as: stranger })
  expect([foreign.status, foreign.texts('main h1')]).toEqual([403, ['Сюда нет доступа']])
  const page = await world.page(address, { as: owner })
  expect(rowsOn(page)).toBe(1)
  const lonely = await world.given.event({ owner })
  expect((await world.page(`${path}?eventId=${lonely.id}`, { as: owner })).texts('main h2')).toContain('Участников пока нет')
  expect((await world.page(path, { as: stranger })).texts('main h2')).toContain('Проведите первое событие')
  const body = { eventId: event.id, participantIds: ids, state: 'approved' }
  const refused = await world.request({ method: 'POST', url: '/api/owner/event-participants/state-update', token: stranger.token, body })
  expect([refused.status, await statesOf(event.id)]).toEqual([403, ['wait']])
})
