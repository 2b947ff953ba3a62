import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let control: Person
let space: { id: number }
let small: { id: number }
let large: { id: number }
beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Букина' })
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  small = await world.given.hall(space, 'Каминная', 20)
  large = await world.given.hall(space, 'Атриум', 150, ['камера'])
  control = await world.given.spaceStaff([space])
})
afterAll(() => world.close())

let day = 11
/** A day of its own for each test. */
const nextDate = () => {
  day += 1
  return new Date(Date.UTC(2026, 2, day)).toISOString().slice(0, 10)
}
const call = (person: Person, path: string, body: object) =>
  world.request({ method: 'POST', url: `/api/meeting-reservations/${path}`, token: person.token, body })
const booked = async (fields: object, person: Person = anna): Promise<{ id: number }> => {
  const meeting = { spaceId: space.id, hallId: small.id, theme: 'Совет двора', start: '10:00', end: '11:00', ...fields }
  const { status, body } = await call(person, 'reserve', meeting)
  expect([status, body.reason]).toEqual([200, undefined])
  return body
}
const formOf = (date: string, query = '') => world.page(`/my-booking-rooms/create?spaceId=${space.id}&date=${date}${query}`, { as: anna })
const book = '[name=intent][value=book]'
const typed = { theme: 'Чтения', agenda: '1. Чай' }

test('booking form: from the spaces over a day and a slot to a booking that waits, without scripts', async () => {
  const date = nextDate()
  const start = await world.page('/my-booking-rooms/create', { as: anna })
  expect(start.texts('main li a')).toEqual([expect.stringContaining('Точка сбора')])
  const opened = await start.open(start.$('main li a').attr('href') ?? '')
  const onDay = await opened.open(opened.$(`nav a[href*="date=${date}"]`).attr('href') ?? '')
  const begun = await onDay.open(onDay.$('a[aria-label="Каминная: свободно 14:00–14:30"]').attr('href') ?? '')
  const chosen = await begun.open(begun.$('a[aria-label="Каминная: свободно 15:00–15:30"]').attr('href') ?? '')
  expect(chosen.$('table [aria-current=true]').length).toBe(3)
  const answer = await chosen.submit(book, typed)
  expect(answer.address).toMatch(new RegExp(`^/my-booking-rooms/${space.id}/\\d+$`))
  for (const text of ['Чтения', 'Ждёт решения', '14:00–15:30', 'Каминная', '1. Чай']) expect(answer.text).toContain(text)
})

test('booking form: starts at the hall of the address', async () => {
  const page = await formOf(nextDate(), `&hallId=${large.id}`)
  expect(page.$('select[name=hallId] [selected]').text()).toBe('Атриум, 150 мест')
  expect(page.$('input[name=equipment]').attr('value')).toBe('камера')
})

test.each([
  ['a slot taken meanwhile', 'start', 'Это время уже занято. Выберите другое время или зал.', ['10:30', '11:30'], ['10:00', '11:00']],
  ['the last hall taken meanwhile', 'date', 'На эту дату свободных залов нет. Выберите другой день.', ['10:00', '11:00'], ['09:00', '21:00']],
])('booking form: %s is refused at its field, and the texts stay', async (_case, field, words, [start, end], [from, until]) => {
  const date = nextDate()
  const page = await formOf(date)
  await booked({ date, start: from, end: until })
  if (field === 'date') await booked({ date, hallId: large.id, start: from, end: until })
  const refused = await page.submit(book, { ...typed, start: start ?? '', end: end ?? '' })
  const at = refused.$(`[id$=-${field}]`)
  expect(at.length).toBe(1)
  expect((field === 'date' ? at : at.parent()).text()).toContain(words)
  expect([refused.$('[name=theme]').val(), refused.$('[name=agenda]').val(), refused.$('[name=date]').val()]).toEqual(['Чтения', '1. Чай', date])
})

test('booking form: a closed day is said before and at the field after', async () => {
  const date = nextDate()
  const page = await formOf(date)
  const closed = JSON.stringify([{ date, open: null, close: null }])
  await world.db.updateTable('spaces').set({ special_days: closed }).where('id', '=', space.id).execute()
  const refused = await page.submit(book, { ...typed, start: '10:00', end: '11:00' })
  expect(refused.text).toContain('В это время пространство не работает. Выберите другое время.')
  expect(refused.text).toContain('В этот день пространство не работает.')
  expect(refused.$('[name=theme]').val()).toBe('Чтения')
  await world.db.updateTable('spaces').set({ special_days: '[]' }).where('id', '=', space.id).execute()
})

test('own bookings: three states, and the reason of a rejection (V386)', async () => {
  const eva = await world.given.person()
  const date = nextDate()
  const [, good, bad] = [
    await booked({ date, theme: 'Ждёт' }, eva),
    await booked({ date, theme: 'Будет', start: '12:00', end: '13:00' }, eva),
    await booked({ date, theme: 'Не будет', start: '14:00', end: '15:00' }, eva),
  ]
  await call(control, `${good.id}/decision`, { decision: 'approved' })
  await call(control, `${bad.id}/decision`, { decision: 'rejected', comment: 'Зал красят' })
  const page = await world.page('/my-booking-rooms', { as: eva })
  const rows = page.texts('main li').filter((row) => row.includes('Каминная'))
  expect(rows).toHaveLength(3)
  const rowOf = (theme: string) => rows.find((row) => row.startsWith(theme))
  expect(rowOf('Ждёт')).toContain('Ждёт решения')
  expect(rowOf('Будет')).toContain('Подтверждено')
  expect(rowOf('Не будет')).toContain('Отклонено')
  expect(rows.map((row) => row.includes('Причина: Зал красят'))).toEqual(rows.map((row) => row.startsWith('Не будет')))
})

test('own bookings: empty, and those of one space only at its address', async () => {
  const eva = await world.given.person()
  expect((await world.page('/my-booking-rooms', { as: eva })).text).toContain('Бронирований пока нет')
  const other = await world.given.space('Другой дом')
  const hall = await world.given.hall(other)
  await booked({ date: nextDate(), spaceId: other.id, hallId: hall.id, theme: 'В другом доме' }, eva)
  expect((await world.page(`/my-booking-rooms/${other.id}`, { as: eva })).text).toContain('В другом доме')
  expect((await world.page(`/my-booking-rooms/${space.id}`, { as: eva })).text).not.toContain('В другом доме')
  expect((await world.page('/my-booking-rooms/zero', { as: eva })).status).toBe(404)
})

test('space staff: approve, and reject only with a reason', async () => {
  const eva = await world.given.person()
  const made = await booked({ date: nextDate(), theme: 'На решение' }, eva)
  const waiting = await world.page('/my-booking-rooms?scope=space', { as: control })
  const page = await waiting.open(waiting.link('На решение'))
  const bare = await page.submit('[name=intent][value=reject]', {}, 'reject')
  expect(bare.$('textarea[name=comment]').attr('aria-invalid')).toBe('true')
  const rejected = await bare.submit('[name=intent][value=reject]', { comment: 'Зал красят' }, 'reject')
  expect(rejected.text).toContain('Причина: Зал красят')
  const approved = await rejected.submit('[name=intent][value=approve]')
  expect(approved.text).toContain('Подтверждено')
  const own = await world.page(`/my-booking-rooms/${space.id}/${made.id}`, { as: eva })
  expect([own.text.includes('Подтверждено'), own.$('[value=approve], [value=reject]').length]).toEqual([true, 0])
})

test('own booking: a change returns it to the staff, and cancelling frees the hall', async () => {
  const date = nextDate()
  const made = await booked({ date, theme: 'Переезд' })
  await call(control, `${made.id}/decision`, { decision: 'approved' })
  const page = await world.page(`/my-booking-rooms/${space.id}/${made.id}`, { as: anna })
  const form = await page.open(page.link('Изменить'))
  // its own slot is offered as free
  expect(form.$('a[aria-label="Каминная: свободно 10:00–10:30"]').length).toBe(1)
  await booked({ date, hallId: large.id, start: '16:00', end: '17:00' })
  const refused = await form.submit('[value=change]', { theme: 'Новоселье', hallId: String(large.id), start: '16:30', end: '17:30' })
  expect(refused.$('[id$=-start]').parent().text()).toContain('Это время уже занято')
  expect(refused.$('[name=theme]').val()).toBe('Новоселье')
  const changed = await refused.submit('[value=change]', { hallId: String(large.id), start: '17:00', end: '18:00' })
  for (const text of ['Новоселье', 'Ждёт решения', '17:00–18:00', 'Атриум']) expect(changed.text).toContain(text)
  const cancelled = await changed.submit('[name=intent][value=cancel]', {}, 'cancel')
  expect(cancelled.text).toContain('Отменено')
  expect(cancelled.$('[value=cancel], a[href*=change]').length).toBe(0)
  await booked({ date, hallId: large.id, start: '17:00', end: '18:00' })
})

test('bookings: visitors sign in first and return; strangers see nothing of a booking', async () => {
  const made = await booked({ date: nextDate(), theme: 'Тайная вечеря' })
  const address = `/my-booking-rooms/${space.id}/${made.id}`
  const visitor = await world.page(address)
  expect(visitor.address).toBe(`/login?returnUrl=${encodeURIComponent(address)}`)
  const stranger = await world.page(address, { as: await world.given.person() })
  expect([stranger.status, stranger.text.includes('Тайная вечеря')]).toEqual([403, false])
})
