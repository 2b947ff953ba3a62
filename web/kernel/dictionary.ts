import type { Locale } from '../../contract/locales.ts'
import { en } from '../../messages/en.ts'
import { kk } from '../../messages/kk.ts'
import { type Dictionary, ru } from '../../messages/ru.ts'

const dictionaries: Record<Locale, Dictionary> = { ru, en, kz: kk }

export type Area = keyof Dictionary

/** The words of a language for one page, and the areas that it has spoken with: those its browser needs first. */
export const spokenWords = (locale: Locale) => {
  // what is shown when something fails is at hand in every browser
  const spoken = new Set<Area>(['common', 'errors'])
  const t = new Proxy(dictionaries[locale], {
    get: (all, area: Area) => {
      spoken.add(area)
      return all[area]
    },
  })
  return { t, spoken }
}
export type SpokenWords = ReturnType<typeof spokenWords>
