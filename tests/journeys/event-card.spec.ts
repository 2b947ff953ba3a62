import { eventsLike, expect, open, test } from './kit.ts'

const card = '#participation'
const place = 'actual=1&participationFormat=person&registrationActual=1&paginationSize=60'

test('one press: where the visitor must choose, the sign-in leads to the form with the focus in it', async ({ page }) => {
  const event = (await eventsLike(page, place)).find(({ ecpRequired }) => ecpRequired)
  if (!event) throw new Error('the demo has an event with a signature')
  await open(page, `/events/${event.id}`)
  await page.locator(`${card} button[type=submit]`).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: 'По паролю' })
    .or(dialog.getByRole('link', { name: 'По паролю' }))
    .click()
  await dialog.getByLabel('Телефон или почта').fill('expert@vmeste.example')
  await dialog.getByLabel('Пароль', { exact: true }).fill('vmeste2026')
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator(`${card} input[name=ecpConfirmed]`)).toBeFocused()
})

test('share and calendar: keys open the lists, and the address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const [event] = await eventsLike(page, place)
  await open(page, `/events/${event?.id}`)
  const share = page.locator(`${card} summary`, { hasText: 'Поделиться' })
  await share.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator(`${card} a`, { hasText: 'Telegram' })).toBeFocused()
  await page.getByRole('button', { name: 'Скопировать ссылку' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Ссылка скопирована' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(page.url()).origin + new URL(page.url()).pathname)
  await page.locator(`${card} summary`, { hasText: 'В календарь' }).press('Enter')
  await expect(page.locator(`${card} a`, { hasText: 'Google Календарь' })).toBeVisible()
})

test('share: the sheet of the device replaces the list', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) })
  })
  const [event] = await eventsLike(page, place)
  await open(page, `/events/${event?.id}`)
  await page.locator(`${card} summary`, { hasText: 'Поделиться' }).click()
  await expect(page.locator(`${card} details[name=share]`)).not.toHaveAttribute('open')
  expect(await page.evaluate(() => (window as unknown as { shared: { title: string }[] }).shared.map(({ title }) => title))).toEqual([event?.name])
})
