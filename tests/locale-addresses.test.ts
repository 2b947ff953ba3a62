import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite } from '../built-site.ts'
import { createApp } from '../server/server.ts'
import { withSiteHost } from './kit/site-host.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

test('pages: speak the language of the address, whatever the browser asks (V001, V022, V025)', async () => {
  for (const [address, title, lang] of [
    ['/events', 'События', 'ru'],
    ['/en/events', 'Events', 'en'],
    ['/kz/events', 'Іс-шаралар', 'kk'],
  ] as const) {
    const page = await world.page(address, { headers: { 'accept-language': 'en-US,en;q=0.9' } })
    expect([address, page.texts('h1'), page.$('html').attr('lang')]).toEqual([address, [title], lang])
  }
})

test('links: keep the language (V023)', async () => {
  await world.given.event()
  const page = await world.page('/en/events')
  const links = page
    .$('a[href^="/"]:not([hreflang])')
    .toArray()
    .map((link) => page.$(link).attr('href') ?? '')
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter((href) => !/^\/(en(\/|$|\?)|api\/)/.test(href))).toEqual([])
})

test('redirects: keep the language and the query (V026, V034, V035, V036, V037, V038)', async () => {
  const app = withSiteHost(await createApp(world, await builtSite()))
  const moves = {
    '/reg': '/registration',
    '/poll/77': '/quiz/77',
    '/profile/edit/main': '/settings',
    '/event/point/view/12': '/places/12',
    '/poll/nti_participants': '/events/175400',
  }
  for (const prefix of ['', '/en', '/kz'])
    for (const [from, to] of Object.entries(moves)) {
      const { statusCode, headers } = await app.inject({ url: `${prefix}${from}?a=1` })
      expect([from, [301, 302].includes(statusCode), headers.location]).toEqual([from, true, `${prefix}${to}?a=1`])
    }
  await app.close()
})

test('error page: say what happened, with its status and the way home (V089, V094, V096)', async () => {
  const page = await world.page('/en/no-such-page')
  expect([page.status, page.texts('h1')]).toEqual([404, ['Page not found']])
  expect(page.$('main').text()).toContain('404')
  expect(page.link('Home page')).toBe('/en')
  expect((await world.page('/events/99999999')).status).toBe(404)
})

test('header: list the sections in their order (V108)', async () => {
  const page = await world.page('/kz')
  const sections = page
    .$('header nav[aria-label="Бөлімдер"]')
    .first()
    .find('a')
    .toArray()
    .map((link) => page.$(link).attr('href'))
  expect(sections).toEqual(['/kz/events', '/kz/places', '/kz/events/competition', '/kz/organizations', '/kz/users'])
})
