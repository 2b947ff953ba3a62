import type { Page } from '@playwright/test'
import { expect, open, signInSeparately, test } from './kit.ts'

/** A space of the demo operator. */
const space = { id: 1 }
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** The personal code of a signed-in user, whose page is closed. */
const visitorOf = async (page: Page, url: string): Promise<{ code: string; id: number; name: string }> => {
  const { code } = await (await page.request.get(`${url}/api/owner/personal-code`)).json()
  const { id, name } = await (await page.request.get(`${url}/api/auth/session`)).json()
  await page.close()
  return { code, id, name }
}

test('offline door: the scanner checks codes without a network, also after a new start, and sends its scans later', async ({
  page,
  browser,
  url,
  signIn,
  quietConsole,
}) => {
  const own = await browser.newPage()
  await signIn('staff', own)
  const { code, id, name } = await visitorOf(own, url)

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

/** The records that the browser of an operator keeps. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('vmeste-door'))
    const count = (name: string) => done(database.transaction(name).objectStore(name).count())
    const [days, scans, keys] = [await count('days'), await count('scans'), await count('keys')]
    database.close()
    return { days, scans, hasKeys: keys > 0, page: await caches.has('door-1') }
  })

const openDoor = async (page: Page) => {
  await open(page, `/control/qr?spaceId=${space.id}`)
  await expect(page.getByText('сканер работает и без связи')).toBeVisible()
}
const expectLost = async (page: Page, address = `/control/qr?spaceId=${space.id}`) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible()
  await expect(page.getByText('Этот сканер без связи не откроется')).toBeVisible()
}

test('offline door: the scanner of a space that is not kept says so without a network', async ({ page, signIn, quietConsole }) => {
  await signIn('control')
  await openDoor(page)
  await page.context().setOffline(true)
  await expectLost(page, '/control/qr?spaceId=999')
  quietConsole.splice(0)
})

for (const [way, signOut] of [
  ['the address /logout', (page: Page) => open(page, '/logout')],
  ['a call of another tab', (page: Page) => page.request.post('/api/auth/logout', { headers: sameOrigin })],
] as const)
  test(`offline door: after a sign-out by ${way} nothing of the operator is left, and the scanner does not open without a network`, async ({
    page,
    url,
    quietConsole,
  }) => {
    await signInSeparately(page, url, 'control')
    await openDoor(page)
    expect(await keptIn(page)).toEqual({ days: 1, scans: 0, hasKeys: true, page: true })
    await signOut(page)
    await page.context().setOffline(true)
    await expectLost(page)
    await expect.poll(() => keptIn(page)).toEqual({ days: 0, scans: 0, hasKeys: false, page: false })
    quietConsole.splice(0)
  })

test('offline door: unsent scans outlive the sign-out sealed, without the roster, and the next sign-in sends them', async ({
  page,
  browser,
  url,
  signIn,
  quietConsole,
}) => {
  const own = await browser.newPage()
  await signIn('expert', own)
  const { code, id } = await visitorOf(own, url)
  await signInSeparately(page, url, 'control')
  const calls = `${url}/api/admin/control/space/${space.id}`
  await page.request.post(`${calls}/register`, { data: { type: 'coworking', userId: id }, headers: sameOrigin })
  const marked = async () => (await (await page.request.get(`${calls}/visitors?type=coworking&marked=1&userId=${id}`)).json())._items
  for (const { id: visitorId } of await marked()) await page.request.post(`${calls}/remove-mark`, { data: { visitorId }, headers: sameOrigin })
  expect(await marked()).toEqual([])
  await openDoor(page)
  await page.context().setOffline(true)
  await page.getByLabel('Код посетителя').fill(code)
  await page.getByLabel('Код посетителя').press('Enter')
  await expect(page.getByText('Ждут отправки: 1')).toBeVisible()
  // another tab still reaches the server
  await page.request.post(`${url}/api/auth/logout`, { headers: sameOrigin })
  await expectLost(page)
  expect(await keptIn(page)).toEqual({ days: 0, scans: 1, hasKeys: true, page: false })
  await page.context().setOffline(false)
  await signInSeparately(page, url, 'control')
  expect(await marked()).toEqual([])
  await openDoor(page)
  await expect(page.getByText('Ждут отправки')).toHaveCount(0)
  expect([(await marked()).length, (await keptIn(page)).scans]).toEqual([1, 0])
  quietConsole.splice(0)
})
