import type { Page } from '@playwright/test'
import { expect, open, settled, test } from './kit.ts'
import { newcomer, post } from './newcomer.ts'

type Notice = Record<string, unknown>

const notice = (id: number, more: Notice = {}): Notice => ({
  ...{ id, type: 18, title: `Новость ${id}`, text: 'Подробности внутри', data: {}, createdAt: '2026-03-10T09:00:00.000Z' },
  ...{ received: false, global: false, notificationId: 1000 + id },
  ...more,
})

/** Stubs the calls of the bell with these values, and records the requests. */
const stub = async (page: Page, items: Notice[], count: number) => {
  const requested: string[] = []
  const sent: { path: string; body: unknown }[] = []
  const meta = { currentPage: 1, pageCount: 1, perPage: 4, totalCount: items.length }
  await page.route('**/api/user/notifications**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/user/notifications', '')
    if (route.request().method() === 'POST') return route.fallback()
    requested.push(path)
    return route.fulfill({ json: path === '/count' ? { count } : { _items: items, _meta: meta } })
  })
  for (const path of ['user/notifications/received', 'statistics'])
    await page.route(`**/api/${path}`, (route) => {
      sent.push({ path, body: route.request().postDataJSON() })
      return route.fulfill({ json: path === 'statistics' ? { ok: true } : { count: 0 } })
    })
  return { requested, sent }
}

const bell = (page: Page) => page.locator('header summary', { hasText: 'Уведомления' })
const dot = (page: Page) => page.locator('header [data-unread]')
const row = (page: Page, text: string) => page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem').filter({ hasText: text })

test.beforeEach(({ signIn }) => signIn('participant'))

test('bell: show the dot while an item is unread, and hide it when the bell opens (V196, V197, V200)', async ({ page, quietConsole }) => {
  await stub(page, [notice(1)], 1)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const marks: unknown[] = []
  await page.route('**/api/user/notifications/received', async (route) => {
    marks.push(route.request().postDataJSON())
    await held
    await route.fulfill({ status: 500, json: {} })
  })
  await open(page, '/events')
  await expect(dot(page)).toBeVisible()
  await bell(page).click()
  await expect(dot(page)).toHaveCount(0)
  await expect(row(page, 'Новость 1')).toBeVisible()
  expect(marks).toEqual([{ all: true }])
  const answered = page.waitForResponse('**/api/user/notifications/received')
  release()
  await answered
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(quietConsole.splice(0).filter((text) => !text.includes('status of 500'))).toEqual([])
})

test('bell: show no dot without unread items (V196)', async ({ page }) => {
  await stub(page, [notice(1, { received: true })], 0)
  await open(page, '/events')
  await bell(page).click()
  await expect(row(page, 'Новость 1')).toBeVisible()
  await expect(dot(page)).toHaveCount(0)
})

test('bell: a click marks an unread item and notifies the statistics, and only for that item (V198, V199, V217)', async ({ page }) => {
  const { sent } = await stub(page, [notice(1), notice(2, { received: null }), notice(3, { received: null, global: true })], 0)
  await open(page, '/events')
  await bell(page).click()
  for (const title of ['Новость 2', 'Новость 3']) await row(page, title).getByText('Подробности').click()
  expect(sent).toEqual([])
  await row(page, 'Новость 1').getByText('Подробности').click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent).toEqual([
    { path: 'user/notifications/received', body: { ids: [1] } },
    { path: 'statistics', body: { type: 'notification_received', value: '1001' } },
  ])
})

/** Opens a page and stops its clock in the second of the bell's request. */
const openPaused = async (page: Page) => {
  await page.clock.install({ time: '2026-03-10T09:00:00Z' })
  const { requested } = await stub(page, [], 0)
  await open(page, '/events')
  await expect.poll(() => requested.length).toBe(2)
  await page.clock.pauseAt('2026-03-10T09:30:00Z')
  await settled(page)
  requested.length = 0
  for (let second = 0; second < 30 && requested.length === 0; second += 1) await pass(page, 1_000)
  const counts = () => ['', '/count'].map((expectedPath) => requested.filter((path) => path === expectedPath).length)
  expect(counts()).toEqual([1, 1])
  return counts
}

const pass = async (page: Page, ms: number) => {
  await page.clock.runFor(ms)
  await settled(page)
}

test('bell: poll every 30 seconds (V202, V505)', async ({ page }) => {
  const counts = await openPaused(page)
  for (const times of [1, 2, 3]) {
    await pass(page, 29_000)
    expect(counts()).toEqual([times, times])
    await pass(page, 1_000)
    expect(counts()).toEqual([times + 1, times + 1])
  }
})

test('bell: poll at most once in five seconds, however often the window gets the focus (V203, V507)', async ({ page }) => {
  const counts = await openPaused(page)
  const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await pass(page, 6_000)
  for (let second = 0; second < 5; second += 1) {
    await focus()
    await settled(page)
    expect(counts()).toEqual([2, 2])
    await pass(page, 1_000)
  }
  await focus()
  await settled(page)
  expect(counts()).toEqual([3, 3])
})

test('bell: show the badge for a count of 3 and none for 0, whatever the list holds (V549)', async ({ page }) => {
  await stub(page, [notice(1, { received: true })], 3)
  await open(page, '/events')
  await expect(dot(page)).toBeVisible()
  await page.unrouteAll()
  await stub(page, [notice(1)], 0)
  const listed = page.waitForResponse('**/api/user/notifications')
  await open(page, '/events')
  await listed
  await settled(page)
  await expect(dot(page)).toHaveCount(0)
})

/** Hides the tab or shows it again; browsers themselves do so only to tabs of a window. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: hidden ? 'hidden' : 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
    if (!hidden) window.dispatchEvent(new Event('focus'))
  }, isHidden)

test('bell: do not poll while the tab is hidden, and poll at once when it is shown again (V568)', async ({ page }) => {
  const counts = await openPaused(page)
  await setHidden(page, true)
  await pass(page, 120_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await settled(page)
  expect(counts()).toEqual([1, 1])
  await setHidden(page, false)
  await settled(page)
  expect(counts()).toEqual([2, 2])
  await pass(page, 30_000)
  expect(counts()).toEqual([3, 3])
})

test('bell: cut a title and a text of more than 50 characters (V205)', async ({ page }) => {
  const [title, text] = ['Очень длинное название новости: ', 'Очень длинный текст новости под ним: '].map((start) => start.padEnd(70, 'я'))
  await stub(page, [notice(1, { title, text })], 0)
  await open(page, '/events')
  await bell(page).click()
  for (const long of [title, text]) await expect(page.getByText(`${long?.slice(0, 50)}…`, { exact: true })).toBeVisible()
})

test('bell: cut long titles; link names to the event and the person, other items to their address (V205, V213, V214)', async ({ page }) => {
  const long = 'Очень длинное название новости, которое не помещается в одну строку колокольчика'
  await stub(
    page,
    [
      notice(1, { title: long, data: { eventId: 5, eventName: 'Ярмарка', userId: 6, userName: 'Вера Тихонова' } }),
      notice(2, { type: 5, data: { quizUrl: 'https://quiz.example/1' } }),
      notice(3, { type: 5, data: { quizUrl: 'www.quiz.example' } }),
      notice(4, { type: 5, data: { quizUrl: '/inbox' } }),
    ],
    0,
  )
  await open(page, '/events')
  await bell(page).click()
  await expect(page.getByText(`${long.slice(0, 50).trimEnd()}…`, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ярмарка' })).toHaveAttribute('href', '/events/5')
  await expect(page.getByRole('link', { name: 'Вера Тихонова' })).toHaveAttribute('href', '/users/6')
  for (const [title, href] of [
    ['Новость 2', 'https://quiz.example/1'],
    ['Новость 3', 'https://www.quiz.example'],
  ] as const) {
    await expect(row(page, title).getByRole('link')).toHaveAttribute('href', href)
    await expect(row(page, title).getByRole('link')).toHaveAttribute('target', '_blank')
  }
  await row(page, 'Новость 4').getByRole('link').click()
  await expect(page).toHaveURL(/\/inbox$/)
})

test('bell: a contact request is decided in the bell, and stays decided (V208, V209, V211, V212)', async ({ browser, url }) => {
  const requester = await newcomer(browser, url, { phone: '+79161260001', first_name: 'Ася' })
  const owner = await newcomer(browser, url, { phone: '+79161260002', first_name: 'Олег' })
  await post(requester.page, 'participant/accesses/request-contact', { userId: owner.id })
  const newestOf = async (page: Page) => (await (await page.request.get('/api/user/notifications')).json())._items[0]
  await expect.poll(async () => (await newestOf(owner.page))?.type).toBe(3)
  await open(owner.page, '/events')
  await bell(owner.page).click()
  await expect(owner.page.getByRole('button', { name: 'Отказать' })).toBeVisible()
  await owner.page.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(owner.page.getByText('Контакты открыты')).toBeVisible()
  await open(owner.page, '/events')
  await bell(owner.page).click()
  await expect(owner.page.getByText('Контакты открыты')).toBeVisible()
  await expect(owner.page.getByRole('button', { name: 'Отказать' })).toHaveCount(0)
  await expect.poll(async () => (await newestOf(requester.page))?.data.decision).toBe('approved')
  expect(await newestOf(requester.page)).toMatchObject({ type: 4, data: { userId: owner.id } })
})

test('bell: a failed decision is reported, logged once, and can be repeated (V215)', async ({ page, quietConsole }) => {
  await stub(page, [notice(1, { type: 3, data: { userId: 6, userName: 'Вера Тихонова', decision: null } })], 0)
  await page.route('**/api/participant/accesses/decision', (route) => route.fulfill({ status: 500, json: {} }))
  await open(page, '/events')
  await bell(page).click()
  await page.getByRole('button', { name: 'Показать', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Не получилось ответить на запрос. Попробуйте ещё раз.')
  await expect(page.getByRole('button', { name: 'Показать', exact: true })).toBeEnabled()
  const logged = quietConsole.splice(0).filter((text) => !text.includes('status of 500'))
  expect(logged).toEqual(['a contact request could not be answered'])
})

test('bell: a closed announcement stays closed for 30 days (V216)', async ({ page }) => {
  await stub(page, [notice(7, { global: true, received: null })], 0)
  await open(page, '/events')
  await bell(page).click()
  await page.getByRole('button', { name: 'Закрыть «Новость 7»' }).click()
  await expect(row(page, 'Новость 7')).toHaveCount(0)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'notice_7_closed')
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(30)
  await open(page, '/events')
  await bell(page).click()
  await expect(page.getByText('Пока тихо.')).toBeVisible()
  await page.context().clearCookies({ name: 'notice_7_closed' })
  await open(page, '/events')
  await bell(page).click()
  await expect(row(page, 'Новость 7')).toBeVisible()
})

test('bell: a failure to load notifications is logged and not shown (V218)', async ({ page, quietConsole }) => {
  await page.route('**/api/user/notifications**', (route) => route.fulfill({ status: 500, json: {} }))
  const warned = page.waitForEvent('console', (message) => message.text() === 'notifications could not be read')
  await open(page, '/events')
  await warned
  await expect(page.getByRole('alert')).toHaveCount(0)
  await bell(page).click()
  await expect(page.getByText('Пока тихо.')).toBeVisible()
  const logged = quietConsole.splice(0).filter((text) => !text.includes('status of 500'))
  expect(new Set(logged)).toEqual(new Set(['notifications could not be read']))
})

test('bell: requests that end with the page, or without a network, are no failures', async ({ page, quietConsole }) => {
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/user/notifications/count'))
  await page.route('**/api/user/notifications**', (route) => route.abort())
  await open(page, '/events')
  await lost
  await bell(page).click()
  await expect(page.getByText('Пока тихо.')).toBeVisible()
  expect(quietConsole.splice(0).filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([])
})
