import type { Page } from '@playwright/test'
import { expect, open, test } from './kit.ts'
import { newcomer, post } from './newcomer.ts'

const cards = (page: Page) => page.locator('main article')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('people: a name filters the catalogue, a chip removes a filter, an empty result suggests which to remove (R041, V369)', async ({ page }) => {
  await open(page, '/users')
  await expect(cards(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('searchbox', { name: 'Поиск по людям' }).fill('Анна Соколова')
  await expect(page).toHaveURL(/query=/)
  await expect(cards(page)).toHaveCount(1)
  await page.locator('summary', { hasText: 'Город' }).click()
  await page.getByRole('radio', { name: 'Казань' }).click()
  await expect(heading(page, 'Никого не нашлось')).toBeVisible()
  await page.getByRole('link', { name: 'Убрать: Казань' }).click()
  await expect(cards(page).getByRole('link', { name: 'Анна Соколова' })).toBeVisible()
})

test('people: suggestions by common interests show their reasons', async ({ page, signIn }) => {
  await signIn('participant')
  await open(page, '/users')
  await page.getByRole('checkbox', { name: 'Общие интересы со мной' }).click()
  await expect(page).toHaveURL(/matchWithMe=1/)
  await expect(cards(page).first().getByText('Вас объединяет')).toBeVisible()
})

test('following: redirect a visitor to the sign-in, follow for a signed-in user; own profile without a button (R071, V262)', async ({
  page,
  browser,
  url,
}) => {
  await open(page, '/users/anna-sokolova')
  await page.getByRole('button', { name: 'Подписаться Анна Соколова' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  const reader = await newcomer(browser, url, { phone: '+79165550001', first_name: 'Ника' })
  await open(reader.page, '/users?query=Соколова')
  const saving = reader.page.waitForResponse(/person\.data/)
  await reader.page.getByRole('button', { name: 'Подписаться Анна Соколова' }).click()
  await expect(reader.page.getByRole('button', { name: 'Вы подписаны Анна Соколова' })).toBeVisible()
  await saving
  await open(reader.page, '/users/anna-sokolova')
  await reader.page.getByRole('button', { name: 'Вы подписаны Анна Соколова' }).click()
  await expect(reader.page.getByRole('button', { name: 'Подписаться Анна Соколова' })).toBeVisible()
  await open(reader.page, `/users/${reader.id}`)
  await expect(reader.page.getByRole('link', { name: 'Редактировать' })).toBeVisible()
  await expect(reader.page.getByRole('button', { name: /Подписаться/ })).toHaveCount(0)
})

test('contacts: requested on a page, allowed on the page of the email, then shown (R003, V336, V337)', async ({ browser, url }) => {
  const requester = await newcomer(browser, url, { phone: '+79165550002', first_name: 'Вера' })
  const owner = await newcomer(browser, url, { phone: '+79165550003', first_name: 'Лада' })
  await open(requester.page, `/users/${owner.id}`)
  await expect(requester.page.getByRole('link', { name: owner.phone })).toHaveCount(0)
  await requester.page.getByRole('button', { name: /Запросить контакты/ }).click()
  await expect(requester.page.getByText('Запрос отправлен')).toBeVisible()

  const [request] = (await (await owner.page.request.get('/api/participant/accesses')).json())._items
  const emailLink = `/contacts-decision?userId=${requester.id}&notificationRecipientId=${request.notificationRecipientId}&decision=approved`
  const third = await newcomer(browser, url, { phone: '+79165550004', first_name: 'Яна' })
  await open(third.page, emailLink)
  await expect(heading(third.page, 'Этот запрос для другого аккаунта')).toBeVisible()
  await third.page.getByRole('link', { name: 'Сменить аккаунт' }).click()
  await expect(third.page).toHaveURL(/\/login\?returnUrl=%2Fcontacts-decision/)

  await open(owner.page, emailLink)
  await expect(owner.page.getByText('Вера Тихонова просит показать ваши телефон и почту')).toBeVisible()
  await requester.page.reload()
  await expect(requester.page.getByText('Запрос отправлен')).toBeVisible()
  await owner.page.getByRole('button', { name: 'Показать контакты' }).click()
  await expect(owner.page.getByText('Готово: Вера Тихонова теперь видит ваши контакты.')).toBeVisible()
  await requester.page.reload()
  await expect(requester.page.getByRole('link', { name: owner.phone })).toBeVisible()
})

test('interests: 25 are shown, a button shows the rest; another user confirms one once (V345, V359)', async ({ browser, url }) => {
  const [person, reader] = [
    await newcomer(browser, url, { phone: '+79165550005', first_name: 'Инга' }),
    await newcomer(browser, url, { phone: '+79165550006', first_name: 'Рита' }),
  ]
  const offered = (await (await person.page.request.get('/api/user/interests')).json())._items.slice(0, 30)
  await post(person.page, 'user/interests', { themeIds: offered.map(({ id }: { id: number }) => id) })
  await open(reader.page, `/users/${person.id}`)
  const interests = reader.page.getByRole('region', { name: 'Интересы' }).getByRole('listitem')
  await expect(interests).toHaveCount(25)
  await reader.page.getByRole('button', { name: 'Показать ещё 5' }).click()
  await expect(interests).toHaveCount(30)
  const first = interests.first().getByRole('button')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toBeEnabled()
  await reader.page.reload()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toContainText('1')
})

test('profile: events are paged by eight, upcoming and past ones apart (V370)', async ({ page }) => {
  const { _items } = await (await page.request.get('/api/users/search?paginationSize=100')).json()
  const counts = await Promise.all(
    _items.map(async ({ id }: { id: number }) => {
      const { _meta } = await (await page.request.get(`/api/users/${id}/last-activity?case=past`)).json()
      return { id, total: _meta.totalCount }
    }),
  )
  const busy = counts.toSorted((one, other) => other.total - one.total)[0]
  expect(busy.total).toBeGreaterThan(8)
  await open(page, `/users/${busy.id}`)
  const past = page.getByRole('region', { name: 'Прошедшие события' })
  await expect(past.getByRole('article')).toHaveCount(8)
  await past.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(past.getByRole('article')).toHaveCount(Math.min(16, busy.total))
})

test('profile: printed as a resume, with the shown data and without links to other pages', async ({ page }) => {
  await open(page, '/users/anna-sokolova')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: /Подписаться|Попросить|Поделиться/ })).toHaveCount(0)
  await expect(page.getByText('Маркетинг')).toBeVisible()
  await expect(heading(page, 'Анна Соколова')).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(27, 26, 23)')
})
