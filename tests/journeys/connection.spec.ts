import { expect, open, test } from './kit.ts'

const waiting = 'Нет соединения. Мы продолжим, как только оно восстановится.'
const unsent = 'Не отправлено: нет соединения. Введённое сохранено, попробуйте ещё раз.'

// the browser logs each failed fetch
const lostFetches = (complaints: string[]) => complaints.filter((text) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/.test(text))

test('offline: a list waits for its next page and continues by itself', async ({ page, context, quietConsole }) => {
  await open(page, '/events')
  const cards = page.locator('main article')
  const before = await cards.count()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(page.getByText(waiting)).toBeVisible()
  await expect(cards).toHaveCount(before)
  await context.setOffline(false)
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
  await expect(page.getByText(waiting)).toBeHidden()
  expect(lostFetches(quietConsole.splice(0))).toEqual([])
})

test('offline: a form keeps the entered text, and the next click sends it', async ({ page, context, quietConsole }) => {
  await open(page, '/events/online')
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('По паролю').click()
  await dialog.getByLabel('Телефон или почта').fill('participant@vmeste.example')
  await dialog.getByLabel('Пароль', { exact: true }).fill('vmeste2026')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText(unsent)).toBeVisible()
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(unsent)).toBeHidden()
  await expect(page.locator('summary', { hasText: 'Меню пользователя' })).toBeVisible()
  expect(lostFetches(quietConsole.splice(0))).toEqual([])
})

test('offline: a server that does not answer breaks neither the page nor the button', async ({ page, signIn, quietConsole }) => {
  await signIn('participant')
  await open(page, '/events')
  const heart = page.getByRole('button', { name: /^В избранное/ }).first()
  const before = (await heart.getAttribute('aria-pressed')) ?? ''
  await page.route('**/favorite.data', (route) => route.abort('connectionrefused'))
  await heart.click()
  await expect(page.getByText(unsent)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', before)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Люди' }).click()
  await expect(page).toHaveURL(/\/users$/)
  await expect(page.getByText(unsent)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/events$/)
  await page.unroute('**/favorite.data')
  await heart.click()
  await expect(page.getByText(unsent)).toBeHidden()
  await expect(heart).not.toHaveAttribute('aria-pressed', before)
  expect(lostFetches(quietConsole.splice(0))).toEqual([])
})

test('offline: a link waits, and then navigates by itself', async ({ page, context, quietConsole }) => {
  await open(page, '/events')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Люди' }).click()
  await expect(page.getByText(waiting)).toBeVisible()
  await expect(page).toHaveURL(/\/events$/)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/users$/)
  await expect(page.getByText(waiting)).toBeHidden()
  expect(lostFetches(quietConsole.splice(0))).toEqual([])
})
