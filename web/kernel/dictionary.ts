import type { Locale } from '../../contract/locales.ts'
import type { Dictionary } from '../../messages/ru.ts'

/** Each language is a file of its own, so that a browser loads only one. */
export const loadDictionary = async (locale: Locale): Promise<Dictionary> => {
  if (locale === 'en') return (await import('../../messages/en.ts')).en
  if (locale === 'kz') return (await import('../../messages/kk.ts')).kk
  return (await import('../../messages/ru.ts')).ru
}
