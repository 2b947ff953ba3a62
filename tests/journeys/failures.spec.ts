import { eventsLike, expect } from './kit.ts'
import { register } from './newcomer.ts'
import { refusal, reply, test } from './stubbed-site.ts'

for (const [prefix, title, home] of [
  ['', 'Что-то пошло не так', 'На главную'],
  ['/en', 'Something went wrong', 'Home page'],
  ['/kz', 'Қате шықты', 'Басты бетке'],
] as const)
  test(`error page: show the default page with a link home for 418 on ${prefix || '/'} (V095)`, async ({ page, openStubbed, quietConsole }) => {
    await openStubbed({ 'GET /events/:id': refusal(418, 'teapot') }, '/inbox')
    await page.goto(new URL(`${prefix}/events/1`, page.url()).href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const link = page.getByRole('main').getByRole('link', { name: home })
    await expect(link).toHaveAttribute('href', prefix || '/')
    expect(quietConsole.splice(0).filter((line) => !line.includes('status of 418'))).toEqual([])
  })

for (const [index, [prefix, save, title, text]] of (
  [
    ['', 'Сохранить', 'Ошибка', 'Не получилось. Попробуйте ещё раз через минуту.'],
    ['/en', 'Save', 'Error', 'That didn’t work. Please try again in a minute.'],
    ['/kz', 'Сақтау', 'Қате', 'Орындалмады. Бір минуттан кейін қайталап көріңіз.'],
  ] as const
).entries())
  test(`save: show a notification titled ${title} with the default message on 500 (V494)`, async ({ page, openStubbed, quietConsole }) => {
    await register(page, { phone: `+7916140000${index}` })
    await openStubbed({ 'PUT /users/:id': refusal(500, 'internal') }, `${prefix}/profile#about`)
    const about = page.locator('section#about')
    await expect(about.getByRole('alert')).toHaveCount(0)
    await about.locator('summary').first().click()
    await about.locator('[name=first_name]').fill('Ника')
    await about.getByRole('button', { name: save }).click()
    const notification = about.getByRole('alert')
    await expect(notification.locator('p').first()).toHaveText(title)
    await expect(notification.locator('p').last()).toHaveText(text)
    await expect(about.locator('[name=first_name]')).toHaveValue('Ника')
    expect(quietConsole.splice(0).filter((line) => !line.includes('status of 500'))).toEqual([])
  })

test('lists: fill rows from _items and paging from _meta (V555)', async ({ page, openStubbed }) => {
  const items = (await eventsLike(page, 'actual=1&expand=themes,type,city,place,photo')).slice(0, 2)
  expect(items).toHaveLength(2)
  const list = (totalCount: number, pageCount: number) => ({
    'GET /events': reply({ _items: items, _meta: { totalCount, pageCount, currentPage: 1, perPage: 15 } }),
  })
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  const more = page.getByRole('link', { name: 'Показать ещё' })
  await openStubbed(list(2, 1), '/events')
  await expect(names).toHaveText(items.map(({ name }) => name))
  await expect(more).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '2 события' })).toBeVisible()
  await openStubbed(list(31, 3), '/events')
  await expect(names).toHaveText(items.map(({ name }) => name))
  await expect(more).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '31 событие' })).toBeVisible()
})
