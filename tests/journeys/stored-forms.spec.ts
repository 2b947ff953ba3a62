import type { Page } from '@playwright/test'
import { expect, open } from './kit.ts'
import { refusal, reply, test } from './stubbed-site.ts'

const typedAt = '2026-03-10T09:00:00Z'
const later = { hours23: '2026-03-11T08:00:00Z', hours25: '2026-03-11T10:00:00Z' }

/** Leaves the page, and opens it again at another moment; no timer runs. */
const reloadAt = async (page: Page, time: string) => {
  const address = page.url()
  await page.goto('about:blank')
  await page.clock.setFixedTime(time)
  await open(page, address)
}

test('sign-in: discard a stored login after a day (V490, V563)', async ({ page, openStubbed }) => {
  await page.clock.setFixedTime(typedAt)
  await openStubbed({ 'POST /auth/login': refusal(401, '') }, '/simple/login?way=password')
  const login = page.getByLabel('Телефон или почта')
  await login.fill('anna@vmeste.example')
  await page.getByLabel('Пароль', { exact: true }).fill('слово123')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText(/не подошли/)).toBeVisible()
  await reloadAt(page, later.hours23)
  await expect(login).toHaveValue('anna@vmeste.example')
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue('')
  await reloadAt(page, later.hours25)
  await expect(login).toHaveValue('')
})

test('registration: discard the stored form after a day, and never store a password (V491, V563)', async ({ page, openStubbed }) => {
  const stubs = {
    'POST /auth/start-phone-confirm': reply({ token: 'token', exists: false, resendAt: '2026-03-10T09:01:00.000Z' }),
    'POST /auth/complete-phone-confirm': reply({ token: 'proof' }),
  }
  await page.clock.install({ time: typedAt })
  await openStubbed(stubs, '/registration')
  const phone = page.getByLabel('Телефон', { exact: true })
  await phone.pressSequentially('9161290001')
  await page.getByRole('button', { name: 'Получить код' }).click()
  await page.getByLabel('Код', { exact: true }).fill('1234')
  await page.clock.runFor(1_000)
  await page.getByLabel('Имя', { exact: true }).fill('Вера')
  await page.getByLabel('Придумайте пароль').fill('секрет2026')
  await page.getByLabel('Фамилия').fill('Тихонова')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).toContain('Тихонова')
  expect(stored).not.toContain('секрет2026')
  await reloadAt(page, later.hours23)
  await expect(phone).toHaveValue('+7 (916) 129-00-01')
  await reloadAt(page, later.hours25)
  await expect(phone).toHaveValue('')
})
