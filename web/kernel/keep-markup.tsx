import { randomBytes } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { createStaticRouter, StaticRouterProvider } from 'react-router'
import { type Locale, localePrefixes } from '../../contract/locales.ts'
import { ApiBaseContext } from './api-base.ts'
import { type SpokenWords, spokenWords } from './dictionary.ts'
import { type KeepMarkup, MarkupContext } from './kept-markup.tsx'
import { WordsProvider } from './words.tsx'

type Markup = { html: Buffer; spoken: SpokenWords['spoken'] }

const maxBytes = 8_000_000

/** What was rendered lately, for pages to come; it holds nothing of a person, for a page asks by all that it shows. */
const markups = new Map<string, Markup>()
let bytes = 0

/** Stands for a kept part until the page is put together; nobody outside this process can write it. */
const token = randomBytes(15).toString('base64url')
const mark = new RegExp(`<!--${token}:(\\d+)-->`)

export type MarkupKeeper = { keep: KeepMarkup; whole: (html: string) => Buffer }

type Setting = { locale: Locale; apiBase: string }

/** Renders parts of a page in a language, each once; the page speaks with their words. */
export const markupKeeper = (setting: Setting, page: SpokenWords): MarkupKeeper => {
  const shown: Markup[] = []
  return {
    keep: ({ of, at = '/', children }) => {
      const key = JSON.stringify([setting.locale, setting.apiBase, at, of])
      const markup = markups.get(key) ?? made(setting, at, children)
      forget(key)
      remember(key, markup)
      for (const area of markup.spoken) page.spoken.add(area)
      return `<!--${token}:${shown.push(markup) - 1}-->`
    },
    /** The markup of a page with what was kept of it in its places. Bytes, for making them of text takes as long as rendering it. */
    whole: (html) => Buffer.concat(html.split(mark).map((piece, index) => (index % 2 === 0 ? Buffer.from(piece) : bytesOf(shown[Number(piece)])))),
  }
}

const bytesOf = (markup: Markup | undefined): Buffer => {
  if (!markup) throw new Error('a page shows what was kept for it')
  return markup.html
}

const remember = (key: string, markup: Markup) => {
  markups.set(key, markup)
  bytes += key.length + markup.html.length
  for (const oldest of markups.keys()) {
    if (bytes <= maxBytes) return
    forget(oldest)
  }
}

const forget = (key: string) => {
  const markup = markups.get(key)
  if (!markup) return
  markups.delete(key)
  bytes -= key.length + markup.html.length
}

/** In front of a part React tells which of its pictures to fetch early; in a browser no such elements stand there. */
const hints = /^(<link rel="preload"[^>]*>)+/

const made = (setting: Setting, at: string, content: React.ReactNode): Markup => {
  const { locale, apiBase } = setting
  const words = spokenWords(locale)
  const { keep, whole } = markupKeeper(setting, words)
  const html = renderToString(
    <WordsProvider locale={locale} t={words.t}>
      <MarkupContext value={keep}>
        <Standing at={at} basename={localePrefixes[locale] || '/'}>
          <ApiBaseContext value={apiBase}>{content}</ApiBaseContext>
        </Standing>
      </MarkupContext>
    </WordsProvider>,
  )
  return { html: whole(html.replace(hints, '')), spoken: words.spoken }
}

type Place = { at: string; basename: string; children: React.ReactNode }

/** What stands at an address, with links, forms and fetchers as the router of a page gives them, and none of its data. */
const Standing = ({ at, basename, children }: Place) => {
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
  // the rest of it serves links that fetch ahead, which the site has none of
  const router = createStaticRouter([route], context as unknown as StaticContext)
  return <StaticRouterProvider router={router} context={context as unknown as StaticContext} hydrate={false} />
}

type StaticContext = Parameters<typeof createStaticRouter>[1]
