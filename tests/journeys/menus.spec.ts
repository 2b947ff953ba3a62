import type { Locator, Page } from '@playwright/test'
import { eventsLike, expect, open, signInSeparately, test, untilAlive } from './kit.ts'

const openMenu = async (page: Page) => {
  await page.goto('/events')
  await untilAlive(page)
  await page.locator('summary', { hasText: 'Меню пользователя' }).click()
}

test('user menu: the activity item opens the dialog over the current page (V112)', async ({ page, signIn }) => {
  await signIn('participant')
  await openMenu(page)
  await page.getByRole('link', { name: 'Мои события' }).click()
  const dialog = page.getByRole('dialog', { name: 'Мои события' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/events$/)
  await dialog.getByText('Избранное').click()
  await expect(
    dialog
      .getByRole('link')
      .filter({ hasText: /\p{L}{4}/u })
      .first(),
  ).toBeVisible()
  await expect(dialog.getByRole('searchbox')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Все мои события' }).click()
  await expect(page).toHaveURL(/\/activity\?tab=favorite$/)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('user menu: a row of the activity dialog cancels the participation and stays over the page (V112)', async ({ page, url }) => {
  await signInSeparately(page, url, 'participant')
  await openMenu(page)
  await page.getByRole('link', { name: 'Мои события' }).click()
  const rows = page.getByRole('dialog').getByRole('article')
  const row = rows.filter({ hasText: 'Не смогу прийти' }).first()
  const name = (await row.getByRole('heading').textContent()) ?? ''
  await row.getByText('Не смогу прийти').click()
  await row.getByRole('button', { name: 'Отменить участие' }).click()
  await expect(rows.filter({ hasText: name })).toHaveCount(0)
  await expect(page).toHaveURL(/\/events$/)
})

test('activity: the address opens a page, without scripts too, with search and tabs', async ({ page, browser, url, signIn }) => {
  await signIn('participant')
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false, storageState: await page.context().storageState() })
  const plain = await context.newPage()
  await plain.goto('/activity')
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Мои события')
  await expect(plain.getByRole('dialog')).toHaveCount(0)
  await plain.getByRole('link', { name: 'Избранное' }).click()
  await plain.getByRole('searchbox').fill('нетакогослова')
  await plain.getByRole('button', { name: 'Найти' }).click()
  await expect(plain).toHaveURL(/\/activity\?tab=favorite&query=/)
  await expect(plain.getByRole('status')).toHaveText(/Ничего не нашлось|не нашл/)
  await context.close()
})

test('activity: the counter of a tab equals its list, which grows by eight and can be searched (R002)', async ({ page, url }) => {
  await signInSeparately(page, url, 'control')
  const favorites = (await eventsLike(page, 'actual=1&paginationSize=40')).slice(0, 10)
  for (const { id } of favorites) await page.request.post(`/api/participant/events/${id}/favorites`, { headers: { 'sec-fetch-site': 'same-origin' } })
  await open(page, '/activity?tab=favorite')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const lists = page.getByRole('main')
  const counter = await lists.getByRole('link', { name: /^Избранное/ }).textContent()
  const rows = lists.getByRole('article')
  await expect(rows).toHaveCount(8)
  await lists.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(rows).toHaveCount(Number(counter?.replace(/\D/g, '')))
  const name = (await rows.nth(9).getByRole('heading').textContent()) ?? ''
  await lists.getByRole('searchbox').fill(name)
  await expect(rows.first().getByRole('heading')).toHaveText(name)
  await expect(page).toHaveURL(/query=/)
})

test('cookie notice: on a phone it covers no panel, dialog or bar (V046)', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const notice = page.getByRole('complementary', { name: 'Файлы cookie' })
  const [event] = await eventsLike(page, 'access=open&actual=1')
  await open(page, `/events/${event?.id}`)
  await expect(notice).toBeVisible()
  const ask = page.locator('article > :last-child > * > form').getByRole('button')
  expect(await isOnTop(ask)).toBe(true)
  await ask.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await isOnTop(dialog.getByRole('button').first())).toBe(true)

  await signIn('participant')
  await open(page, '/events')
  await expect(notice).toBeVisible()
  await page.locator('header summary', { hasText: 'Уведомления' }).click()
  const title = page.getByRole('heading', { name: 'Уведомления', exact: true })
  await expect(title).toBeVisible()
  expect(await isOnTop(title)).toBe(true)
})

test('cookie notice: a strip of 56 px at most on a phone, in every language', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    for (const address of ['/users', '/en/users', '/kz/users']) {
      await page.goto(address)
      const box = await page.locator('.cookie-notice').boundingBox()
      expect(box?.height, `${address} at ${width} px`).toBeLessThanOrEqual(56)
      expect(box?.height, `${address} at ${width} px`).toBeGreaterThan(0)
    }
  }
})

/** A click at its center, at its current position, would reach it. */
const isOnTop = (shown: Locator) =>
  shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('colour scheme: switch it and keep it', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Светлая или тёмная тема' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('API docs: served from our own origin', async ({ page }) => {
  const strangers: string[] = []
  page.on(
    'request',
    (request) => !request.url().startsWith(process.env.PRODUCT_URL ?? '') && !request.url().startsWith('data:') && strangers.push(request.url()),
  )
  await page.goto('/api/docs')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(strangers).toEqual([])
})
