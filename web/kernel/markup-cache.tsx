import { randomBytes } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { type Locale, localePrefixes } from '../../contract/locales.ts'
import { ApiBaseContext } from './api-base.ts'
import { type CachedHtml, MarkupContext } from './cached-part.tsx'
import type { Markup, MarkupStore } from './context.ts'
import { type TrackedWords, trackedWords } from './dictionary.ts'
import { StaticPage } from './router-inside/static-page.tsx'
import { WordsProvider } from './words.tsx'

/** Marks the place of a cached part until the page is assembled; it is random, so that no user text can contain it. */
const token = randomBytes(15).toString('base64url')
const mark = new RegExp(`<!--${token}:(\\d+)-->`)

export type MarkupCache = { cachedHtml: CachedHtml; assemble: (html: string) => Buffer }

type Setting = { locale: Locale; apiBase: string; store: MarkupStore }

/** Renders and caches parts of a page in one language; the areas they use are added to those of the page. */
export const markupCache = (setting: Setting, page: TrackedWords): MarkupCache => {
  const used: Markup[] = []
  return {
    cachedHtml: ({ of, at = '/', children }) => {
      const key = JSON.stringify([setting.locale, setting.apiBase, at, of])
      const markup = setting.store.getOrRender(key, () => renderMarkup(setting, at, children))
      for (const area of markup.usedAreas) page.usedAreas.add(area)
      return `<!--${token}:${used.push(markup) - 1}-->`
    },
    /** The page with its cached parts inserted. Parts are stored as bytes, because encoding their text costs as much as rendering. */
    assemble: (html) => Buffer.concat(html.split(mark).map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : bytesOf(used[Number(piece)])))),
  }
}

const bytesOf = (markup: Markup | undefined): Buffer => {
  if (!markup) throw new Error('a page has a marker without its cached part')
  return markup.html
}

/** React writes preload hints in front of a part; a browser renders no such elements. */
const hints = /^(<link rel="preload"[^>]*>)+/

const renderMarkup = (setting: Setting, at: string, content: React.ReactNode): Markup => {
  const { locale, apiBase } = setting
  const words = trackedWords(locale)
  const { cachedHtml, assemble } = markupCache(setting, words)
  const html = renderToString(
    <WordsProvider locale={locale} t={words.t}>
      <MarkupContext value={cachedHtml}>
        <StaticPage at={at} basename={localePrefixes[locale] || '/'}>
          <ApiBaseContext value={apiBase}>{content}</ApiBaseContext>
        </StaticPage>
      </MarkupContext>
    </WordsProvider>,
  )
  return { html: assemble(html.replace(hints, '')), usedAreas: words.usedAreas }
}
