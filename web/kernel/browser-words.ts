import { use } from 'react'
import { type Locale, languageTags } from '../../contract/locales.ts'
import type { Dictionary } from '../../messages/ru.ts'
import { typeset } from './no-break.ts'

/**
 * The dictionary of one language in a browser, loaded by area. Reading an area that is not loaded yet, such as that of a
 * dialog not opened before, suspends the component until the area is loaded.
 */
export const browserWords = (locale: Locale) => {
  const loaded = new Map<string, unknown>()
  const pending = new Map<string, Promise<unknown>>()

  const loaders = loadersOf(locale)
  const fetchArea = async (area: string) => typeset(await (await loaders)[area]?.())

  const fetchOnce = (area: string): Promise<unknown> => {
    const promise = pending.get(area) ?? fetchArea(area)
    pending.set(area, promise)
    return promise
  }

  const load = async (area: string) => void loaded.set(area, await fetchArea(area))

  // each area of the dictionary has a file of its name; dictionary.test.ts proves it
  // a suspended render must get the same promise when React retries it
  const t = new Proxy({} as Dictionary, { get: (_none, area: string) => loaded.get(area) ?? use(fetchOnce(area)) })
  return { t, load: async (areas: readonly string[]) => void (await Promise.all(areas.map(load))) }
}

/** The loaders of one language, because those of all three would be a tenth of the scripts of every page. */
const loadersOf = async (locale: Locale): Promise<Record<string, () => Promise<unknown>>> => {
  const indexes = {
    ru: () => import('../../messages/browser/ru.ts'),
    en: () => import('../../messages/browser/en.ts'),
    kk: () => import('../../messages/browser/kk.ts'),
  }
  return (await indexes[languageTags[locale]]()).screenWords
}
