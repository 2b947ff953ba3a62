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
