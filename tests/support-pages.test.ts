import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('help: every topic has its articles, and each leads to a page of its own with the others of its topic (R038)', async () => {
  const page = await world.page('/support')
  expect([page.status, page.texts('main h1')]).toEqual([200, ['Помощь']])
  expect(page.texts('main h2')).toEqual([
    'Регистрация',
    'Вход',
    'События и билеты',
    'Профиль',
    'Команды',
    'Площадки и залы',
    'Организаторам',
    'Письма и уведомления',
    'Участникам до 18 лет',
    'Ваши данные',
    'Удаление аккаунта',
    'Безопасность',
    'Написать в поддержку',
  ])
  expect(page.$('main a[href="/page/contacts"]').length).toBe(1)
  const article = await world.page('/support/82')
  expect(article.texts('main h1')).toEqual(['Где мой билет и QR-код'])
  expect(article.texts('main section a')).toEqual(['Как записаться на событие', 'Как отменить запись'])
  expect(article.$('main .prose-text a[href="/qr"]').length).toBe(1)
  const statuses = await Promise.all(['/support/999999', '/support/abc', '/support/0'].map(async (path) => (await world.page(path)).status))
  expect(statuses).toEqual([404, 404, 404])
})

test('help: a search without scripts shows what it found, or one next step (R038)', async () => {
  const page = await world.page('/support')
  const found = await page.submit('main form[role=search]', { search: 'отменить запись' })
  expect([found.address, found.texts('main li a')[0]]).toEqual([
    '/support?search=%D0%BE%D1%82%D0%BC%D0%B5%D0%BD%D0%B8%D1%82%D1%8C+%D0%B7%D0%B0%D0%BF%D0%B8%D1%81%D1%8C',
    'Как отменить запись',
  ])
  const nothing = await world.page('/support?search=абракадабра')
  expect([nothing.texts('main h2'), nothing.$('main section a').attr('href')]).toEqual([['Ничего не нашли', 'Написать в поддержку'], '/support'])
})

test.each([
  ['', 'Помощь', 'Как отменить запись'],
  ['/en', 'Help', 'How to cancel my registration'],
  ['/kz', 'Көмек', 'Жазылудан қалай бас тартуға болады'],
])('help: in the language of the page (%s)', async (prefix, title, article) => {
  const page = await world.page(`${prefix}/support`)
  expect([page.texts('main h1'), page.texts('main a').includes(article), page.$(`footer a[href="${prefix}/support"]`).first().text()]).toEqual([
    [title],
    true,
    title,
  ])
})

test('help: the sitemap has every article that is not deleted', async () => {
  const { body, status } = await world.app
    .inject({ url: '/sitemap-support-1.xml', headers: { host: 'site.test' } })
    .then(({ body, statusCode }) => ({ body, status: statusCode }))
  expect([status, body.includes('/support/82<'), body.includes('/en/support/82<')]).toEqual([200, true, true])
})
