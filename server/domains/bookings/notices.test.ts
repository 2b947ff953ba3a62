import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
type Person = Awaited<ReturnType<World['given']['person']>>
let anna: Person
let boris: Person
let vera: Person
let control: Person
let space: { id: number }
let hall: { id: number }
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  anna = await world.given.person({ firstName: 'Анна', lastName: 'Букина' })
  boris = await world.given.person()
  vera = await world.given.person()
  space = await world.given.space('Точка сбора', ['09:00', '21:00'])
  hall = await world.given.hall(space, 'Каминная', 20)
  control = await world.given.spaceStaff([space])
})

const post = async (path: string, body: object, person: Person = anna) => {
  const answer = await world.request({ method: 'POST', url: `/api/meeting-reservations/${path}`, body, token: person.token })
  expect(answer.body.reason).toBeUndefined()
  return answer.body
}
const booked = (fields: object = {}) =>
  post('reserve', {
    ...{ spaceId: space.id, hallId: hall.id, theme: 'Совет двора', date: '2026-03-12', start: '10:00', end: '11:30' },
    ...{ participants: [boris.id], ...fields },
  })
const update = (reserveId: number, fields: object) => post('update-reserve', { reserveId, ...fields })
const decide = (id: number, decision: string, extra: object = {}) =>
  post(`${id}/decision`, { decision, ...(decision === 'rejected' && { comment: 'Зал красят' }), ...extra }, control)
/** Title and text of the notices of a user, the latest first. */
const bell = async (person: Person, language = 'ru'): Promise<[title: string, text: string][]> => {
  const { body } = await world.request({ url: '/api/user/notifications', token: person.token, headers: { 'accept-language': language } })
  return body._items.map(({ title, text }: { title: string; text: string }) => [title, text])
}
const latest = async (person: Person, language?: string) => (await bell(person, language))[0]
const when = 'чт, 12 марта, 10:00–11:30 GMT+3'

test('notices: keep the time and the hall they are about when the meeting moves', async () => {
  const { id } = await booked()
  await decide(id, 'approved')
  const other = await world.given.hall(space, 'Зелёная', 20)
  await update(id, { hallId: other.id, start: '18:00', end: '19:00' })
  expect((await bell(anna)).map(([, text]) => text)).toContain(`${when}: «Совет двора»: бронирование подтверждено, Каминная`)
  expect((await bell(boris)).map(([, text]) => text).join()).toMatch(/18:00–19:00.*10:00–11:30.*Каминная/)
})

test('notices: name day, time in the zone of the space, hall and space, in every language', async () => {
  const { id } = await booked()
  expect(await latest(control)).toEqual(['Новое бронирование', `${when}: Анна Букина просит зал в «Точка сбора»: «Совет двора», Каминная`])
  const invitation = [await latest(boris, 'ru'), await latest(boris, 'en'), await latest(boris, 'kk')].map((one) => one?.[1])
  expect(invitation).toMatchInlineSnapshot(`
    [
      "чт, 12 марта, 10:00–11:30 GMT+3: Анна Букина зовёт вас на встречу «Совет двора»: Каминная, «Точка сбора»",
      "Thu 12 March, 10:00–11:30 GMT+3: Анна Букина invites you to the meeting “Совет двора”: Каминная, “Точка сбора”",
      "12 наурыз, бс, 10:00–11:30 GMT+3: Анна Букина сізді шақырады: «Совет двора» кездесуі, Каминная, «Точка сбора» кеңістігі",
    ]
  `)
  await decide(id, 'approved')
  expect(await latest(anna)).toEqual(['Решение по бронированию', `${when}: «Совет двора»: бронирование подтверждено, Каминная`])
  await post(`${id}/cancel`, {})
  for (const person of [boris, control])
    expect(await latest(person)).toEqual(['Бронирование отменено', `${when}: Встречи «Совет двора» не будет: Каминная, «Точка сбора»`])
})

test('notices: a meeting of another year has its year', async () => {
  await booked({ date: '2027-01-14' })
  expect([(await latest(boris))?.[1], (await latest(boris, 'en'))?.[1], (await latest(boris, 'kk'))?.[1]]).toEqual([
    expect.stringMatching(/^чт, 14 января 2027\sг\., 10:00–11:30 GMT\+3: /),
    expect.stringMatching(/^Thu, 14 January 2027, 10:00–11:30 GMT\+3: /),
    expect.stringMatching(/^2027\sж\. 14 қаңтар, бс, 10:00–11:30 GMT\+3: /),
  ])
})

test('notices: the time is that of the clock of the space', async () => {
  const place = world.db.selectFrom('spaces').select('place_id').where('id', '=', space.id)
  await world.db.updateTable('places').set({ zone: 'Asia/Almaty' }).where('id', '=', place).execute()
  await booked()
  expect((await latest(boris))?.[1]).toMatch(/^чт, 12 марта, 10:00–11:30 GMT\+5: /)
})

test('notices: participants learn that their meeting was rejected, and that it takes place after all', async () => {
  const { id } = await booked()
  await decide(id, 'approved')
  expect((await bell(boris)).map(([title]) => title)).toEqual(['Приглашение на встречу'])
  await decide(id, 'rejected')
  expect(await latest(boris)).toEqual([
    'Встречи не будет',
    `${when}: Пространство «Точка сбора» не дало зал, встречи «Совет двора» не будет: Каминная`,
  ])
  await decide(id, 'approved')
  expect(await latest(boris)).toEqual(['Встреча всё-таки будет', `${when}: Зал дали, встреча «Совет двора» состоится: Каминная, «Точка сбора»`])
  expect(await bell(boris)).toHaveLength(3)
  expect((await bell(anna)).map(([title]) => title)).toEqual(Array.from({ length: 3 }, () => 'Решение по бронированию'))
})

test('notices: another theme does not say that the time has moved, another time names the new one', async () => {
  const { id } = await booked()
  await update(id, { theme: 'Чтения' })
  expect(await latest(control)).toEqual(['Бронирование изменено', `${when}: «Точка сбора»: изменено бронирование «Чтения», Каминная`])
  expect(await bell(boris)).toHaveLength(1)
  await update(id, { start: '12:00', end: '13:00' })
  const moved = ['Встреча переносится', expect.stringMatching(/^чт, 12 марта, 12:00–13:00 GMT\+3: .*Каминная/)]
  expect([await latest(control), await latest(boris)]).toEqual([moved, moved])
})

test('notices: a rejected meeting that waits again invites its participants again', async () => {
  const { id } = await booked()
  await decide(id, 'rejected')
  await update(id, { theme: 'Чтения' })
  expect((await bell(boris)).map(([title]) => title)).toEqual(['Приглашение на встречу', 'Встречи не будет', 'Приглашение на встречу'])
})

test('notices: cancelled or rejected later meetings reach the participants of each, and the staff where only later ones wait', async () => {
  const meetings = ['12', '19', '26'].map((day) => ({ hallId: hall.id, date: `2026-03-${day}`, start: '10:00', end: '11:30' }))
  const series = async () => {
    const { _items } = await post('reserve-series', { spaceId: space.id, theme: 'Клуб', participants: [boris.id], meetings })
    await post('add-user', { reserveId: _items[2].id, userId: vera.id })
    return _items
  }
  const [first] = await series()
  expect((await latest(boris))?.[1]).toMatch(/12 марта.*, и ещё 2 встречи$/)
  await decide(first.id, 'rejected')
  await post(`${first.id}/cancel`, { withLater: true })
  // the rejected one is off already
  expect((await latest(boris))?.[1]).toMatch(/19 марта.*, и ещё 1 встреча$/)
  expect(await latest(vera)).toEqual(['Бронирование отменено', expect.stringMatching(/чт, 26 марта.*«Точка сбора»$/)])
  expect(await latest(control)).toEqual(['Бронирование отменено', expect.stringMatching(/чт, 19 марта.*, и ещё 1 встреча$/)])
  const [again] = await series()
  await decide(again.id, 'rejected', { withLater: true })
  expect((await latest(anna))?.[1]).toMatch(/12 марта.*«Клуб»: бронирование отклонено, .*\(и ещё встреч: 2\)$/)
  expect((await latest(boris))?.[1]).toMatch(/12 марта.*не дало зал.*, и ещё 2 встречи$/)
  expect((await latest(vera))?.[1]).toMatch(/26 марта.*не дало зал.*Каминная$/)
})
