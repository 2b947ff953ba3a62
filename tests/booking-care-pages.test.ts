import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let boris: Person
let space: { id: number }
let hall: { id: number }
beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Букина' })
  boris = await world.given.person()
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  hall = await world.given.hall(space, 'Каминная', 20, ['экран', 'камера'])
})
afterAll(() => world.close())

const booked = async (fields: object = {}, person: Person = anna): Promise<{ id: number }> => {
  const body = { spaceId: space.id, hallId: hall.id, theme: 'Совет двора', date: '2026-03-12', start: '10:00', end: '11:00', ...fields }
  const answer = await world.request({ method: 'POST', url: '/api/meeting-reservations/reserve', token: person.token, body })
  expect(answer.body.reason).toBeUndefined()
  return answer.body
}

test('invitations: look different from own bookings, and a participant leaves after a question, without scripts', async () => {
  await booked({ theme: 'Чужая встреча', participants: [boris.id] })
  await booked({ theme: 'Своя встреча', date: '2026-03-13' }, boris)
  const list = await world.page('/my-booking-rooms', { as: boris })
  const rows = list.texts('main li').filter((row) => row.includes('Каминная'))
  expect(rows.map((row) => row.includes('Вас приглашает Анна Букина'))).toEqual([true, false])
  const page = await list.open(list.link('Чужая встреча'))
  expect(page.texts('main h1')).toEqual(['Чужая встреча'])
  expect(page.$('[value=cancel], [value=approve], a[href*=change]').length).toBe(0)
  expect([page.$('[value=leave]').closest('details').attr('open'), page.text.includes('Отказаться от встречи?')]).toEqual([undefined, true])
  const left = await page.submit('[name=intent][value=leave]', {}, 'leave')
  expect([left.address, left.text.includes('Чужая встреча'), left.text.includes('Своя встреча')]).toEqual(['/my-booking-rooms', false, true])
})

test('own booking: cancelling asks first, without scripts', async () => {
  const { id } = await booked({ date: '2026-03-16' })
  const page = await world.page(`/my-booking-rooms/${space.id}/${id}`, { as: anna })
  const details = page.$('[value=cancel]').closest('details')
  expect([details.length, details.attr('open'), details.text().includes('Зал сразу освободится')]).toEqual([1, undefined, true])
})

test('addresses: an unknown space is a 404, and a booking has one address', async () => {
  const { id } = await booked({ date: '2026-03-17' })
  expect((await world.page('/my-booking-rooms/999999', { as: anna })).status).toBe(404)
  for (const wrong of ['abc', '999999']) {
    const page = await world.page(`/my-booking-rooms/${wrong}/${id}`, { as: anna })
    expect([page.status, page.address]).toEqual([200, `/my-booking-rooms/${space.id}/${id}`])
  }
  expect((await world.page(`/my-booking-rooms/${space.id}/abc`, { as: anna })).status).toBe(404)
})

test('addresses: impossible days fall back to a free one', async () => {
  for (const date of ['2027-02-30', '9999-12-31', '1999-01-01', '2100-01-01', 'soon']) {
    const page = await world.page(`/my-booking-rooms/create?spaceId=${space.id}&date=${date}`, { as: anna })
    expect([date, page.status]).toEqual([date, 200])
  }
})

test('addresses: sign-in returns to the list of a space with its query', async () => {
  for (const address of [
    '/my-booking-rooms?scope=space&show=past',
    `/my-booking-rooms/${space.id}?case=past`,
    `/my-booking-rooms/${space.id}/1?change=1`,
  ])
    expect((await world.page(address)).address).toBe(`/login?returnUrl=${encodeURIComponent(address)}`)
})

test('change of a booking: equipment that its hall has lost stays until the user takes it off', async () => {
  const { id } = await booked({ date: '2026-03-18', equipment: ['экран', 'камера'] })
  await world.db
    .updateTable('halls')
    .set({ equipment: ['экран'] })
    .where('id', '=', hall.id)
    .execute()
  const form = await world.page(`/my-booking-rooms/${space.id}/${id}?change=1`, { as: anna })
  const changed = await form.submit('[value=change]', { theme: 'Новая тема' })
  for (const text of ['Новая тема', 'экран, камера']) expect(changed.text).toContain(text)
})

test('booking form: a space that takes no bookings, or has no halls, says so instead of the form', async () => {
  const empty = await world.given.space('Пустое')
  const off = await world.given.space('Закрытое')
  await world.given.hall(off)
  await world.db.updateTable('spaces').set({ is_active: false }).where('id', '=', off.id).execute()
  for (const { id } of [empty, off]) {
    const page = await world.page(`/my-booking-rooms/create?spaceId=${id}`, { as: anna })
    expect([page.text.includes('сейчас не бронируют'), page.$('[value=book]').length]).toEqual([true, 0])
  }
  const last = await world.page(`/my-booking-rooms/create?spaceId=${space.id}&month=2027-03`, { as: anna })
  expect(last.$('a[aria-label="Следующий месяц"]').length).toBe(0)
})

test('space staff: a booking that cannot be approved any more has the reason instead of the button', async () => {
  const keeper = await world.given.spaceStaff([space])
  const spare = await world.given.hall(space, 'Запасная')
  const { id } = await booked({ date: '2026-03-19', hallId: spare.id })
  await world.db.updateTable('halls').set({ is_active: false }).where('id', '=', spare.id).execute()
  const page = await world.page(`/my-booking-rooms/${space.id}/${id}`, { as: keeper })
  expect([page.$('[value=approve]').length, page.$('[value=reject]').length]).toEqual([0, 1])
  expect(page.text).toContain('Подтвердить нельзя: зал или пространство больше не бронируют.')
})

test('staff form of a space: users without the role of space staff are named as such', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const other = await world.given.space('Соседнее')
  await world.db.insertInto('space_staff').values({ space_id: other.id, user_id: anna.id }).execute()
  const page = await world.page(`/admin/content?table=spaces&id=${other.id}`, { as: staff })
  expect(page.text).toContain('Анна Букина (нет роли сотрудника пространства)')
})
