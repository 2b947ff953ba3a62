import { expect, test, untilAlive } from './kit.ts'

test('languages: every screen in three languages; the default is Russian whatever the browser asks (V001, V022, V025)', async ({ browser, url }) => {
  const context = await browser.newContext({ locale: 'fr-FR', baseURL: url })
  const page = await context.newPage()
  for (const [path, title, lang] of [
    ['/events', 'События', 'ru'],
    ['/en/events', 'Events', 'en'],
    ['/kz/events', 'Іс-шаралар', 'kk'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
  await context.close()
})

test('languages: links keep the language (V023)', async ({ page }) => {
  await page.goto('/en/events')
  const foreign = await page.locator('a[href^="/"]').evaluateAll((all) =>
    all
      .filter((link) => !link.hasAttribute('hreflang'))
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^\/(en(\/|$|\?)|api\/)/.test(href)),
  )
  expect(foreign).toEqual([])
})

test('languages: switching keeps the page, and stores the choice for a year (V024, V504)', async ({ page, context }) => {
  await page.goto('/events?cityId=881')
  await untilAlive(page)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/events\?cityId=881/)
  const localeCookie = (await context.cookies()).find((cookie) => cookie.name === 'locale')
  expect(localeCookie?.value).toBe('en')
  expect(Math.round(((localeCookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
})

test('redirects: keep the language and the query (V026, V034, V035, V036, V037, V038)', async ({ request }) => {
  const moves = {
    '/reg': '/registration',
    '/poll/77': '/quiz/77',
    '/profile/edit/main': '/settings',
    '/event/point/view/12': '/places/12',
    '/poll/nti_participants': '/events/175400',
  }
  for (const prefix of ['', '/en', '/kz'])
    for (const [from, to] of Object.entries(moves)) {
      const answer = await request.get(`${prefix}${from}?a=1`, { maxRedirects: 0 })
      expect([301, 302]).toContain(answer.status())
      expect(answer.headers().location).toBe(`${prefix}${to}?a=1`)
    }
})

test('error page: a broken escape in the address shows the 404 page with a link home', async ({ page }) => {
  for (const address of ['/en/events/%ZZ', '/en/%E0%A4%A']) {
    const answer = await page.goto(address)
    expect([address, answer?.status()]).toEqual([address, 404])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.getByRole('main').getByRole('link', { name: 'Home page' }).click()
    await expect(page).toHaveURL(/\/en$/)
  }
})

test('error page: show the cause, the status and a link home (V089, V094, V096)', async ({ page }) => {
  const answer = await page.goto('/en/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Home page' }).click()
  await expect(page).toHaveURL(/\/en$/)
  expect((await page.goto('/events/99999999'))?.status()).toBe(404)
})

test('header: show the built sections in their order (V108)', async ({ page }) => {
  await page.goto('/kz')
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Бөлімдер' }).first().getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/kz/events',
    '/kz/events/competition',
    '/kz/users',
  ])
})

test('cookie notice: stay closed once closed (V046)', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Хорошо' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Хорошо' })).toBeHidden()
})

test('redirects: the legacy address shows the event and its canonical address (V031)', async ({ page, request }) => {
  const [event] = (await (await request.get('/api/events?actual=1')).json())._items
  await page.goto(`/event/${event.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.name)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/events/${event.id}$`))
})
