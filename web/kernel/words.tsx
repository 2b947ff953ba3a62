import { createContext, type ReactNode, use } from 'react'
import type { Locale } from '../../contract/locales.ts'
import type { Dictionary } from '../../messages/ru.ts'

type Words = { locale: Locale; t: Dictionary }

const WordsContext = createContext<Words | null>(null)

/** Provides the dictionary of one language to its children. */
export const WordsProvider = ({ locale, t, children }: Words & { children: ReactNode }) => (
  <WordsContext value={{ locale, t }}>{children}</WordsContext>
)

const useProvided = () => {
  const words = use(WordsContext)
  if (!words) throw new Error('WordsProvider is missing')
  return words
}

/** The dictionary of the user's language. */
export const useWords = () => useProvided().t
export const useLocale = () => useProvided().locale
