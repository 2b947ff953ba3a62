import { randomBytes } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { createStaticRouter, StaticRouterProvider } from 'react-router'
import { type Locale, localePrefixes } from '../../contract/locales.ts'
import { ApiBaseContext } from './api-base.ts'
import { type TrackedWords, trackedWords } from './dictionary.ts'
import { type CachedHtml, MarkupContext } from './kept-markup.tsx'
import { WordsProvider } from './words.tsx'

type Markup = { html: Buffer; usedAreas: TrackedWords['usedAreas'] }

const maxBytes = 8_000_000

/** Recently rendered parts, shared by all pages. They hold no personal data: the cache key names everything a part shows. */
const markups = new Map<string, Markup>()
let bytes = 0

/** Marks the place of a cached part until the page is assembled; it is random, so that no user text can contain it. */
const token = randomBytes(15).toString('base64url')
const mark = new RegExp(`<!--${token}:(\\d+)-->`)

export type MarkupCache = { cachedHtml: CachedHtml; assemble: (html: string) => Buffer }

type Setting = { locale: Locale; apiBase: string }

/** Renders and caches parts of a page in one language; the areas they use are added to those of the page. */
export const markupCache = (setting: Setting, page: TrackedWords): MarkupCache => {
  const used: Markup[] = []
  return {
    cachedHtml: ({ of, at = '/', children }) => {
      const key = JSON.stringify([setting.locale, setting.apiBase, at, of])
      const markup = markups.get(key) ?? renderMarkup(setting, at, children)
      evict(key)
      add(key, markup)
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

const add = (key: string, markup: Markup) => {
  markups.set(key, markup)
  bytes += key.length + markup.html.length
  for (const oldest of markups.keys()) {
    if (bytes <= maxBytes) return
    evict(oldest)
  }
}

const evict = (key: string) => {
  const markup = markups.get(key)
  if (!markup) return
  markups.delete(key)
  bytes -= key.length + markup.html.length
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

type Place = { at: string; basename: string; children: React.ReactNode }

/** Renders content at an address with the links, forms and fetchers of a page's router, but without its data. */
const StaticPage = ({ at, basename, children }: Place) => {
  const { pathname, search } = new URL(at, 'http://site')
  const route = { id: 'kept', path: '*', element: children }
  const context = {
    basename,
    location: { pathname: basename === '/' ? pathname : basename + pathname, search, hash: '', state: null, key: 'default' },
    matches: [{ params: {}, pathname, pathnameBase: pathname, route }],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  }
  // the other fields serve prefetching links, which the site does not use
  const router = createStaticRouter([route], context as unknown as StaticContext)
  return <StaticRouterProvider router={router} context={context as unknown as StaticContext} hydrate={false} />
}

type StaticContext = Parameters<typeof createStaticRouter>[1]
