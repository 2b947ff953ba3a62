import type { Page } from '@playwright/test'
import { colorViolationsOf, violationsOf } from './axe.ts'
import { expect } from './kit.ts'

type Look = { locale: '' | '/en' | '/kz'; colorScheme: 'light' | 'dark'; width: 360 | 1280 }

const languages = { '': 'ru', '/en': 'en', '/kz': 'kk' }

const lookOf = (number: number): Look => ({
  locale: (['', '/en', '/kz'] as const)[number % 3] ?? '',
  colorScheme: number < 6 ? 'light' : 'dark',
  width: number % 2 === 0 ? 360 : 1280,
})

/** Every combination of language, color scheme and width. */
const allLooks = Array.from({ length: 12 }, (_, number) => lookOf(number))

/** Two combinations without a common language, scheme or width. They rotate with the place of the screen in its list. */
const looksAt = (place: number): [Look, Look] => {
  const first = place % 12
  return [lookOf(first), lookOf(((first + 1) % 6) + (first < 6 ? 6 : 0))]
}

type Screen = { page: Page; path: string; place: number; press?: (page: Page) => Promise<void> }

/**
 * Violations on a screen: all rules in one combination, then only the colors in the other scheme and width of the same
 * document. A screen with a press is loaded and checked in full for both. `npm test -- --all` checks all combinations in full.
 */
export const violationsOfScreen = async (screen: Screen): Promise<string[]> => {
  const [first, second] = looksAt(screen.place)
  if (process.env.ALL_LOOKS) return inFull(screen, allLooks)
  if (screen.press) return inFull(screen, [first, second])
  const found = await inFull(screen, [first])
  await apply(screen.page, second)
  const inColors = await colorViolationsOf(screen.page)
  return [...found, ...inColors.map((text) => labelOf(screen, { ...second, locale: first.locale }) + text)]
}

const inFull = async (screen: Screen, looks: Look[]) => {
  const found: string[] = []
  for (const look of looks) {
    await apply(screen.page, look)
    await screen.page.goto(look.locale + screen.path)
    expect(await screen.page.evaluate(() => document.documentElement.lang)).toBe(languages[look.locale])
    await screen.press?.(screen.page)
    for (const text of await violationsOf(screen.page)) found.push(labelOf(screen, look) + text)
  }
  return found
}

const apply = async (page: Page, { colorScheme, width }: Look) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
}

const labelOf = ({ path }: Screen, { locale, colorScheme, width }: Look) => `${locale}${path} ${width} ${colorScheme} `
