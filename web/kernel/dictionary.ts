import type { Locale } from '../../contract/locales.ts'
import { en } from '../../messages/en.ts'
import { kk } from '../../messages/kk.ts'
import { typeset } from '../../messages/no-break.ts'
import { type Dictionary, ru } from '../../messages/ru.ts'

const dictionaries: Record<Locale, Dictionary> = { ru: typeset(ru), en: typeset(en), kz: typeset(kk) }

export type Area = keyof Dictionary

/** The dictionary of a language for one page, and the areas the page has used: its browser loads those first. */
export const trackedWords = (locale: Locale) => {
  const usedAreas = new Set<Area>(['common'])
  const t = new Proxy(dictionaries[locale], {
    get: (all, area: Area) => {
      usedAreas.add(area)
      return all[area]
    },
  })
  return { t, usedAreas }
}
export type TrackedWords = ReturnType<typeof trackedWords>
