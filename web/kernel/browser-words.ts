import { use } from 'react'
import { type Locale, languageTags } from '../../contract/locales.ts'
import { typeset } from '../../messages/no-break.ts'
import type { Dictionary } from '../../messages/ru.ts'
import { untilOnline } from './connection/until-online.ts'

declare global {
  interface Window {
    /** The words that the page was rendered with, by area: `router-inside/page-scripts.ts` loads them before the entry. */
    __siteWords?: Record<string, unknown>
  }
}

/**
 * The dictionary of one language in a browser, by area. The page brings the areas it was rendered with. Reading another one, such as
 * that of a dialog not opened before, suspends the component until the area is loaded.
 */
export const browserWords = (locale: Locale, brought: Record<string, unknown> = {}) => {
  const loaded = new Map(Object.entries(brought).map(([area, words]) => [area, typeset(words)]))
  const pending = new Map<string, Promise<unknown>>()

  // the list of all areas grows with the product, so a page that needs no other area does not load it
  let loaders: ReturnType<typeof loadersOf> | undefined
  const readArea = async (area: string) => {
    try {
      loaders ??= loadersOf(locale)
      return typeset(await (await loaders)[area]?.())
    } catch (error) {
      loaders = undefined
      throw error
    }
  }
  const fetchArea = (area: string) => untilOnline(() => readArea(area))

  const fetchOnce = (area: string): Promise<unknown> => {
    const promise = pending.get(area) ?? fetchArea(area)
    pending.set(area, promise)
    return promise
  }

  const load = async (area: string) => void loaded.set(area, await fetchOnce(area))

  // each area of the dictionary has a file of its name; dictionary.test.ts proves it
  // a suspended render must get the same promise when React retries it
  const t = new Proxy({} as Dictionary, { get: (_none, area: string) => loaded.get(area) ?? use(fetchOnce(area)) })
  return { t, load }
}

/** The loaders of one language, because those of all three would triple their list. */
const loadersOf = async (locale: Locale): Promise<Record<string, () => Promise<unknown>>> => {
  const indexes = {
    ru: () => import('../../messages/browser/ru.ts'),
    en: () => import('../../messages/browser/en.ts'),
    kk: () => import('../../messages/browser/kk.ts'),
  }
  return (await indexes[languageTags[locale]]()).screenWords
}
