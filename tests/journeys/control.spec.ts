import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import encodeQR from 'qr'
import { expect, open, settled, signInSeparately } from './kit.ts'
import { refusal, test } from './stubbed-site.ts'

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** A space of the demo operator. */
const space = { id: 1 }

type Guest = { id: number; name: string; code: string }

/** A demo user with a place in the coworking of today, not marked yet. */
const guestOf = async (browser: Browser, url: string, role: string): Promise<Guest> => {
  const [own, door] = await Promise.all([browser.newPage(), browser.newPage()])
  await signInSeparately(own, url, role)
  await signInSeparately(door, url, 'control')
  const { code } = await (await own.request.get(`${url}/api/owner/personal-code`)).json()
  const { id, name } = await (await own.request.get(`${url}/api/auth/session`)).json()
  // space staff add visitors at any hour, the visitor only until the closing
  const spaceCalls = `${url}/api/admin/control/space/${space.id}`
  const visit = { data: { type: 'coworking', userId: id }, headers: sameOrigin }
  expect([200, 409]).toContain((await door.request.post(`${spaceCalls}/register`, visit)).status())
  const { _items } = await (await door.request.get(`${spaceCalls}/visitors?type=coworking&marked=1&search=${encodeURIComponent(name)}`)).json()
  for (const { id: visitorId, userId } of _items)
    if (userId === id) await door.request.post(`${spaceCalls}/remove-mark`, { data: { visitorId }, headers: sameOrigin })
  await own.close()
  await door.close()
  return { id, name, code }
}

/**
 * Types as a connected scanner, whose Enter must not press the focused button. On a busy machine the keys come too slowly at times, as those
 * of a person, and are typed again.
 */
const scan = (page: Page, { code }: Guest, answer: RegExp) =>
  expect(async () => {
    const isPressed = () => page.locator(':focus').getAttribute('aria-pressed')
    const before = await isPressed()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(result(page)).toContainText(answer, { timeout: 5_000 })
    expect(await isPressed()).toBe(before)
  }).toPass()

const result = (page: Page) => page.locator('main [role=status][aria-live=assertive]')

test('scanner: a connected scanner works anywhere on the page, and a second scan says so (V397)', async ({ page, browser, url, signIn }) => {
  const guest = await guestOf(browser, url, 'participant')
  await signIn('control')
  await page.setViewportSize({ width: 820, height: 1100 })
  await open(page, `/control/qr?spaceId=${space.id}`)
  await page.getByRole('button', { name: 'Звук' }).focus()
  await scan(page, guest, /отмечен/i)
  await expect(result(page)).toContainText(guest.name)
  await scan(page, guest, /Уже отмечен в \d\d:\d\d/)
  await expect(page.getByRole('region', { name: 'Последние' })).toContainText(guest.name)
})

test('scanner: a denied camera leaves the code field, and the mark of a typed code can be removed (V552)', async ({ page, browser, url, signIn }) => {
  const guest = await guestOf(browser, url, 'organizer')
  await signIn('control')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await open(page, `/control/qr?spaceId=${space.id}`)
  await page.getByRole('button', { name: 'Включить камеру' }).click()
  await expect(page.getByText('Камера не разрешена')).toBeVisible()
  const field = page.getByLabel('Код посетителя')
  await field.fill(guest.code.toLowerCase())
  await field.press('Enter')
  await expect(result(page)).toContainText(guest.name)
  await result(page).getByRole('button', { name: 'Снять отметку' }).click()
  await expect(result(page)).toContainText('Отметка снята')
  // no reason of the visit has a tick any more
  await expect(result(page).locator('li')).toHaveText([/Коворкинг/])
  await expect(result(page).locator('li svg')).toHaveCount(0)
  await field.fill('1-0000-0000-0000-0000')
  await field.press('Enter')
  await expect(result(page)).toContainText('Неизвестный код')
})

test('scanner: the camera reads the code of a visitor once (R005)', async ({ browser, url }) => {
  const guest = await guestOf(browser, url, 'expert')
  const folder = await mkdtemp(join(tmpdir(), 'camera-'))
  const file = join(folder, 'code.y4m')
  await writeFile(file, videoOf(guest.code))
  const { executablePath, args } = test.info().project.use.launchOptions ?? {}
  const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
  const withCamera = await chromium.launch({ ...(executablePath && { executablePath }), args: [...(args ?? []), ...camera] })
  const page = await withCamera.newPage({ baseURL: url })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await signInSeparately(page, url, 'control')
  await open(page, `/control/qr?spaceId=${space.id}`)
  const start = page.getByRole('button', { name: 'Включить камеру' })
  await start.or(page.getByRole('button', { name: 'Выключить камеру' })).waitFor()
  if (await start.isVisible()) await start.click()
  await expect(result(page)).toContainText(guest.name)
  await expect(result(page)).toContainText('Отмечен')
  await page.getByRole('button', { name: 'Выключить камеру' }).click()
  // later frames with the same code were not sent
  await expect(page.getByRole('region', { name: 'Последние' })).toHaveCount(0)
  expect(complaints).toEqual([])
  await withCamera.close()
  await rm(folder, { recursive: true })
})

test('control: a mark from the list is taken back from its toast, without losing the place in the list', async ({ page, browser, url, signIn }) => {
  const guest = await guestOf(browser, url, 'child')
  await signIn('control')
  await open(page, `/control/${space.id}?tab=coworking&search=${encodeURIComponent(guest.name)}&marked=0`)
  await page.getByRole('button', { name: `Отметить: ${guest.name}` }).click()
  // the row has left the list, the toast stays
  await expect(page.getByText('Никого не нашлось')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(page.getByRole('button', { name: `Отметить: ${guest.name}` })).toBeVisible()
})

test('control: every control of the door is at least 44 px wide and high', async ({ page, signIn }) => {
  await signIn('control')
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of ['/control', `/control/${space.id}`, `/control/${space.id}?tab=bans`, `/control/qr?spaceId=${space.id}`]) {
    await open(page, path)
    const small = await page.locator('[data-layout=control]').evaluate((layout) =>
      [...layout.querySelectorAll('a, button, input:not([type=hidden]), select, summary')]
        // the link of a card covers the card
        .filter((element) => element.checkVisibility() && getComputedStyle(element, '::after').position !== 'absolute')
        .map((element) => ({ box: element.getBoundingClientRect(), name: element.getAttribute('aria-label') ?? element.textContent }))
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 44)
        .map(({ name }) => name),
    )
    expect([path, small]).toEqual([path, []])
  }
})

test('control: the panel is dark, other pages follow the system, and a chosen theme wins', async ({ page, signIn }) => {
  await signIn('control')
  await page.emulateMedia({ colorScheme: 'light' })
  const isDark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark')
  await open(page, '/control')
  expect(await isDark()).toBe(true)
  await page.getByRole('link', { name: 'На сайт' }).click()
  await expect(page.locator('[data-layout=control]')).toHaveCount(0)
  expect(await isDark()).toBe(false)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Панель контроля' })).toBeVisible()
  expect(await isDark()).toBe(true)
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  expect(await isDark()).toBe(false)
})

test('control: the first screen of a phone shows the first visitor with the mark button', async ({ page, signIn }) => {
  await signIn('control')
  await page.setViewportSize({ width: 360, height: 640 })
  for (const locale of ['', '/en', '/kz']) {
    await open(page, `${locale}/control/${space.id}?marked=0`)
    await expect(page.locator('main li').first().locator('[name=intent][value=mark]')).toBeInViewport({ ratio: 1 })
    // on one line each
    const heights = await page.locator('main header a:visible').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect([locale, new Set(heights)]).toEqual([locale, new Set([56])])
  }
})

test('QR failures: the operator reads them, the own code and the poster only log them (V404)', async ({
  page,
  signIn,
  openStubbed,
  quietConsole,
}) => {
  await signIn('control')
  await openStubbed({ 'POST /admin/control/space/:spaceId/qr': refusal(500, 'internal') }, `/control/qr?spaceId=${space.id}`)
  const field = page.getByLabel('Код посетителя')
  await field.fill('1042-9D2M-XQ4T-B1VN-0PHC')
  await field.press('Enter')
  await expect(result(page)).toContainText('Не получилось проверить код')

  const reports: unknown[] = []
  await page.route('**/api/errors/report', async (route) => {
    reports.push(route.request().postDataJSON())
    await route.continue()
  })
  await openStubbed({ 'POST /qr/covorking': refusal(500, 'internal') }, `/qr?code=s${space.id}-${'A'.repeat(22)}`)
  await page.getByRole('button', { name: 'Отметиться' }).click()
  await expect.poll(() => reports.length).toBe(1)
  await settled(page)
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Отметиться' })).toBeVisible()

  await openStubbed({ 'GET /owner/personal-code': refusal(500, 'internal') }, '/qr')
  await expect(page.getByRole('heading', { level: 1, name: 'Мой QR-код' })).toBeVisible()
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  expect(quietConsole.splice(0).filter((text) => !text.includes('status of 500'))).toEqual([])
})

/** A short video of the code on white, as Chromium plays it in place of a camera. */
const videoOf = (text: string): Buffer => {
  const [width, height, square] = [640, 480, 10]
  const rows = encodeQR(text, 'raw', { border: 4 })
  const [left, top] = [(width - rows.length * square) >> 1, (height - rows.length * square) >> 1]
  const light = Buffer.alloc(width * height, 235)
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < square; line++) {
          const start = (top + y * square + line) * width + left + x * square
          light.fill(16, start, start + square)
        }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...Array.from({ length: 10 }, () => frame)])
}
