import type { Page } from '@playwright/test'
import { expect, open, test } from './kit.ts'
import { newcomer, own, post } from './newcomer.ts'

const cardOf = (page: Page, name: string) => page.getByRole('listitem', { name })

test('parental consent: a declined one is requested again, an approved one is not (V191, V193, R136)', async ({ page, browser, url, signIn }) => {
  const child = await newcomer(browser, url, { phone: '+79161250001', last_name: 'Согласова', birthday: '2011-06-01' })
  const banner = child.page.getByRole('complementary', { name: 'Согласие родителя' })
  const bring = async (parent: string) => {
    await open(child.page, '/parental-consent')
    const file = { name: 'consent.png', mimeType: 'image/png', buffer: await child.page.screenshot() }
    await child.page.getByLabel('Файлы согласия').setInputFiles(file)
    await child.page.getByLabel('Имя родителя').fill(parent)
    await child.page.getByRole('button', { name: /Отправить на проверку|Заменить файлы/ }).click()
    await expect(child.page.getByText('Согласие на проверке.')).toBeVisible()
  }
  await bring('Майя Согласова')
  await signIn('staff')
  await open(page, '/admin?search=Согласова')
  const card = cardOf(page, 'Вера Согласова')
  await expect(card).toContainText('Майя Согласова')
  const file = await page.request.get((await card.getByRole('link', { name: 'consent.png' }).getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-security-policy']]).toEqual([200, "default-src 'none'; sandbox"])
  await card.getByLabel('Комментарий').fill('Нет подписи')
  await card.getByRole('button', { name: 'Отклонить' }).click()
  await expect(card.getByText('Отклонено')).toBeVisible()
  await expect(card).toContainText('Нет подписи')
  await open(child.page, '/events')
  await expect(banner).toBeVisible()
  await bring('Майя Олеговна Согласова')
  await open(page, '/admin?search=Согласова')
  await card.getByRole('button', { name: 'Одобрить' }).click()
  await expect(card.getByText('Одобрено')).toBeVisible()
  await open(child.page, '/events')
  await expect(banner).toHaveCount(0)
  await open(child.page, '/parental-consent')
  await expect(child.page.getByLabel('Файлы согласия')).toHaveCount(0)
  await child.page.context().close()
})

test('staff: the bell and the profile show a declined job, and the next card takes the focus (C411, R136)', async ({
  page,
  browser,
  url,
  signIn,
}) => {
  const person = await newcomer(browser, url, { phone: '+79161250002', last_name: 'Работникова', birthday: '1990-05-04' })
  const company = await post(person.page, 'companies', { name: 'Лавка «Щепка»', url: 'https://shchepka.example' })
  for (const position of ['Столяр', 'Резчик'])
    await post(person.page, `users/${person.id}/employments`, { position, companyId: company.id, dateStart: '2020-02-01' })
  await signIn('staff')
  await open(page, '/admin?queue=employments&search=Работникова')
  const counter = page.getByRole('navigation', { name: 'Очереди' }).getByRole('link', { name: 'Места работы' })
  const { queues } = await (await page.request.get('/api/admin/counters', { headers: own })).json()
  const [first, second] = [cardOf(page, 'Вера Работникова').first(), cardOf(page, 'Вера Работникова').nth(1)]
  await first.getByLabel('Комментарий').fill('Уточните должность')
  await first.getByRole('button', { name: 'Отклонить' }).click()
  await expect(first.getByText('Отклонено')).toBeVisible()
  await expect(second).toBeFocused()
  await expect(counter).toContainText(String(queues.employments - 1))
  await open(person.page, '/profile')
  await expect(person.page.getByText('Уточните должность').first()).toBeVisible()
  const bell = await (await person.page.request.get('/api/user/notifications', { headers: own })).json()
  expect(bell._items[0]).toMatchObject({ type: 17, title: 'Место работы проверено', data: { decision: 'declined' } })
  await person.page.context().close()
})

test('staff: a decision made meanwhile by a colleague is shown in its place', async ({ page, signIn }) => {
  await signIn('staff')
  await open(page, '/admin?queue=educations')
  const card = page.getByRole('main').locator('li[data-waits]').first()
  const id = await card.locator('input[name=subject]').inputValue()
  await post(page, `admin/educations/${id}/decision`, { decision: 'approved' })
  await card.getByLabel('Комментарий').fill('Не видно года')
  await card.getByRole('button', { name: 'Отклонить' }).click()
  await expect(card.getByRole('alert')).not.toBeEmpty()
  await expect(card.getByLabel('Комментарий')).toHaveValue('Не видно года')
})

test('staff: on a narrow phone the open queue of the row is in sight', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await signIn('staff')
  await open(page, '/admin?queue=employments')
  const queues = page.getByRole('navigation', { name: 'Очереди' })
  const current = queues.locator('[aria-current]')
  await expect(current).toContainText('Места работы')
  await expect(current).toBeInViewport({ ratio: 0.9 })
})
