import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person()
  for (let index = 0; index < 14; index += 1) await spaceWithHall(`Пространство ${String(index).padStart(2, '0')}`)
})
afterAll(() => world.close())

const spaceWithHall = async (name: string) => {
  const space = await world.given.space(name, ['09:00', '21:00'])
  return { space, hall: await world.given.hall(space, 'Каминная', 20) }
}
const reserve = (body: object, person: Person = anna) =>
  world.request({ method: 'POST', url: '/api/meeting-reservations/reserve', token: person.token, body })
const booked = async (body: object, person: Person = anna): Promise<{ id: number }> => {
  const answer = await reserve({ theme: 'Совет двора', start: '10:00', end: '11:00', ...body }, person)
  expect(answer.body.reason).toBeUndefined()
  return answer.body
}
const names = (page: { texts: (selector: string) => string[] }) => page.texts('main li a span:first-child')

test('choice of a space: twelve a page, found by name, city or street, without scripts', async () => {
  const empty = await world.given.space('Пространство без залов')
  const first = await world.page('/my-booking-rooms/create', { as: anna })
  expect(names(first)).toHaveLength(12)
  const second = await first.open(first.$('main a[rel=next]').attr('href') ?? '')
  expect(names(second)).toEqual(['Пространство 12', 'Пространство 13'])
  expect(names(await world.page('/my-booking-rooms/create?q=пространство+07', { as: anna }))).toEqual(['Пространство 07'])
  expect(names(await world.page('/my-booking-rooms/create?q=Москва&paginationPage=2', { as: anna }))).toHaveLength(2)
  expect(names(await world.page('/my-booking-rooms/create?q=Басманная', { as: anna }))).toHaveLength(12)
  const none = await world.page(`/my-booking-rooms/create?q=${encodeURIComponent('Пространство без залов')}`, { as: anna })
  expect([empty.id > 0, none.text.includes('Такого пространства с залами нет')]).toEqual([true, true])
})

test('booking form: another day keeps the chosen hall and time, and a taken time stays in the fields', async () => {
  const { space, hall } = await spaceWithHall('Дом чтецов')
  await booked({ spaceId: space.id, hallId: hall.id, date: '2026-03-13', start: '15:00', end: '16:00' })
  const address = `/my-booking-rooms/create?spaceId=${space.id}&date=2026-03-12&hallId=${hall.id}&start=14:00&end=15:30`
  const page = await world.page(address, { as: anna })
  expect(page.$('table [aria-current=true]').length).toBe(3)
  const next = await page.open(page.$('nav a[href*="date=2026-03-13"]').attr('href') ?? '')
  expect([next.$('select[name=start] [selected]').val(), next.$('select[name=end] [selected]').val()]).toEqual(['14:00', '15:30'])
  expect([next.$('table [aria-current=true]').length, next.text.includes('В это время зал занят')]).toEqual([0, true])
})

test('change of a booking: times beside the slots stay as they are', async () => {
  const { space, hall } = await spaceWithHall('Дом часов')
  const made = await booked({ spaceId: space.id, hallId: hall.id, date: '2026-03-12', start: '10:10', end: '10:55' })
  const page = await world.page(`/my-booking-rooms/${space.id}/${made.id}?change=1`, { as: anna })
  const changed = await page.submit('[value=change]', { theme: 'Новая тема' })
  for (const text of ['Новая тема', '10:10–10:55']) expect(changed.text).toContain(text)
})

test('space staff: choose one of their spaces, and see decided bookings too', async () => {
  const [one, other] = [await spaceWithHall('Дом левый'), await spaceWithHall('Дом правый')]
  const keeper = await world.given.spaceStaff([one.space, other.space])
  await booked({ spaceId: one.space.id, hallId: one.hall.id, date: '2026-03-12', theme: 'Слева' })
  const right = await booked({ spaceId: other.space.id, hallId: other.hall.id, date: '2026-03-12', theme: 'Справа' })
  const list = await world.page('/my-booking-rooms?scope=space', { as: keeper })
  expect([list.text.includes('Слева'), list.text.includes('Справа')]).toEqual([true, true])
  const ofRight = await list.open(list.$(`nav a[href*="/${other.space.id}?"]`).attr('href') ?? '')
  expect([ofRight.text.includes('Слева'), ofRight.text.includes('Справа')]).toEqual([false, true])
  const url = `/api/meeting-reservations/${right.id}/decision`
  await world.request({ method: 'POST', url, token: keeper.token, body: { decision: 'approved' } })
  expect((await world.page(ofRight.address, { as: keeper })).text).not.toContain('Справа')
  const whole = await ofRight.open(ofRight.link('Все будущие'))
  expect([whole.text.includes('Справа'), whole.text.includes('Слева')]).toEqual([true, false])
  const reject = { decision: 'rejected', comment: 'Зал красят' }
  await world.request({ method: 'POST', url, token: keeper.token, body: reject })
  await world.request({ method: 'POST', url: url.replace('decision', 'cancel'), token: anna.token, body: {} })
  const past = await whole.open(whole.link('Прошедшие и отменённые'))
  expect([past.text.includes('Справа'), past.text.includes('Отменено')]).toEqual([true, true])
})

test('staff of the site decide in every space, also before anything waits there', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const page = await world.page('/my-booking-rooms?scope=space', { as: staff })
  expect(page.text).toContain('Ждут решения')
  expect(page.text).toContain('Прошедшие и отменённые')
  const user = await world.page('/my-booking-rooms?scope=space', { as: anna })
  expect(user.text).not.toContain('Прошедшие и отменённые')
})

test('series: repeat a meeting weekly without scripts, with another hall where the time is taken', async () => {
  const { space, hall } = await spaceWithHall('Дом недель')
  const larger = await world.given.hall(space, 'Атриум', 150)
  const boris = await world.given.person()
  await booked({ spaceId: space.id, hallId: hall.id, date: '2026-03-19' }, boris)
  await booked({ spaceId: space.id, hallId: hall.id, date: '2026-03-26', start: '09:00', end: '21:00' }, boris)
  const address = `/my-booking-rooms/create?spaceId=${space.id}&date=2026-03-12&hallId=${hall.id}&start=10:00&end=11:00`
  const once = await world.page(address, { as: anna })
  const weekly = await once.open(once.link('Каждую неделю'))
  expect(weekly.texts('section[aria-labelledby=repeat] li:has([name=meeting])')).toHaveLength(4)
  const fewer = await weekly.open(weekly.$('a[aria-label="На одну встречу меньше"]').attr('href') ?? '')
  const [, second, third] = fewer.texts('section[aria-labelledby=repeat] li:has([name=meeting])')
  expect(second).toContain('Это время занято')
  // the list of the meetings says which one is taken
  const takenFirst = await once.open(`${address.replace('03-12', '03-19')}&every=week&count=2`)
  expect([takenFirst.text.includes('Это время занято'), takenFirst.text.includes('В это время зал занят')]).toEqual([true, false])
  expect(second).toContain('Атриум, 10:00–11:00')
  expect(third).toContain('Пропустить этот день')
  const made = await fewer.submit('[name=intent][value=book]', { theme: 'Книжный клуб' })
  for (const text of ['Книжный клуб', 'Повторяется: 3 встречи', 'четверг, 19 марта', 'Отменить эту и следующие встречи'])
    expect(made.text).toContain(text)
  const { rows } = await sql<{ hall_id: number }>`select x.hall_id from reserved_halls x join reservations r on r.id = x.reservation_id
    where r.theme = 'Книжный клуб' order by r.starts_at`.execute(world.db)
  expect(rows.map(({ hall_id }) => hall_id)).toEqual([hall.id, larger.id, larger.id])
  const cancelled = await made.submit('form:has([name=withLater]) [value=cancel]', {}, 'cancel')
  expect(cancelled.texts('details li').filter((row) => row.includes('Отменено'))).toHaveLength(3)
})

test('participants: typed names without scripts invite those users; a name that no user or several have is refused at the field', async () => {
  const { space, hall } = await spaceWithHall('Дом имён')
  const guest = await world.given.person({ firstName: 'Рашид', lastName: 'Тагиров' })
  const other = await world.given.person({ firstName: 'Алсу', lastName: 'Тагирова' })
  const book = '[name=intent][value=book]'
  const page = await world.page(`/my-booking-rooms/create?spaceId=${space.id}&date=2026-03-12&hallId=${hall.id}`, { as: anna })
  for (const name of ['Рашид Тагиров, Никто Нигдев', 'Тагиров']) {
    const refused = await page.submit(book, { theme: 'Чтения', participantsText: name })
    expect([refused.status, refused.$('[name=participantsText]').attr('aria-invalid'), refused.$('[name=participantsText]').val()]).toEqual([
      ...[422, 'true', name],
    ])
    expect(refused.text).toContain('подходил один человек')
  }
  const made = await page.submit(book, { theme: 'Чтения', participantsText: 'Рашид Тагиров' })
  expect(made.text).toContain('Рашид Тагиров')
  const form = await made.open(made.link('Изменить'))
  const changed = await form.submit('[value=change]', { participantsText: 'Алсу Тагирова' })
  const { rows } = await sql<{ user_id: number }>`select x.user_id from reservation_participants x join reservations r on r.id = x.reservation_id
    where r.space_id = ${space.id} order by x.user_id`.execute(world.db)
  expect([changed.text.includes('Алсу Тагирова'), rows.map(({ user_id }) => user_id)]).toEqual([true, [guest.id, other.id]])
})
