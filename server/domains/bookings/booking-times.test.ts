import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let anna: Awaited<ReturnType<World['given']['person']>>
let space: { id: number }
let hall: { id: number }
beforeAll(async () => {
  world = await createWorld()
  anna = await world.given.person()
})
afterAll(() => world.close())
beforeEach(() => openSpace('Europe/Berlin', ['00:00', '24:00']))

/** A space with one hall in a zone. */
const openSpace = async (zone: string, hours: [string, string]) => {
  space = await world.given.space('Точка сбора', hours)
  hall = await world.given.hall(space)
  const place = world.db.selectFrom('spaces').select('place_id').where('id', '=', space.id)
  await world.db.updateTable('places').set({ zone }).where('id', '=', place).execute()
}
const send = (path: string, body: object, language = 'ru') =>
  world.request({ method: 'POST', url: `/api/meeting-reservations/${path}`, body, token: anna.token, headers: { 'accept-language': language } })
const reserve = (date: string, start: string, end: string, language?: string) =>
  send('reserve', { spaceId: space.id, hallId: hall.id, theme: 'Ночь музеев', date, start, end }, language)
const update = (reserveId: number, fields: object) => send('update-reserve', { reserveId, ...fields })
const slotAt = async (date: string, start: string, query = '') => {
  const url = `/api/spaces/${space.id}/reservations/available-slots?date=${date}&hallIds=${hall.id}${query}`
  const { body } = await world.request({ url, token: anna.token })
  return body._items.find((slot: { start: string }) => slot.start === start)?.available
}

const spring = '2026-03-29'
const autumn = '2026-10-25'

test('booking times: the night when the clock jumps ahead is an hour shorter, and its skipped hour cannot be booked', async () => {
  const { body } = await reserve(spring, '01:00', '04:00')
  expect(body).toMatchObject({ start: '01:00', end: '04:00', startsAt: '2026-03-29T00:00:00.000Z', endsAt: '2026-03-29T02:00:00.000Z' })
  for (const [start, end] of [
    ['02:15', '05:00'],
    ['00:00', '02:30'],
  ] as const) {
    const refused = await reserve(spring, start, end)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['start']])
  }
  expect([await slotAt(spring, '00:30'), await slotAt(spring, '01:30'), await slotAt(spring, '02:00'), await slotAt(spring, '04:00')]).toEqual([
    true,
    false,
    undefined,
    true,
  ])
})

test('booking times: the night when the clock goes back is an hour longer, and no part of it is booked twice', async () => {
  const { body } = await reserve(autumn, '02:00', '03:00')
  expect(body).toMatchObject({ start: '02:00', end: '03:00', startsAt: '2026-10-25T00:00:00.000Z', endsAt: '2026-10-25T02:00:00.000Z' })
  expect((await reserve(autumn, '02:30', '03:30')).body.reason).toBe('slotTaken')
  expect((await reserve(autumn, '03:00', '03:30')).status).toBe(200)
})

test('booking times: a change over the jump does not meet the own booking (V381, V387)', async () => {
  const { body } = await reserve(spring, '01:00', '04:00')
  expect([await slotAt(spring, '03:30'), await slotAt(spring, '03:30', `&reserveId=${body.id}`)]).toEqual([false, true])
  expect((await update(body.id, { start: '01:30', end: '04:30' })).body).toMatchObject({
    startsAt: '2026-03-29T00:30:00.000Z',
    endsAt: '2026-03-29T02:30:00.000Z',
  })
  expect((await update(body.id, { date: '2026-03-30' })).body).toMatchObject({
    startsAt: '2026-03-29T23:30:00.000Z',
    endsAt: '2026-03-30T02:30:00.000Z',
  })
})

test('booking times: the hours of a space are those of its own clock', async () => {
  await openSpace('Asia/Almaty', ['09:00', '21:00'])
  expect((await reserve('2026-03-12', '08:30', '09:30')).body.reason).toBe('spaceClosed')
  expect((await reserve('2026-03-12', '09:00', '10:00')).body.startsAt).toBe('2026-03-12T04:00:00.000Z')
  expect((await reserve('2026-03-12', '20:30', '21:00')).body.endsAt).toBe('2026-03-12T16:00:00.000Z')
})

test('booking times: each refusal has its own text in every language', async () => {
  await openSpace('Europe/Moscow', ['09:00', '21:00'])
  await reserve('2026-03-12', '10:00', '11:00')
  await reserve('2026-03-13', '09:00', '21:00')
  const refusals: [reason: string, status: number, ask: (language: string) => ReturnType<typeof reserve>][] = [
    ['slotTaken', 409, (language) => reserve('2026-03-12', '10:30', '11:30', language)],
    ['noHallsForDate', 422, (language) => reserve('2026-03-13', '10:00', '11:00', language)],
    ['spaceClosed', 422, (language) => reserve('2026-03-12', '03:00', '04:00', language)],
  ]
  const texts: Record<string, string[]> = {}
  for (const [reason, status, ask] of refusals) {
    for (const language of ['ru', 'en', 'kk']) {
      const answer = await ask(language)
      expect([answer.status, answer.body.reason]).toEqual([status, reason])
      texts[reason] = [...(texts[reason] ?? []), answer.body.message]
    }
  }
  await world.db.insertInto('space_restrictions').values({ space_id: space.id, user_id: anna.id }).execute()
  for (const language of ['ru', 'en', 'kk']) {
    const answer = await reserve('2026-03-14', '10:00', '11:00', language)
    expect([answer.status, answer.body.reason]).toEqual([403, 'banned'])
    texts.banned = [...(texts.banned ?? []), answer.body.message]
  }
  expect(texts).toMatchInlineSnapshot(`
    {
      "banned": [
        "Администрация пространства ограничила ваше участие.",
        "The venue has restricted your participation.",
        "Кеңістік әкімшілігі қатысуыңызды шектеген.",
      ],
      "noHallsForDate": [
        "На эту дату свободных залов нет. Выберите другой день.",
        "No rooms are free on that date. Please choose another day.",
        "Бұл күнге бос зал жоқ. Басқа күнді таңдаңыз.",
      ],
      "slotTaken": [
        "Это время уже занято. Выберите другое время или зал.",
        "This time is taken already. Please choose another time or room.",
        "Бұл уақыт бос емес. Басқа уақытты немесе залды таңдаңыз.",
      ],
      "spaceClosed": [
        "В это время пространство не работает. Выберите другое время.",
        "The space is closed at that time. Please choose another time.",
        "Бұл уақытта кеңістік жұмыс істемейді. Басқа уақытты таңдаңыз.",
      ],
    }
  `)
})
