import type { Page } from '@playwright/test'
import { expect, open, settled, test } from './kit.ts'

type Drawing = { width: number; height: number; halves?: [string, string] }

/** A picture drawn by the browser: its halves have different colours, so that a crop is verifiable. */
const picture = async (page: Page, { width, height, halves = ['#c00', '#00c'] }: Drawing) => {
  const base64 = await page.evaluate(
    ([wide, high, left, right]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high })
      const pen = canvas.getContext('2d')
      for (const [index, colour] of [left, right].entries()) {
        if (pen) pen.fillStyle = colour
        pen?.fillRect((index * wide) / 2, 0, wide / 2, high)
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height, ...halves] as const,
  )
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

/** The colour in the middle of a picture that the page may load. */
const middleOf = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const image = Object.assign(new Image(), { src: address })
    await image.decode()
    const pen = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height }).getContext('2d')
    pen?.drawImage(image, 0, 0)
    const [red = 0, , blue = 0] = pen?.getImageData(image.width / 2, image.height / 2, 1, 1).data ?? []
    return { width: image.width, height: image.height, colour: red > blue ? 'red' : 'blue' }
  }, src)

const own = async (page: Page): Promise<{ photo: string | null; cover: string | null }> => {
  const { id } = await (await page.request.get('/api/auth/session')).json()
  return (await page.request.get(`/api/users/${id}`)).json()
}

test('photo: move and zoom it with the keyboard, crop it in the browser and show it at once (V361)', async ({ page, signIn }) => {
  await signIn('expert')
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Загрузить фото' }).setInputFiles(await picture(page, { width: 1200, height: 600 }))
  const dialog = page.getByRole('dialog', { name: 'Новое фото' })
  const frame = dialog.getByRole('application', { name: 'Рамка фото' })
  await dialog.getByRole('slider', { name: 'Приближение' }).press('ArrowRight')
  await frame.focus()
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('#photo').getByText('Сохранено')).toBeVisible()
  const { photo } = await own(page)
  await expect(page.locator(`#photo img[src="${photo}"]`)).toBeVisible()
  const cut = await middleOf(page, photo ?? '')
  expect(cut.width).toBe(cut.height)
  expect(cut.colour).toBe('red')
})

test('cover: crop four to one; refuse a narrow, empty, oversized or mislabelled file in the dialog and offer another (V250, V251, V361)', async ({
  page,
  signIn,
}) => {
  await signIn('organizer')
  await open(page, '/profile')
  const bytes = (buffer: Buffer) => ({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Загрузить обложку' }).setInputFiles(await picture(page, { width: 399, height: 200 }))
  const dialog = page.getByRole('dialog', { name: 'Новая обложка' })
  await expect(dialog.getByRole('alert')).toContainText('меньше 400 пикселей')
  for (const [buffer, words] of [
    [Buffer.alloc(0), 'файл пустой'],
    [Buffer.alloc(2 * 1024 * 1024 + 1), /больше 2\sМБ/],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'не открывается как картинка'],
  ] as const) {
    await dialog.getByRole('button', { name: 'Выбрать другой файл' }).setInputFiles(bytes(buffer))
    await expect(dialog.getByRole('alert')).toContainText(words)
  }
  await dialog.getByRole('button', { name: 'Выбрать другой файл' }).setInputFiles(await picture(page, { width: 1000, height: 900 }))
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await middleOf(page, (await own(page)).cover ?? '')).toMatchObject({ width: 1000, height: 250 })
  await page.getByRole('button', { name: 'Удалить обложку' }).click()
  await expect(page.getByRole('button', { name: 'Загрузить обложку' })).toBeAttached()
  expect((await own(page)).cover).toBeNull()
})

test('photo: cancelling keeps the previous photo; the dialog shows a refusal of the server', async ({ page, signIn }) => {
  await signIn('staff')
  await open(page, '/profile')
  const before = (await own(page)).photo
  const choose = page.getByRole('button', { name: /фото$/ }).and(page.locator('input'))
  await choose.setInputFiles(await picture(page, { width: 300, height: 300 }))
  const dialog = page.getByRole('dialog', { name: 'Новое фото' })
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await expect(dialog).toHaveCount(0)
  await choose.setInputFiles(await picture(page, { width: 300, height: 300 }))
  await page.route('**/upload-photo', (route) => route.fulfill({ status: 422, json: { message: 'Такую картинку мы не берём.' } }))
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Такую картинку мы не берём.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect((await own(page)).photo).toBe(before)
})

test('photo: without scripts the form sends it and the server crops it around its center', async ({ page, browser, url, signIn }) => {
  await signIn('admin')
  await open(page, '/profile')
  const file = await picture(page, { width: 900, height: 300 })
  const plain = await browser.newContext({ baseURL: url, javaScriptEnabled: false, storageState: await page.context().storageState() })
  const still = await plain.newPage()
  await still.goto('/profile')
  await still.getByLabel('Загрузить фото').filter({ visible: true }).setInputFiles(file)
  await still.getByRole('button', { name: 'Отправить' }).first().click()
  await expect(still.locator('#photo').getByText('Сохранено')).toBeVisible()
  expect(await middleOf(page, (await own(page)).photo ?? '')).toMatchObject({ width: 800, height: 800 })
  await plain.close()
})

test('QR code: show it; if it fails to load, show no error and send one report (R034, V368, V404)', async ({ page, signIn, quietConsole }) => {
  await signIn('participant')
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Мой QR-код' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/qr$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Мой QR-код' })).toBeVisible()
  const code = page.getByRole('img', { name: 'QR-код для входа' })
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200)
  await expect(page.getByText(/\d+(-[0-9A-Z]{4}){4}$/)).toBeVisible()

  const reports: unknown[] = []
  await page.route('**/api/errors/report', async (route) => {
    reports.push(route.request().postDataJSON())
    await route.continue()
  })
  await page.route('**/api/owner/qr-code', (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, '/qr')
  await expect(code).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => reports.length).toBe(1)
  await settled(page)
  expect(reports).toHaveLength(1)
  expect(quietConsole.splice(0).filter((text) => !text.includes('status of 500'))).toEqual([])
})

test('QR code: a visitor signs in first and returns to their code (R034)', async ({ page }) => {
  await page.goto('/qr?code=poster')
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fqr/)
})

test('subscriptions: an unfollowed user stays listed and can be followed again, also without scripts (R133)', async ({
  page,
  browser,
  url,
  signIn,
}) => {
  await signIn('expert')
  const { _items } = await (await page.request.get('/api/users/search?query=Соколова')).json()
  await page.request.post(`/api/users/${_items[0].id}/subscription`, { headers: { 'sec-fetch-site': 'same-origin' } })
  await open(page, '/settings?tab=subscriptions')
  const row = page.getByRole('listitem').filter({ hasText: 'Анна Соколова' })
  for (const press of [/^Отписаться/, /^Подписаться/]) {
    const saving = page.waitForResponse(/person\.data/)
    await row.getByRole('button', { name: press }).click()
    await saving
  }
  await row.getByRole('button', { name: /^Отписаться/ }).waitFor()
  await page.reload()
  await expect(row).toBeVisible()

  const plain = await browser.newContext({ baseURL: url, javaScriptEnabled: false, storageState: await page.context().storageState() })
  const still = await plain.newPage()
  await still.goto('/settings?tab=subscriptions')
  await still.getByRole('button', { name: /^Отписаться.*Соколова/ }).click()
  await expect(still).toHaveURL(/\/settings\?tab=subscriptions$/)
  await expect(still.getByText('Анна Соколова')).toHaveCount(0)
  await plain.close()
})

test('files: an uploaded file joins the list of the own profile at once', async ({ page, signIn }) => {
  await signIn('expert')
  await open(page, '/profile#files')
  const files = page.locator('section#files')
  const chosen = { name: 'портфолио.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF') }
  await files.locator('.script-only input[type=file]').setInputFiles(chosen)
  await expect(files.getByRole('button', { name: 'портфолио.pdf' })).toBeVisible()
  await expect(files.getByText('Сохранено')).toBeVisible()
})
