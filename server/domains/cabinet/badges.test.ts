import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOfPdf } from '../../../db/seed/demo/pdf-text.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { badgesPdf } from './badge-pdf.ts'
import { fitName } from './badge-text.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

type Named = { firstName: string; lastName: string; state?: 'approved' | 'wait' | 'declined' | 'noRequest' }

const addPeople = async (eventId: number, people: readonly Named[]): Promise<number[]> => {
  const ids: number[] = []
  for (const { state = 'approved', ...names } of people) {
    const { id: user_id } = await world.given.person(names)
    const row = { event_id: eventId, user_id, state, queue_number: user_id, format: 'offline' as const, created_at: world.clock.now() }
    ids.push((await world.db.insertInto('event_participants').values(row).returning('id').executeTakeFirstOrThrow()).id)
  }
  return ids
}

const badges = async (eventId: number, by: { token: string }, query = '') => {
  const url = `/api/owner/events/${eventId}/badges${query}`
  const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${by.token}`, 'accept-language': 'kk' } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return textOfPdf(answer.rawPayload)
}
const countOf = (text: string, word: string) => text.split(word).length - 1

const kazakh = 'Әә Ғғ Ққ Ңң Өө Ұұ Үү Һһ Іі'

test('badges: one for each approved participant, in order of names, with Kazakh letters (V461, C115)', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner, name: kazakh })
  const letters = ['Өмірғали', 'Ұлпан', 'Жанна', 'Һадиша', 'Үміт', 'Іңкәр', 'Ғазиз', 'Қанат', 'Әсел']
  await addPeople(
    id,
    letters.map((firstName, index) => ({ firstName, lastName: `Ңұрғалиев${'абвгдежзи'[8 - index]}` })),
  )
  await addPeople(id, [
    { firstName: 'Ждёт', lastName: 'Ожидаев', state: 'wait' },
    { firstName: 'Отклонён', lastName: 'Отказов', state: 'declined' },
    { firstName: 'Ушёл', lastName: 'Отменов', state: 'noRequest' },
  ])
  const text = await badges(id, owner)
  expect(countOf(text, 'Қатысушы')).toBe(letters.length)
  for (const letter of kazakh.replaceAll(' ', '')) expect(text).toContain(letter)
  for (const absent of ['Ожидаев', 'Отказов', 'Отменов']) expect(text).not.toContain(absent)
  const order = letters.map((name) => text.indexOf(`${name}\n`))
  expect(order.every((place) => place >= 0)).toBe(true)
  expect(order).toEqual(order.toSorted((a, b) => b - a))
})

test('badges: participantIds chooses among the participants of the event alone (C115)', async () => {
  const owner = await world.given.person()
  const [first, second] = [await world.given.event({ owner }), await world.given.event()]
  const [anna, boris] = await addPeople(first.id, [
    { firstName: 'Анна', lastName: 'Первая' },
    { firstName: 'Борис', lastName: 'Второй' },
  ])
  const [alien] = await addPeople(second.id, [{ firstName: 'Чужая', lastName: 'Гостья' }])
  const text = await badges(first.id, owner, `?format=pdf&participantIds=${boris},${alien}`)
  expect([countOf(text, 'Второй'), countOf(text, 'Первая'), countOf(text, 'Гостья'), anna !== boris]).toEqual([1, 0, 0, true])
  expect(countOf(await badges(first.id, owner, `?participantIds=${alien}`), 'Қатысушы')).toBe(0)
})

test('badges: a speaker has that role, and a name without letters of the font gets a word instead', async () => {
  const owner = await world.given.person()
  const { id } = await world.given.event({ owner })
  await addPeople(id, [{ firstName: '😀', lastName: '😀' }])
  const { id: userId } = await world.given.person({ firstName: 'Тимур', lastName: 'Говорун' })
  const row = {
    event_id: id,
    user_id: userId,
    state: 'approved' as const,
    queue_number: 1,
    format: 'offline' as const,
    created_at: world.clock.now(),
  }
  await world.db.insertInto('event_participants').values(row).execute()
  await world.db.insertInto('event_people').values({ event_id: id, role: 'speaker', position: 0, user_id: userId, name: 'Тимур Говорун' }).execute()
  const text = await badges(id, owner)
  expect([countOf(text, 'Спикер'), countOf(text, 'Қатысушы'), countOf(text, 'Қонақ')]).toEqual([1, 1, 1])
})

test('badges: a long name is never cut', () => {
  const box = { widthPt: 230, heightPt: 68 }
  const long = `${'Константинопольский-Преображенский '.repeat(6).trim()}\n${'ж'.repeat(120)}`
  for (const name of ['Ли\nАн', 'Александра-Виктория\nРождественская-Оболенская', long]) {
    const { lines, sizePt, leadingPt } = fitName(name, box)
    expect(lines.join('').replaceAll(' ', '')).toBe(name.replace(/\s/g, ''))
    expect(lines.length * leadingPt).toBeLessThanOrEqual(box.heightPt)
    expect(sizePt).toBeGreaterThanOrEqual(6)
  }
  expect(fitName('Ли\nАн', box).sizePt).toBeGreaterThan(fitName(long, box).sizePt)
})

test('badges: pages leave while later ones are drawn, and other work gets its turn between them', async () => {
  const badge = { firstName: 'Әсел', lastName: 'Қасымова', line: 'Бухгалтер, Пекарня', role: 'Қатысушы', code: '1042-9D2M-XQ4T-B1VN-0PHC' }
  const print = { eventName: 'Жәрмеңке', title: 'Бейджтер', locale: 'kz' as const, nameless: 'Қонақ', now: new Date('2026-03-10T09:00:00Z') }
  let turns = 0
  const counting = setInterval(() => (turns += 1), 0)
  const chunks: Uint8Array[] = []
  let turnsAtFirst: number | null = null
  for await (const chunk of badgesPdf(
    Array.from({ length: 1000 }, () => badge),
    print,
  )) {
    turnsAtFirst ??= turns
    chunks.push(chunk)
  }
  clearInterval(counting)
  const text = textOfPdf(Buffer.concat(chunks))
  expect(countOf(text, 'Қатысушы')).toBe(1000)
  expect(chunks.length).toBeGreaterThan(125)
  expect(turns - (turnsAtFirst ?? 0)).toBeGreaterThan(50)
})
