import { expect, open, test } from './kit.ts'

/** A space of the demo operator. */
const space = { id: 1 }
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

test('offline door: the scanner checks codes without a network, also after a new start, and sends its scans later', async ({
  page,
  browser,
  url,
  signIn,
  quietConsole,
}) => {
  const own = await browser.newPage()
  await signIn('staff', own)
  const { code } = await (await own.request.get(`${url}/api/owner/personal-code`)).json()
  const { id, name } = await (await own.request.get(`${url}/api/auth/session`)).json()
  await own.close()

  await signIn('control')
  const calls = `${url}/api/admin/control/space/${space.id}`
  const visit = { data: { type: 'coworking', userId: id }, headers: sameOrigin }
  expect([200, 409]).toContain((await page.request.post(`${calls}/register`, visit)).status())
  const visitors = `${calls}/visitors?type=coworking&marked=1&search=${encodeURIComponent(name)}`
  const marked = async () => (await (await page.request.get(visitors)).json())._items.filter(({ userId }: { userId: number }) => userId === id)
  for (const { id: visitorId } of await marked()) await page.request.post(`${calls}/remove-mark`, { data: { visitorId }, headers: sameOrigin })
  await open(page, `/control/qr?spaceId=${space.id}`)
  await expect(page.getByText('сканер работает и без связи')).toBeVisible()
  await page.context().setOffline(true)
  await page.reload()
  const field = page.getByLabel('Код посетителя')
  await expect(page.getByText('Нет связи. Проверяем по списку')).toBeVisible()
  const result = page.locator('main [role=status][aria-live=assertive]')
  const check = async (typed: string) => {
    await field.fill(typed)
    await field.press('Enter')
  }
  await check(code)
  await expect(result).toContainText('Отмечен')
  await expect(result).toContainText(name)
  await expect(page.getByText('Ждут отправки: 1')).toBeVisible()
  await check(code)
  await expect(result).toContainText(/Уже отмечен в \d\d:\d\d/)
  await check('1042-0000-0000-0000-0000')
  await expect(result).toContainText('Неизвестный код')

  await page.context().setOffline(false)
  await expect(page.getByText('Ждут отправки')).toHaveCount(0)
  await expect(page.getByText('сканер работает и без связи')).toBeVisible()
  expect(await marked()).toHaveLength(1)
  // lost requests are in the console of every browser
  quietConsole.splice(0)
})

test('offline door: without a network other pages of the panel lead to the scanner', async ({ page, signIn, quietConsole }) => {
  await signIn('control')
  await open(page, `/control/qr?spaceId=${space.id}`)
  await expect(page.getByText('сканер работает и без связи')).toBeVisible()
  await page.context().setOffline(true)
  await page.goto(`/control/${space.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible()
  await page.getByRole('link', { name: 'Открыть сканер' }).click()
  await expect(page.getByText('Нет связи. Проверяем по списку')).toBeVisible()
  await page.context().setOffline(false)
  await page.goto(`/control/${space.id}`)
  await expect(page.getByRole('link', { name: 'Добавить посетителя' })).toBeVisible()
  quietConsole.splice(0)
})

test('offline door: a page that could not be kept is kept once the network comes back', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    let attempts = 0
    serviceWorker.register = (...given) => {
      document.documentElement.dataset.attempts = String(++attempts)
      return attempts === 1 ? Promise.reject(new TypeError('no network')) : register(...given)
    }
  })
  await signIn('control')
  await open(page, `/control/qr?spaceId=${space.id}`)
  await expect(page.locator('html')).toHaveAttribute('data-attempts', '1')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('сканер работает и без связи')).toBeVisible()
})
