import type { Locale } from '../contract/locales.ts'
import { letters as enLetters } from './en/letters.ts'
import { refusals as enRefusals } from './en/refusals.ts'
import { en } from './en.ts'
import { letters as kkLetters } from './kk/letters.ts'
import { refusals as kkRefusals } from './kk/refusals.ts'
import { kk } from './kk.ts'
import { letters } from './ru/letters.ts'
import { refusals } from './ru/refusals.ts'
import { type Dictionary, ru } from './ru.ts'
import type { SameWords } from './words.ts'

type ServerDictionary = Dictionary & { letters: SameWords<typeof letters>; refusals: SameWords<typeof refusals> }

/** All words by locale, for letters and answers of the server; a browser loads only its own, without these two. */
export const dictionaries: Record<Locale, ServerDictionary> = {
  ru: { ...ru, letters, refusals },
  en: { ...en, letters: enLetters, refusals: enRefusals },
  kz: { ...kk, letters: kkLetters, refusals: kkRefusals },
}
