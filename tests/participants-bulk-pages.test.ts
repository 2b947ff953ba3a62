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
const dialog = 'dialog form:has([name=sure])'

/** A running event with participants that wait for a decision. */
const given = async (count: number) => {
  const owner = await world.given.person()
  const start = new Date(world.clock.now().getTime() - 3_600_000)
  const event = await world.given.event({ owner, name: 'Вечер списков', start, hours: 3, access: 'approval-required' })
  const people = await world.given.crowd(count)
  const rows = people.map((person, place) => ({
    event_id: event.id,
    user_id: person.id,
    state: 'wait' as const,
    format: place === 0 ? ('online' as const) : ('offline' as const),
    role: place === 1 ? 'speaker' : 'participant',
    queue_number: place + 1,
    created_at: new Date(world.clock.now().getTime() + place),
  }))
  const ids = (await world.db.insertInto('event_participants').values(rows).returning('id').execute()).map(({ id }) => id)
  return { owner, event, ids, people, address: `${path}?eventId=${event.id}` }
}

const statesOf = async (eventId: number) =>
  (await world.db.selectFrom('event_participants').select('state').where('event_id', '=', eventId).orderBy('queue_number').execute()).map(
    ({ state }) => state as string,
  )
const tagsIn = (eventId: number) => world.db.selectFrom('participant_tags').select(['user_id', 'name']).where('event_id', '=', eventId).execute()
const choose = (page: Page, ids: readonly number[]) => {
  for (const id of ids) page.$(`[name=participant][value=${id}]`).attr('checked', '')
}
const rowsOn = (page: Page) => page.$('tbody tr').length
const reported = (page: Page) => page.texts('main [role=status]').join(' ')

test('participants: filters by role and tag stand in the address and in chips (R030)', async () => {
  const { owner, event, people, address } = await given(3)
  await world.db
    .insertInto('participant_tags')
    .values({ event_id: event.id, user_id: people[2]?.id ?? 0, name: 'Гость' })
    .execute()
  const speakers = await world.page(`${address}&role=speaker`, { as: owner })
  expect([rowsOn(speakers), speakers.texts('ul[aria-label] a[aria-label*="Спикер"]')]).toEqual([1, ['Спикер']])
  const tagged = await world.page(`${address}&tag=${encodeURIComponent('Гость')}`, { as: owner })
  expect([rowsOn(tagged), tagged.$('select[name=tag]').val()]).toEqual([1, 'Гость'])
  // the event is held in no spaces, so that there is nothing to choose from
  expect(tagged.$('select[name=spaceId]').length).toBe(0)
})

test('participants: all that match are declined with a comment after a question, without scripts', async () => {
  const { owner, event, address } = await given(12)
  const page = await world.page(`${address}&format=offline`, { as: owner })
  expect([rowsOn(page), page.$('[name=matching]').val()]).toEqual([10, '11'])
  page.$('[name=matching]').attr('checked', '')
  const asked = await page.submit(table, {}, 'decline')
  expect([asked.text.includes('11 участников'), await statesOf(event.id)]).toEqual([true, Array.from({ length: 12 }, () => 'wait')])
  const done = await asked.submit(dialog, { comment: 'Мест больше нет' }, 'decline')
  expect([reported(done), await statesOf(event.id)]).toEqual([
    expect.stringContaining('Отклонено: 11.'),
    ['wait', ...Array.from({ length: 11 }, () => 'declined')],
  ])
  await done.submit('form:has([value=undo])', {}, 'undo')
  expect(await statesOf(event.id)).toEqual(Array.from({ length: 12 }, () => 'wait'))
})

test('participants: a list that has changed since it was shown is not decided about', async () => {
  const { owner, event, ids, address } = await given(12)
  const page = await world.page(address, { as: owner })
  page.$('[name=matching]').attr('checked', '')
  const asked = await page.submit(table, {}, 'approve')
  await world.db
    .updateTable('event_participants')
    .set({ state: 'noRequest' })
    .where('id', '=', ids[11] ?? 0)
    .execute()
  const refused = await asked.submit(dialog, {}, 'approve')
  expect([refused.status, refused.text.includes('Список изменился'), refused.$('dialog').length]).toEqual([409, true, 1])
  expect((await statesOf(event.id)).includes('approved')).toBe(false)
})

test('participants: tags in bulk, then one removed in the panel of the participant', async () => {
  const { owner, event, ids, people, address } = await given(3)
  const page = await world.page(address, { as: owner })
  choose(page, ids.slice(0, 2))
  const asked = await page.submit(table, {}, 'tag')
  const done = await asked.submit(dialog, { newTags: 'VIP, Первый раз' }, 'tag')
  expect([reported(done), (await tagsIn(event.id)).length]).toEqual([expect.stringContaining('Метки изменены: 4.'), 4])
  const panel = await world.page(`${address}&open=${ids[0]}`, { as: owner })
  expect(panel.texts('dialog ul[aria-label="Метки"] li').join()).toContain('VIP')
  const removed = await panel.submit('dialog form:has([value=tag])', {}, 'VIP')
  expect(removed.status).toBe(200)
  const left = await tagsIn(event.id)
  expect(left.filter(({ user_id }) => user_id === people[0]?.id).map(({ name }) => name)).toEqual(['Первый раз'])
})

test('participants: a message needs its subject and text, and leaves once to each', async () => {
  const { owner, event, ids, address } = await given(2)
  const page = await world.page(address, { as: owner })
  choose(page, ids)
  const asked = await page.submit(table, {}, 'message')
  const refused = await asked.submit(dialog, { title: '', text: 'Ждём вас' }, 'message')
  expect([refused.status, refused.$('dialog [aria-invalid]').attr('name'), refused.$('dialog textarea').val()]).toEqual([422, 'title', 'Ждём вас'])
  const done = await refused.submit(dialog, { title: 'Сбор в шесть', text: 'Ждём вас' }, 'message')
  const sent = await world.db.selectFrom('participant_messages').select(['subject', 'recipients']).where('event_id', '=', event.id).execute()
  expect([reported(done), sent]).toEqual([
    expect.stringContaining('Сообщение отправлено: 2 участника.'),
    [{ subject: 'Сбор в шесть', recipients: 2 }],
  ])
})

test('participants: contacts are requested once, and the others are counted as skipped (C132)', async () => {
  const { owner, ids, address } = await given(2)
  const ask = async (chosen: readonly number[]) => {
    const page = await world.page(address, { as: owner })
    choose(page, chosen)
    return (await page.submit(table, {}, 'contacts')).submit(dialog, {}, 'contacts')
  }
  expect(reported(await ask(ids.slice(0, 1)))).toContain('Запросили контакты: 1.')
  expect(reported(await ask(ids))).toContain('Запросили контакты: 1. Пропущено: 1.')
  const panel = await world.page(`${address}&open=${ids[0]}`, { as: owner })
  expect(panel.text).toContain('участник ещё не ответил')
  expect(panel.$('dialog a[href^="mailto:"], dialog a[href^="tel:"]').length).toBe(0)
})

test('participants: the tabs have the participants of the event and its waiting inquiries, if there are any', async () => {
  const { owner, address } = await given(3)
  const page = await world.page(`${address}&role=speaker`, { as: owner })
  expect(page.texts('nav[aria-label="Участники и обращения"] a').map((text) => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining('3 участника'),
    expect.not.stringMatching(/\d/),
  ])
})
