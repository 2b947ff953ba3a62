import AxeBuilder from '@axe-core/playwright'
import { eventsLike, expect, test } from './kit.ts'

const locales = ['', '/en', '/kz']
const schemes = ['light', 'dark'] as const
const widths = [360, 1280]

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// what passes is not told, and without frames of other origins axe needs no second page to sum up in: a third of the time
const onlyFaults = { resultTypes: ['violations' as const] }

/** Every screen of the site map that needs no id, as a visitor and as a signed-in person. */
const screens: { path: string; as?: string }[] = [
  { path: '/' },
  { path: '/events' },
  { path: '/events?cityId=881&themes=1&sort=weight' },
  { path: '/events?search=абракадабра' },
  { path: '/events/online' },
  { path: '/events/competition' },
  { path: '/login' },
  { path: '/registration' },
  { path: '/forgot-password' },
  { path: '/agreements/pda' },
  { path: '/delete-confirmation' },
  { path: '/auth/activate' },
  { path: '/mailing/unsubscribe' },
  { path: '/simple/login' },
  { path: '/simple/registration' },
  { path: '/partner/login' },
  { path: '/partner/forgot-password' },
  { path: '/inbox' },
  { path: '/users' },
  { path: '/no-such-page' },
  { path: '/events', as: 'participant' },
  { path: '/activity', as: 'participant' },
  { path: '/profile', as: 'participant' },
  { path: '/qr', as: 'participant' },
  ...['account', 'privacy', 'subscriptions', 'apps', 'interface'].map((tab) => ({ path: `/settings?tab=${tab}`, as: 'participant' })),
  { path: '/users/timur-akhmedov', as: 'participant' },
  { path: '/intro', as: 'participant' },
  { path: '/contacts-decision', as: 'participant' },
  { path: '/admin', as: 'staff' },
  { path: '/admin?queue=mergeRequests&status=all', as: 'staff' },
  { path: '/parental-consent', as: 'child' },
]

for (const { path, as } of screens)
  test(`axe finds nothing on ${path}${as ? ` as ${as}` : ''}, in three languages, light and dark, on a phone and a desk`, async ({
    browser,
    url,
  }) => {
    test.setTimeout(180_000)
    for (const colorScheme of schemes) await inspect({ browser, url, colorScheme, paths: locales.map((locale) => locale + path), as })
  })

test('axe finds nothing on event pages of every kind', async ({ browser, url, page }) => {
  test.setTimeout(240_000)
  const kinds = [
    'access=open&actual=1',
    'access=approval-required&actual=1',
    'participationFormat=team',
    'participationFormat=quiz',
    'formats=online&additional=live',
    'dateTo=2026-01-01',
  ]
  const picked = await Promise.all(kinds.map((query) => eventsLike(page, `${query}&paginationSize=1`)))
  const paths = picked.flat().map((event, index) => `${locales[index % locales.length]}/events/${event.id}`)
  for (const colorScheme of schemes) {
    await inspect({ browser, url, colorScheme, paths })
    await inspect({ browser, url, colorScheme, paths, as: 'participant' })
  }
})

type Inspection = {
  browser: import('@playwright/test').Browser
  url: string
  colorScheme: (typeof schemes)[number]
  paths: string[]
  as?: string | undefined
}

/** Looks at each page in one width a scheme: over two schemes and three languages every pair of theirs is seen. */
const inspect = async ({ browser, url, colorScheme, paths, as }: Inspection) => {
  const context = await browser.newContext({ baseURL: url, colorScheme, reducedMotion: 'reduce' })
  if (as) await context.request.post('/api/auth/login', { data: { email: `${as}@vmeste.example`, password: 'vmeste2026' } })
  const page = await context.newPage()
  const found: string[] = []
  for (const [index, path] of paths.entries()) {
    const width = widths[(index + schemes.indexOf(colorScheme)) % widths.length] ?? 0
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).options(onlyFaults).withTags(rules).setLegacyMode().analyze()
    for (const { id, nodes } of violations) found.push(`${path} ${width} ${colorScheme} ${id}: ${nodes[0]?.html.slice(0, 200)}`)
  }
  await context.close()
  expect(found).toEqual([])
}
