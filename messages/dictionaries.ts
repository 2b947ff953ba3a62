import type { Locale } from '../contract/locales.ts'
import { en, enServer } from './en.ts'
import { kk, kkServer } from './kk.ts'
import { type Dictionary, ru, ruServer, type ServerDictionary } from './ru.ts'

/** All dictionaries by locale, for emails and server answers. A browser loads only the screen dictionaries of its language. */
export const dictionaries: Record<Locale, Dictionary & ServerDictionary> = {
  ru: { ...ru, ...ruServer },
  en: { ...en, ...enServer },
  kz: { ...kk, ...kkServer },
}
