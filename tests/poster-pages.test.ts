import { afterAll, beforeAll, expect, test } from 'vitest'
import { posterCode } from '../server/domains/spaces/poster-code.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const given = async (startsInHours: number, state: 'approved' | 'wait' = 'approved') => {
  const start = new Date(world.clock.now().getTime() + startsInHours * 3_600_000)
  const event = await world.given.event({ owner: await world.given.person(), name: 'Вечер у плаката', start, hours: 2 })
  const person = await world.given.person()
  const row = { event_id: event.id, user_id: person.id, state, format: 'offline' as const, queue_number: 1, created_at: world.clock.now() }
  await world.db.insertInto('event_participants').values(row).execute()
  return { event, person, address: `/qr/event?code=${await posterCode(world.db, 'event', event.id)}` }
}
const marks = async (eventId: number) =>
  (await world.db.selectFrom('event_participants').select('attended_at').where('event_id', '=', eventId).execute()).map(
    ({ attended_at }) => attended_at,
  )

const button = 'form:has([value=mark])'

test('poster: opening marks nothing; the button marks without scripts; a later visit shows the time of the mark (V401)', async () => {
  const { event, person, address } = await given(1)
  const page = await world.page(address, { as: person })
  expect([page.texts('main h2'), await marks(event.id)]).toEqual([['Вечер у плаката'], [null]])
  const done = await page.submit(button, {}, 'mark')
  const first = await marks(event.id)
  expect(first).toEqual([world.clock.now()])
  expect(done.texts('main [role=status]').join()).toMatch(/^Вы отметились в \d\d:\d\d$/)
  world.clock.advance(60_000)
  const again = await world.page(address, { as: person })
  expect(again.texts('main [role=status]')).toEqual(done.texts('main [role=status]'))
  expect([again.$(button).length, await marks(event.id)]).toEqual([0, first])
})

test('poster: says why the viewer cannot be marked, and leads to the event', async () => {
  const early = await given(4)
  const late = await given(-6)
  const waiting = await given(1, 'wait')
  const textsOf = async ({ address, person }: typeof early, as = person) => {
    const page = await world.page(address, { as })
    expect(page.$(button).length).toBe(0)
    return [page.texts('main [role=status]').join(), page.link('К событию')]
  }
  expect(await textsOf(early)).toEqual([expect.stringContaining('Отмечаться пока рано. Отметки откроются'), `/events/${early.event.id}`])
  expect(await textsOf(late)).toEqual([expect.stringContaining('Отметки закрылись'), `/events/${late.event.id}`])
  expect(await textsOf(waiting)).toEqual([expect.stringContaining('ещё не одобрена'), `/events/${waiting.event.id}`])
  const stranger = await world.given.person()
  expect(await textsOf(waiting, stranger)).toEqual([expect.stringContaining('Вы не записаны'), `/events/${waiting.event.id}`])
})

test('poster: a visitor signs in first and returns to the code', async () => {
  const { address } = await given(1)
  const page = await world.page(address)
  const { pathname, searchParams } = new URL(page.address, 'http://site.test')
  expect([pathname, searchParams.get('returnUrl')]).toEqual(['/login', address])
})

test('poster: a forged code marks nothing', async () => {
  const { event, person } = await given(1)
  const forged = await world.page(`/qr/event?code=${event.id}-${'A'.repeat(22)}`, { as: person })
  const refused = await forged.submit(button, {}, 'mark')
  expect([refused.status, await marks(event.id)]).toEqual([422, [null]])
  expect(refused.texts('main form').join()).toContain('Такого кода у нас нет')
  expect((await world.page('/qr/event?code=1', { as: person })).texts('main h2')).toEqual(['Такого кода у нас нет'])
})
