import type { Locale } from '../contract/locales.ts'
import { en, enServer } from './en.ts'
import { kk, kkServer } from './kk.ts'
import { type Dictionary, ru, ruServer, type ServerDictionary } from './ru.ts'

/** All words by locale, for letters and answers of the server; a browser loads only those of its language that screens say. */
export const dictionaries: Record<Locale, Dictionary & ServerDictionary> = {
  ru: { ...ru, ...ruServer },
  en: { ...en, ...enServer },
  kz: { ...kk, ...kkServer },
}
