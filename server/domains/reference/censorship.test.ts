import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { findCensored } from './censorship.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const isCensored = async (text: string) => (await findCensored(world.db, { text })).length > 0

test('censorship: names only the fields with a forbidden word (V264)', async () => {
  const texts = { name: 'Вечер хуёвых стихов', info: '<p>Стихи и чай</p>', tag: 'what the FUCKING fuck', place: '' }
  expect(await findCensored(world.db, texts)).toEqual(['name', 'tag'])
})

test('censorship: finds a forbidden word in any case, with any ending and neighbours (V264)', async () => {
  for (const text of ['Бляд', 'блядский', '«БЛЯДЬ»', '<b>блядь</b>', 'ну-блядь', '1блядь', 'ДОЛБОЁБ', 'долбоеб', 'Қотақтар', 'bull bullshit!']) {
    expect([text, await isCensored(text)]).toEqual([text, true])
  }
})

test('censorship: finds a forbidden word with invisible characters inside (V264)', async () => {
  expect(await isCensored('бл\u00ADя\u200Bдь')).toBe(true)
  expect(await isCensored('ｆｕｃｋ')).toBe(true)
})

test('censorship: ignores a stem inside another word (V264)', async () => {
  for (const text of ['оскорблять', 'застрахуй', 'подстрахуйте нас', 'употреблять', 'Scunthorpe', 'психуй', 'колебание', 'мандат', '']) {
    expect([text, await isCensored(text)]).toEqual([text, false])
  }
})

test('censorship: takes the stems literally from the settings (V264)', async () => {
  await world.db
    .updateTable('configs')
    .set({ value: JSON.stringify({ words: ['c++'] }) })
    .where('key', '=', 'censorship')
    .execute()
  expect(await findCensored(world.db, { a: 'C++ для всех', b: 'cccc', c: 'fuck' })).toEqual(['a'])
  await world.db
    .updateTable('configs')
    .set({ value: JSON.stringify({ words: [] }) })
    .where('key', '=', 'censorship')
    .execute()
  expect(await findCensored(world.db, { a: 'C++ для всех' })).toEqual([])
})
