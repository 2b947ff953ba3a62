import { afterAll, beforeAll, expect, test } from 'vitest'
import { helpSections } from '../../../contract/reference/limits.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const get = (path: string, language = 'ru') => world.request({ url: `/api${path}`, headers: { 'accept-language': language } })
type Article = { id: number; section: string; title: string; body: string; position: number }
const articles = async (query = '', language = 'ru'): Promise<Article[]> => (await get(`/info-base${query}`, language)).body._items

test('info base: every section has articles in the language of the request', async () => {
  const [ru, en, kk] = [await articles(), await articles('', 'en'), await articles('', 'kk')]
  expect(new Set(ru.map(({ section }) => section))).toEqual(new Set(helpSections))
  expect([en, kk].map((list) => list.map(({ id }) => id))).toEqual([ru, ru].map((list) => list.map(({ id }) => id)))
  for (const [index, article] of ru.entries()) {
    const words = [article, en[index], kk[index]].flatMap((one) => [one?.title ?? '', one?.body ?? ''])
    expect([article.id, new Set(words).size, words.every((text) => text.length > 5)]).toEqual([article.id, 6, true])
  }
})

test('info base: lists one section in its order, and refuses an unknown one with 422', async () => {
  const data = await articles('?section=data')
  expect(data.map(({ section, position }) => [section, position])).toEqual([
    ['data', 1],
    ['data', 2],
  ])
  const { status, body } = await get('/info-base?section=weather')
  expect([status, Object.keys(body.errors)]).toEqual([422, ['section']])
})

test('info base: a search finds articles by other forms of its words, those with a word in the title first (C060)', async () => {
  const found = async (search: string, language = 'ru') => (await articles(`?search=${encodeURIComponent(search)}`, language)).map(({ id }) => id)
  expect((await found('билетов'))[0]).toBe(82)
  expect((await found('cancelling registrations', 'en'))[0]).toBe(83)
  expect((await found('билет', 'kk'))[0]).toBe(82)
  expect([await found('билет абракадабра'), await found("'!&|:*()"), await found('href')]).toEqual([[], [], []])
  expect((await get(`/info-base?search=${'a'.repeat(201)}`)).status).toBe(422)
})

test('info base: returns one article, and refuses an unknown one with 404', async () => {
  const [first] = await articles()
  expect((await get(`/info-base/${first?.id}`)).body).toEqual(first)
  expect((await get('/info-base/999999')).status).toBe(404)
})

test('info base: staff add, change and delete an article, and visitors see it without active content (C468, C469, C470, C471)', async () => {
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const ask = (method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) =>
    world.request({ method, url: `/api/admin/info-base${path}`, token: staff.token, ...(data && { body: { data } }) })
  const texts = { titleRu: 'Парковка', titleEn: 'Parking', titleKz: 'Тұрақ', bodyRu: '<p onclick="x()">Во дворе</p><script>x()</script>' }
  const made = await ask('POST', '', { section: 'spaces', position: 9, ...texts, bodyEn: '<p>Yard</p>', bodyKz: '<p>Аулада</p>' })
  expect(made.status).toBe(200)
  const shown = () => world.request({ url: `/api/info-base/${made.body.id}` })
  expect((await shown()).body).toMatchObject({ section: 'spaces', title: 'Парковка', body: '<p>Во дворе</p>' })
  expect((await articles('?search=парковки')).map(({ id }) => id)).toEqual([made.body.id])
  await ask('PUT', `/${made.body.id}`, { titleRu: 'Где парковка' })
  expect((await shown()).body.title).toBe('Где парковка')
  const { body } = await world.request({ url: '/api/admin/info-base?search=парковка', token: staff.token })
  expect(body._items.map(({ id }: { id: number }) => id)).toEqual([made.body.id])
  expect((await ask('DELETE', `/${made.body.id}`)).status).toBe(200)
  expect([(await shown()).status, await articles('?search=парковки')]).toEqual([404, []])
})

test('info base: links in articles lead to screens in the language of the article', async () => {
  const linksOf = (list: Article[]) => list.flatMap(({ body }) => [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href))
  const prefixes = { ru: '', en: '/en', kk: '/kz' }
  for (const [language, prefix] of Object.entries(prefixes)) {
    const links = linksOf(await articles('', language))
    expect(links.length).toBeGreaterThan(5)
    for (const href of links)
      expect(href).toMatch(
        new RegExp(
          `^${prefix}/(settings|parental-consent|events|qr|activity|profile|teams|teams/create|my-booking-rooms|places|my-organizations|organizer-cabinet)(\\?tab=(privacy|subscriptions))?$`,
        ),
      )
  }
})
