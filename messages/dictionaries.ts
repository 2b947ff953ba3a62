import type { Locale } from '../contract/locales.ts'
import { en, enServer } from './en.ts'
import { kk, kkServer } from './kk.ts'
import { typeset } from './no-break.ts'
import { type Dictionary, ru, ruServer, type ServerDictionary } from './ru.ts'

/** Programs read the titles of exported columns, so these keep their plain spaces. */
const typesetAll = <Words extends { columns: unknown }>(words: Words): Words => ({ ...typeset(words), columns: words.columns })

/** All dictionaries by locale, for emails and server answers. A browser loads only the screen dictionaries of its language. */
export const dictionaries: Record<Locale, Dictionary & ServerDictionary> = {
  ru: typesetAll({ ...ru, ...ruServer }),
  en: typesetAll({ ...en, ...enServer }),
  kz: typesetAll({ ...kk, ...kkServer }),
}
