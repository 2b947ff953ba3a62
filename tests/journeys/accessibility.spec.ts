import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { limitMs } from '../kit/time-limits.ts'
import { eventsLike, expect, test, untilAlive } from './kit.ts'
import { visits } from './screen-visits.ts'

type Variant = { locale: '' | '/en' | '/kz'; colorScheme: 'light' | 'dark'; width: 360 | 1280 }

const languages = { '': 'ru', '/en': 'en', '/kz': 'kk' }

const variantOf = (number: number): Variant => ({
  locale: (['', '/en', '/kz'] as const)[number % 3] ?? '',
  colorScheme: number < 6 ? 'light' : 'dark',
  width: number % 2 === 0 ? 360 : 1280,
})

/** Every combination of language, colour scheme and width. */
const variants = Array.from({ length: 12 }, (_, number) => variantOf(number))

/**
 * Two combinations for each screen that share neither language, scheme nor width. They rotate with the index of the screen in
 * the list, so that twelve screens cover every combination. `npm test -- --all` uses every combination on every screen.
 */
const variantsAt = (place: number): Variant[] => {
  if (process.env.ALL_LOOKS) return variants
  const first = place % 12
  return [variantOf(first), variantOf(((first + 1) % 6) + (first < 6 ? 6 : 0))]
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// only violations are reported, and legacy mode needs no second page for other origins: a third of the time
const onlyViolations = { resultTypes: ['violations' as const] }

for (const [place, { path, as }] of visits.entries())
  test(`accessibility: axe finds nothing on ${path}${as ? ` as ${as}` : ''}`, async ({ page, signIn }) => {
    test.setTimeout(limitMs(180_000))
    if (as) await signIn(as)
    await inspect({ page, path, variants: variantsAt(place) })
  })

const eventKinds = {
  'open access': 'access=open&actual=1',
  'by application': 'access=approval-required&actual=1',
  team: 'participationFormat=team',
  quiz: 'participationFormat=quiz',
  'online with a stream': 'formats=online&additional=live',
  past: 'actual=0&dateTo=:yesterday',
}

for (const [place, [kind, query]] of Object.entries(eventKinds).entries())
  test(`accessibility: axe finds nothing on an event page, ${kind}`, async ({ page, signIn }) => {
    test.setTimeout(limitMs(180_000))
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const [event] = await eventsLike(page, `${query.replace(':yesterday', yesterday)}&paginationSize=1`)
    if (!event) throw new Error(`the demo has no event of the kind ${kind}`)
    const path = `/events/${event.id}`
    await inspect({ page, path, variants: variantsAt(place) })
    await signIn('participant')
    await inspect({ page, path, variants: variantsAt(place) })
  })

/** Content that opens on a click: menus, dialogs, filters, the bell and a form with errors. */
const presses: { name: string; path: string; as?: string; press: (page: Page) => Promise<void> }[] = [
  {
    name: 'the sign-in dialog',
    path: '/events',
    press: (page) => pressUntil(page, page.locator('header a[href*="/login"]:visible'), 'dialog[open] form'),
  },
  {
    name: 'the filters',
    path: '/events',
    press: (page) => pressUntil(page, page.locator('main :is(summary, [popovertarget]):visible'), 'main details[open], .filter-sheet:popover-open'),
  },
  { name: 'a form with errors', path: '/simple/login?way=password', press: (page) => page.locator('form button[type=submit]').last().click() },
  {
    name: 'the user menu',
    path: '/events',
    as: 'participant',
    press: (page) => pressUntil(page, page.locator('header summary:visible').last(), 'header details[open]'),
  },
  {
    name: 'the bell',
    path: '/events',
    as: 'participant',
    press: (page) => pressUntil(page, page.locator('header summary:visible').first(), 'header details[open]'),
  },
]

const pressUntil = async (page: Page, target: Locator, result: string) => {
  await target.first().click()
  await page.locator(result).first().waitFor()
}

for (const [place, { name, path, as, press }] of presses.entries())
  test(`accessibility: axe finds nothing in ${name}`, async ({ page, signIn }) => {
    test.setTimeout(limitMs(180_000))
    if (as) await signIn(as)
    await inspect({ page, path, variants: variantsAt(place), press })
  })

type Inspection = { page: Page; path: string; variants: Variant[]; press?: (page: Page) => Promise<void> }

/** All combinations of a screen in one page, because a context for each would load scripts and styles again. */
const inspect = async ({ page, path, variants, press }: Inspection) => {
  const found: string[] = []
  for (const { locale, colorScheme, width } of variants) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(locale + path)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(languages[locale])
    if (press) {
      await untilAlive(page)
      await press(page)
    }
    const { violations } = await new AxeBuilder({ page }).options(onlyViolations).withTags(rules).setLegacyMode().analyze()
    for (const { id, nodes } of violations) found.push(`${locale}${path} ${width} ${colorScheme} ${id}: ${nodes[0]?.html.slice(0, 200)}`)
  }
  expect(found).toEqual([])
}
