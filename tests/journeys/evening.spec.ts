import type { Page } from '@playwright/test'
import { eventsLike, expect, signInSeparately, test, untilAlive } from './kit.ts'
import { codeSentTo } from './newcomer.ts'

const openEvents = 'actual=1&access=open&participationFormat=person&formats=place&registrationActual=1&paginationSize=40'

/** An open event with free seats, chosen by a number so that parallel journeys use different events. */
const freeEvent = async (page: Page, number: number) => {
  const free = (await eventsLike(page, openEvents)).filter((event) => (event.seats as { all: { limit: number | null } }).all.limit === null)
  const event = free[number % free.length]
  if (!event) throw new Error('the demo has open events')
  return event
}

const sessionCookies = async (page: Page) => (await page.context().cookies()).filter(({ name }) => ['token', 'id', 'roles'].includes(name))

test('one evening: find an event, sign in by phone, register, see it, favorite another, cancel, sign out (V011, V039, V153, V171)', async ({
  page,
}) => {
  const event = await freeEvent(page, 0)
  await page.goto('/events')
  await untilAlive(page)
  await page.getByRole('searchbox').first().fill(event.name)
  await expect(page).toHaveURL(/sort=weight/)
  await page.getByRole('link', { name: event.name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name)

  await page.getByRole('button', { name: 'Войти и записаться' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Телефон', { exact: true }).pressSequentially('9000000001')
  await expect(dialog.getByLabel('Телефон', { exact: true })).toHaveValue('+7 (900) 000-00-01')
  await dialog.getByRole('button', { name: 'Получить код' }).click()
  await expect(dialog.getByLabel('Код', { exact: true })).toBeVisible()
  await dialog.getByLabel('Код', { exact: true }).fill(await codeSentTo(page, '+79000000001'))
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/events/${event.id}`))

  await expect(page.getByRole('heading', { name: 'Вы участвуете' })).toBeFocused()

  await page.goto('/events')
  await untilAlive(page)
  await page.locator('summary', { hasText: 'Меню пользователя' }).click()
  await page.getByRole('link', { name: 'Мои события' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: event.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/events$/)

  await page.goto(`/events/${event.id}`)
  await untilAlive(page)
  await page.locator('summary', { hasText: 'Не смогу прийти' }).first().click()
  await page.getByRole('button', { name: 'Отменить участие' }).first().click()
  await expect(page.getByRole('button', { name: 'Записаться' }).first()).toBeVisible()

  const token = (await sessionCookies(page)).find((cookie) => cookie.name === 'token')?.value
  const session = () => page.request.get('/api/auth/session', { headers: { authorization: `Bearer ${token}` } })
  expect((await session()).status()).toBe(200)
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  expect(await sessionCookies(page)).toEqual([])
  expect((await session()).status()).toBe(401)
})

test('session: its cookies live seven days, and no script can read the token (V463, V501, V267)', async ({ page, url }) => {
  await signInSeparately(page, url, 'staff')
  await page.goto('/')
  const cookies = await sessionCookies(page)
  expect(cookies).toHaveLength(3)
  for (const { expires } of cookies) expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(7)
  expect(cookies.find((cookie) => cookie.name === 'roles')?.value).toBe('registered,crm_tk_staff')
  expect(await page.evaluate(() => document.cookie)).not.toContain('token')
})

test('session: only scripts of the page carry its nonce', async ({ page, signIn }) => {
  await signIn('participant')
  const html = await (await page.request.get('/profile')).text()
  expect(new Set(html.match(/<\w+(?=[^>]* nonce=)/g))).toEqual(new Set(['<script']))
})

test('sign-in: a password sign-in returns to the page before it (V012, V027, V489)', async ({ page }) => {
  await page.goto('/events/online?themes=10')
  await untilAlive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog')
  await expect(page).toHaveURL(/\/events\/online\?themes=10/)
  await dialog.getByText('По паролю').click()
  await dialog.getByLabel('Телефон или почта').fill('participant@vmeste.example')
  await dialog.getByLabel('Пароль', { exact: true }).fill('vmeste2026')
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/events\/online\?themes=10/)
  await expect(page.locator('summary', { hasText: 'Меню пользователя' })).toBeVisible()
})

test('sign-in: keep the entered login after wrong credentials', async ({ page }) => {
  await page.goto('/simple/login')
  await untilAlive(page)
  await page.getByText('По паролю').click()
  await page.getByLabel('Телефон или почта').fill('nobody@vmeste.example')
  await page.getByLabel('Пароль', { exact: true }).fill('wrong-password-1')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText(/не подошли/).first()).toBeVisible()
  await expect(page.getByLabel('Телефон или почта')).toHaveValue('nobody@vmeste.example')
})

test('sign-in: the simple layout is the logo and the form (V043)', async ({ page }) => {
  await page.goto('/en/simple/login')
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
})

test('sign-in: never redirect to another site', async ({ page, signIn }) => {
  await signIn('participant')
  for (const evil of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', '/login']) {
    await page.goto(`/login?returnUrl=${encodeURIComponent(evil)}`)
    expect(new URL(page.url()).origin).toBe(process.env.PRODUCT_URL)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('read, sign in, register and cancel', async ({ page }) => {
    const event = await freeEvent(page, 5)
    await page.goto('/events')
    await expect(page.locator('main article').first()).toBeVisible()
    await page.goto(`/events/${event.id}`)
    await page.getByRole('button', { name: 'Войти и записаться' }).first().click()
    await page
      .getByRole('link', { name: 'По паролю' })
      .or(page.getByRole('button', { name: 'По паролю' }))
      .first()
      .click()
    await page.getByLabel('Телефон или почта').fill('expert@vmeste.example')
    await page.getByLabel('Пароль', { exact: true }).fill('vmeste2026')
    await page.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/events/${event.id}`))
    await expect(page.getByText('Вы участвуете').first()).toBeVisible()
    await page.locator('summary', { hasText: 'Не смогу прийти' }).first().click()
    await page.getByRole('button', { name: 'Отменить участие' }).first().click()
    await expect(page.getByRole('button', { name: 'Записаться' }).first()).toBeVisible()
  })
})

test('keyboard: the dialog opens, traps the focus, closes and restores it', async ({ page }) => {
  await page.goto('/events')
  await untilAlive(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'Войти' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})
