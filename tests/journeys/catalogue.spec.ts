import { eventsLike, expect, open, settled, test, untilAlive } from './kit.ts'

const cards = 'main article'

test('catalogue: eight events, the promo card, the rest; load more appends without repeating (V052, V053)', async ({ page }) => {
  await page.goto('/events')
  await untilAlive(page)
  const cells = page.locator('main ul.grid > li')
  await expect(cells).toHaveCount(16)
  await expect(cells.nth(8)).toContainText('Есть идея для стартапа?')
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(cells).toHaveCount(31)
  const links = await page.locator(`${cards} h2 a`).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(links).size).toBe(links.length)
})

test('catalogue: going back from an event restores the loaded pages and the place', async ({ page }) => {
  // none of these events ends while the test runs
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await open(page, `/events?dateFrom=${from}`)
  const links = page.locator(`${cards} h2 a`)
  await expect(links).toHaveCount(24)
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect.poll(() => links.count()).toBeGreaterThan(27)
  const names = await links.allTextContents()
  const opened = links.nth(26)
  await opened.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1_000)
  await opened.click()
  await expect(page).toHaveURL(/\/events\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: names[26] ?? '' })).toBeVisible()
  await page.goBack()
  await expect(links).toHaveText(names)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expect(opened).toBeInViewport()
})

test('catalogue: Enter in the search field leaves a clean address and puts the match first (V060)', async ({ page }) => {
  const [event] = await eventsLike(page, 'actual=1&paginationSize=1&search=бухгалтер&sort=weight')
  await open(page, '/events')
  await page.getByRole('searchbox').first().fill('бухгалтер')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/events\?search=[^&]+&sort=weight$/)
  await expect(page.locator(`${cards} h2`).first()).toHaveText(String(event?.name))
  await expect(page.locator('select[name=sort] option:checked')).toHaveText('По совпадению')
})

test('catalogue: on a phone the first card is on the first screen, and one button opens the filters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const address of ['/users', '/events']) {
    await open(page, address)
    await expect(page.locator(cards).first()).toBeInViewport()
    await expect(page.locator('main summary', { hasText: 'Город' })).toBeHidden()
  }
  await page.getByRole('button', { name: 'Фильтры' }).click()
  await page.locator('summary', { hasText: 'Темы' }).click()
  await page.getByRole('checkbox').first().click()
  await expect(page).toHaveURL(/themes=\d+/)
  const shown = page.getByRole('button', { name: /^Показать \d+$/ })
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await shown.click()
  await expect(shown).toBeHidden()
  await expect(page.getByRole('button', { name: 'Фильтры 1' })).toBeVisible()
})

test('catalogue: any filter reloads the list from page one, 24 at a time, and the address holds it (V057, V065)', async ({ page }) => {
  await page.goto('/events')
  await untilAlive(page)
  await page.locator('summary', { hasText: 'Город' }).click()
  await page.getByRole('radio', { name: /Москва/ }).click()
  await expect(page).toHaveURL(/cityId=881/)
  const { length } = await eventsLike(page, 'cityId=881&actual=1&paginationSize=24')
  await expect(page.locator(cards)).toHaveCount(length)
})

test('catalogue: each chosen filter is a removable chip; reset clears all (V048, V050)', async ({ page }) => {
  await page.goto('/events?themes=1&themes=2&cityId=881')
  await untilAlive(page)
  const chips = page.getByRole('list', { name: 'Выбрано' }).getByRole('link')
  await expect(chips).toHaveCount(3)
  await page.getByRole('link', { name: /^Убрать: Стартапы/ }).click()
  await expect(chips).toHaveCount(2)
  await expect(page).toHaveURL(/themes=1/)
  await page.getByRole('link', { name: 'Сбросить', exact: true }).click()
  await expect(page).toHaveURL(/\/events$/)
})

test('catalogue: more filters open and close; the internal type is not offered (V049, V063)', async ({ page }) => {
  await page.goto('/events')
  const more = page.locator('details', { has: page.locator('summary', { hasText: 'Ещё фильтры' }) })
  await expect(more).not.toHaveAttribute('open')
  await page.locator('summary', { hasText: 'Ещё фильтры' }).click()
  await expect(more).toHaveAttribute('open')
  const types = await page.locator('select[name=typeIds] option').evaluateAll((all) => all.map((option) => option.getAttribute('value')))
  expect(types).not.toContain('9')
  await page.locator('summary', { hasText: 'Меньше фильтров' }).click()
  await expect(more).not.toHaveAttribute('open')
})

test('catalogue: three sorts, each with its value in the request (V051)', async ({ page }) => {
  await page.goto('/events')
  await untilAlive(page)
  const sort = page.locator('select[name=sort]')
  await expect(sort.locator('option')).toHaveCount(3)
  for (const value of ['popularity', 'weight', 'date']) {
    await sort.selectOption(value)
    await expect(page).toHaveURL(new RegExp(`sort=${value}`))
  }
})

test('search field: one request after a pause, sorted by weight; clearing sorts by date (V060, V061, V062)', async ({ page }) => {
  await page.goto('/events')
  await untilAlive(page)
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/events.data') && requested.push(request.url()))
  const search = page.getByRole('searchbox').first()
  await search.pressSequentially('склад', { delay: 40 })
  await expect(page).toHaveURL(/sort=weight/)
  expect(requested).toHaveLength(1)
  await search.fill('')
  await expect(page).toHaveURL(/sort=date/)
})

test('search field: send the text 600 ms after the last key (V506)', async ({ page }) => {
  await page.clock.install({ time: '2026-03-10T09:00:00Z' })
  await open(page, '/events')
  await page.clock.pauseAt('2026-03-10T10:00:00Z')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('search=') && sent.push(request.url()))
  const search = page.getByRole('searchbox').first()
  for (const text of ['скл', 'склад']) {
    await search.fill(text)
    await page.clock.runFor(599)
    await settled(page)
    expect(sent).toEqual([])
  }
  const requested = page.waitForRequest((request) => request.url().includes('search='))
  await page.clock.runFor(1)
  await requested
})

test('catalogue: a compilation is requested alone and disables search, sort and filters until it is cleared (V058, V059)', async ({ page }) => {
  await page.goto('/events?cityId=881&themes=1&search=%D0%B0&sort=weight')
  await untilAlive(page)
  const pills = ['Город', 'Дата', 'Темы', 'Площадки'].map((name) => page.getByRole('button', { name, exact: true }))
  const search = page.getByRole('searchbox').first()
  const fields = [search, page.locator('select[name=sort]')]
  const compilation = page.locator('input[name=compilationId]')
  for (const field of fields) await expect(field).toBeEnabled()

  await page.locator('summary', { hasText: 'Подборка' }).click()
  const requested = page.waitForRequest((request) => request.url().includes('/events.data') && request.url().includes('compilationId'))
  await compilation.nth(1).click()
  const names = [...new URL((await requested).url()).searchParams.keys()].filter((name) => name !== '_routes')
  expect(names).toEqual(['compilationId'])
  await expect(page).toHaveURL(/\/events\?compilationId=\d+$/)
  for (const control of [...pills, ...fields]) await expect(control).toBeDisabled()
  await expect(search).toHaveValue('')

  await page
    .getByRole('link', { name: /^Убрать/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/events$/)
  for (const field of fields) await expect(field).toBeEnabled()
  for (const name of ['Город', 'Дата', 'Темы', 'Площадки']) await expect(page.locator('summary', { hasText: name }).first()).toBeVisible()
  for (const pill of pills) await expect(pill).toHaveCount(0)
})

test('heart: a visitor is redirected to the sign-in and no request is sent (V086)', async ({ page }) => {
  await page.goto('/events')
  await untilAlive(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('favorite') && sent.push(request.url()))
  await page
    .getByRole('button', { name: /^В избранное/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(sent).toEqual([])
})

test('heart: change at once, and keep the change after a reload (V085)', async ({ page, signIn }) => {
  await signIn('expert')
  await page.goto('/events')
  await untilAlive(page)
  const heart = page.getByRole('button', { name: /^В избранное/ }).nth(3)
  const before = await heart.getAttribute('aria-pressed')
  const saved = page.waitForResponse((answer) => answer.url().includes('/favorite.data'))
  await heart.click()
  await saved
  await page.reload()
  expect(
    await page
      .getByRole('button', { name: /^В избранное/ })
      .nth(3)
      .getAttribute('aria-pressed'),
  ).not.toBe(before)
})

test('heart: a press on a later page of the list keeps its result, also after going back', async ({ page, signIn }) => {
  await signIn('expert')
  await open(page, '/events')
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  const card = page.locator(cards).nth(25)
  const heart = card.getByRole('button', { name: /^В избранное/ })
  const after = (await heart.getAttribute('aria-pressed')) === 'true' ? 'false' : 'true'
  const reloaded = page.waitForResponse((answer) => answer.url().includes('/events.data'))
  await heart.click()
  await reloaded
  await settled(page)
  await expect(heart).toHaveAttribute('aria-pressed', after)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/events\/\d+$/)
  await page.goBack()
  await expect(heart).toHaveAttribute('aria-pressed', after)
})

test.describe('in another zone', () => {
  test.use({ timezoneId: 'Asia/Novosibirsk' })
  test('event card: a stream starts in the zone of the browser, a meeting has the mark of its own', async ({ page }) => {
    const [stream] = await eventsLike(page, 'actual=1&formats=online&sort=date&paginationSize=1')
    await open(page, '/events/online')
    const clock = await page.evaluate((at) => new Date(at).toTimeString().slice(0, 5), String(stream?.dateStart))
    const first = page.locator(cards).first()
    await expect(first.locator('time')).toContainText(clock)
    await expect(first).not.toContainText('GMT')
    await open(page, '/events?cityId=881&offline=1')
    await expect(page.locator(cards).first()).toContainText('GMT+3')
  })
})
