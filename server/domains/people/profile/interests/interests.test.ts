import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../../tests/kit/world.ts'

let world: World
type Person = { id: number; token: string }
let person: Person
let other: Person
beforeAll(async () => {
  world = await createWorld()
  person = await world.given.person()
  other = await world.given.person()
})
afterAll(() => world.close())

type Method = 'GET' | 'POST' | 'PATCH'
const send = (method: Method, path: string, by?: Person, body?: unknown) => world.request({ method, url: `/api${path}`, token: by?.token, body })
const expanded = async (whose: Person, names: string, by?: Person) => (await send('GET', `/users/${whose.id}?expand=${names}`, by)).body

describe('interests', () => {
  const chosen = async (by: Person) => (await send('GET', '/user/selected-interests', by)).body._items.map(({ id }: { id: number }) => id)

  test('are listed 100 a page, with chosen ones marked (V346)', async () => {
    const user = await world.given.person()
    await send('POST', '/user/interests', user, { themeIds: [13] })
    const { body } = await send('GET', `/user/interests?q=${encodeURIComponent('дизайн')}`, user)
    expect(body._meta.perPage).toBe(100)
    expect(body._items).toEqual([{ id: 13, name: 'Дизайн', kind: 'theme', moderation: 'approved', selected: true }])
  })

  test('are added and removed', async () => {
    const user = await world.given.person()
    const { body } = await send('POST', '/user/interests', user, { themeIds: [2, 13] })
    expect(body._items.map(({ id }: { id: number }) => id)).toEqual([2, 13])
    await send('POST', '/user/delete-interests', user, { themeIds: [2, 999] })
    expect(await chosen(user)).toEqual([13])
  })

  test('refuses chosen ones again, by id and by name (V357)', async () => {
    const user = await world.given.person()
    await send('POST', '/user/interests', user, { themeIds: [13] })
    const { status, body } = await send('POST', '/user/interests', user, { themeIds: [13, 14] })
    expect([status, body.reason, body.errors.name]).toEqual([422, 'duplicateInterest', ['Такой интерес уже есть.']])
    expect((await send('POST', '/user/interests', user, { name: 'ДИЗАЙН' })).body.reason).toBe('duplicateInterest')
    expect((await send('POST', '/user/interests', user, { name: 'design' })).body.reason).toBe('duplicateInterest')
    expect(await chosen(user)).toEqual([13])
    expect((await send('POST', '/user/interests', user, { themeIds: [999_999] })).body.errors).toHaveProperty('themeIds')
  })

  test('in free text resolve to the theme of that name or are suggested; other users see them after approval', async () => {
    const user = await world.given.person()
    await send('POST', '/user/interests', user, { name: 'стартапы' })
    const { body } = await send('POST', '/user/interests', user, { name: 'Резьба по дереву' })
    expect(body._items[0].id).toBe(2)
    expect(body._items[1]).toMatchObject({ name: 'Резьба по дереву', kind: 'interest', moderation: 'wait', needConvert: false })
    const names = async (by?: Person) => (await expanded(user, 'themes', by)).themes.map(({ name }: { name: string }) => name)
    expect([await names(), await names(user)]).toEqual([['Стартапы'], ['Стартапы', 'Резьба по дереву']])
    await world.db.updateTable('themes').set({ moderation: 'approved' }).where('id', '=', body._items[1].id).execute()
    expect(await names(other)).toEqual(['Стартапы', 'Резьба по дереву'])
  })

  const oldInterest = async (whose: Person, name: string): Promise<number> => {
    const { id } = await world.db
      .insertInto('themes')
      .values({ name_ru: name, name_en: name, name_kk: name, kind: 'interest', moderation: 'wait', suggested_by: whose.id, is_free_text: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await world.db
      .updateTable('users')
      .set((eb) => ({ theme_ids: eb.fn<number[]>('array_append', ['theme_ids', eb.val(id)]) }))
      .where('id', '=', whose.id)
      .execute()
    return id
  }
  const convert = (whose: Person, id: number, by = whose) => send('POST', `/users/${whose.id}/convert-interest`, by, { userId: whose.id, id })

  test('in legacy free text become the theme of that name or a suggestion (V358)', async () => {
    const user = await world.given.person()
    const [known, unknown] = [await oldInterest(user, 'дизайн'), await oldInterest(user, 'Верховая езда')]
    expect((await send('GET', '/user/selected-interests', user)).body._items.map((item: { needConvert: boolean }) => item.needConvert)).toEqual([
      true,
      true,
    ])
    expect((await convert(user, known, other)).status).toBe(403)
    expect((await convert(user, known)).body).toMatchObject({ id: 13, name: 'Дизайн', needConvert: false })
    expect((await convert(user, unknown)).body).toMatchObject({ id: unknown, needConvert: false, moderation: 'wait' })
    expect(await chosen(user)).toEqual([13, unknown])
    expect((await convert(user, known)).status).toBe(404)
    const again = await oldInterest(user, 'ДИЗАЙН')
    expect((await convert(user, again)).body.reason).toBe('duplicateInterest')
    await send('POST', '/user/delete-interests', user, { themeIds: [again] })
    expect(await world.db.selectFrom('themes').select('id').where('id', '=', again).executeTakeFirst()).toBeUndefined()
  })

  test('are confirmed by other users, once each; a second call withdraws the confirmation (V359, A114)', async () => {
    const user = await world.given.person()
    await send('POST', '/user/interests', user, { themeIds: [13] })
    const review = (by: Person, interestId = 13) => send('PATCH', `/users/${user.id}/interest-reviews`, by, { interestId })
    expect((await review(other)).body).toEqual({ reviewed: true, reviews: 1 })
    expect((await review(person)).body).toEqual({ reviewed: true, reviews: 2 })
    expect((await expanded(user, 'themes', other)).themes).toMatchObject([{ id: 13, reviews: 2, reviewed: true }])
    expect((await review(other)).body).toEqual({ reviewed: false, reviews: 1 })
    expect([(await review(user)).body.reason, (await review(other, 14)).status]).toEqual(['ownInterest', 404])
  })
})
