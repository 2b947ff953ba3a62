import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { invalidate } from '../../kernel/cache/changes.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const text = { title_ru: 'Правила пространства', title_en: 'Rules of the space', title_kk: 'Кеңістік ережелері' }
  const body = '<p>Тихо после девяти.</p><script>alert(1)</script>'
  const page = { ...text, body_ru: body, body_en: '<p>Quiet after nine.</p>', body_kk: '<p>Тоғыздан кейін тыныш.</p>' }
  await world.db
    .insertInto('pages')
    .values([
      { ...page, path: 'rules/space' },
      { ...page, path: 'hidden', is_published: false },
    ])
    .execute()
  await invalidate(world.db, ['reference'])
})
afterAll(() => world.close())

const read = (id: string, language = 'ru') => world.request({ url: `/api/pages/${id}`, headers: { 'accept-language': language } })

test('content page: by its URL-encoded path of several parts, and by its number, in each language (V583, C386)', async () => {
  const { body } = await read('rules%2Fspace')
  expect(body).toMatchObject({ path: 'rules/space', title: 'Правила пространства', body: '<p>Тихо после девяти.</p>', published: true })
  expect((await read(String(body.id), 'en')).body).toMatchObject({ title: 'Rules of the space', body: '<p>Quiet after nine.</p>' })
  expect((await read('rules%2Fspace', 'kk')).body.title).toBe('Кеңістік ережелері')
})

test('content page: unpublished and unknown ones are not found', async () => {
  for (const id of ['hidden', 'rules%2Fnone', '999999', '0', '%00', `${'9'.repeat(30)}`]) expect([id, (await read(id)).status]).toEqual([id, 404])
})

test('content pages of each installation name the mailbox of the support', async () => {
  const { body } = await read('contacts')
  expect(body.body).toContain('<a href="mailto:support@')
  expect(body.body).not.toContain('{support}')
})

test('content page: /page/ with any number of parts shows it in the language of the address, and 404 for an unknown one (V032)', async () => {
  const { $ } = await world.page('/en/page/rules/space')
  expect([$('h1').text(), $('main article p').text()]).toEqual(['Rules of the space', 'Quiet after nine.'])
  expect((await world.page('/page/rules/none')).status).toBe(404)
  expect((await world.page('/page/')).status).toBe(404)
})

test.each(['about', 'help', 'contacts', 'rules', 'privacy'])(
  'content page of each installation: %s has the same sections in each language, and its links open',
  async (path) => {
    const visits = await Promise.all(['', '/en', '/kz'].map((prefix) => world.page(`${prefix}/page/${path}`)))
    const sections = visits.map(({ $ }) => $('main article h2').length)
    expect(sections).toEqual([sections[0], sections[0], sections[0]])
    expect(sections[0]).toBeGreaterThan(3)
    for (const { $ } of visits) {
      const links = $('main article a[href^="/"]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '')
      for (const link of new Set(links)) {
        const { status } = link.startsWith('/.well-known/') ? await world.request({ url: link }) : await world.page(link)
        expect([link, status < 400]).toEqual([link, true])
      }
    }
  },
)
