import { use } from 'react'
import { type Locale, languageTags } from '../../contract/locales.ts'
import type { Dictionary } from '../../messages/ru.ts'

/** A file for every language and area; words of the server alone lie in folders below. */
const files = import.meta.glob<Record<string, unknown>>('../../messages/{ru,en,kk}/*.ts')

/**
 * The words of one language in a browser, an area at a time. What was loaded is at hand; what was not, such as the
 * words of a dialog that nobody has opened yet, holds back what shows them until they come.
 */
export const browserWords = (locale: Locale) => {
  const atHand = new Map<string, unknown>()
  const coming = new Map<string, Promise<unknown>>()

  const fetched = async (area: string) => (await files[`../../messages/${languageTags[locale]}/${area}.ts`]?.())?.[area]

  const bring = (area: string): Promise<unknown> => {
    const promise = coming.get(area) ?? fetched(area)
    coming.set(area, promise)
    return promise
  }

  const load = async (area: string) => void atHand.set(area, await fetched(area))

  // each area of the dictionary has a file of its name, which dictionary.test.ts proves
  // what a render has waited for it must ask for in the same way when React takes it up again
  const t = new Proxy({} as Dictionary, { get: (_none, area: string) => atHand.get(area) ?? use(bring(area)) })
  return { t, load: async (areas: readonly string[]) => void (await Promise.all(areas.map(load))) }
}
