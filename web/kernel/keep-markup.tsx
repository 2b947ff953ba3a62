import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { type Locale, localePrefixes } from '../../contract/locales.ts'
import { type SpokenWords, spokenWords } from './dictionary.ts'
import type { KeepMarkup } from './kept-markup.tsx'
import { WordsProvider } from './words.tsx'

type Markup = { html: string; spoken: SpokenWords['spoken'] }

const mostLetters = 8_000_000

/** What was rendered lately, for pages to come; it holds nothing of a person, for a page asks by all that it shows. */
const markups = new Map<string, Markup>()
let letters = 0

/** Renders parts of a page in a language, each once; the page speaks with their words. */
export const markupKeeper =
  (locale: Locale, page: SpokenWords): KeepMarkup =>
  ({ of, at = '/', children }) => {
    const key = JSON.stringify([locale, at, of])
    const markup = markups.get(key) ?? made(locale, at, children)
    forget(key)
    remember(key, markup)
    for (const area of markup.spoken) page.spoken.add(area)
    return markup.html
  }

const remember = (key: string, markup: Markup) => {
  markups.set(key, markup)
  letters += key.length + markup.html.length
  for (const oldest of markups.keys()) {
    if (letters <= mostLetters) return
    forget(oldest)
  }
}

const forget = (key: string) => {
  const markup = markups.get(key)
  if (!markup) return
  markups.delete(key)
  letters -= key.length + markup.html.length
}

const made = (locale: Locale, at: string, content: React.ReactNode): Markup => {
  const { t, spoken } = spokenWords(locale)
  const prefix = localePrefixes[locale]
  const html = renderToString(
    <WordsProvider locale={locale} t={t}>
      <StaticRouter basename={prefix || '/'} location={prefix + at}>
        {content}
      </StaticRouter>
    </WordsProvider>,
  )
  return { html, spoken }
}
