import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Locale, localePrefixes } from './contract/locales.ts'
import { createLruMap } from './server/kernel/cache/lru-map.ts'
import type { Page, PageRequest, Render } from './server/kernel/http/site.ts'
import type { Metrics } from './server/kernel/metrics/metrics.ts'
import { StartError } from './server/kernel/start-error.ts'
import type { Markup, MarkupStore } from './web/kernel/context.ts'

/** Renders pages with the output of `npm run build`. */
export const builtSite = async (metrics?: Metrics): Promise<Render> => {
  const path = join(import.meta.dirname, 'build/server/index.js')
  if (!existsSync(path)) throw new StartError('The site is not built: start the product with npm start.')
  const build: ServerBuild = await import(path)
  const { store, sizeBytes } = createMarkupStore()
  metrics?.watchMarkup(sizeBytes)
  return renderer(async () => build, store)
}

const maxMarkupBytes = 8_000_000
const tags: ReadonlySet<string> = new Set()

/** Fragments never expire, because their key contains all their inputs. The least recently used are evicted first. */
const createMarkupStore = () => {
  const entries = createLruMap<{ markup: Markup; tags: typeof tags; sizeBytes: number; expiresAt: number }>(maxMarkupBytes)
  const add = (key: string, markup: Markup) => {
    entries.put(key, { markup, tags, sizeBytes: key.length + markup.html.length, expiresAt: Number.POSITIVE_INFINITY })
    return markup
  }
  const store: MarkupStore = { getOrRender: (key, render) => entries.get(key, 0)?.markup ?? add(key, render()) }
  return { store, sizeBytes: entries.sizeBytes }
}

/** Connects server and web: page loaders access the calls through contexts exported by the web bundle. */
export const renderer =
  (load: () => Promise<ServerBuild>, markup: MarkupStore): Render =>
  async (page: PageRequest): Promise<Page> => {
    const build = await load()
    const { siteContext, pageSink, markupStore } = contextsOf(build)
    const context = new RouterContextProvider()
    const sink: { body?: Buffer } = {}
    context.set(siteContext, page)
    context.set(pageSink, sink)
    context.set(markupStore, markup)
    const answer = await handlersOf(build)[page.locale](page.request, context)
    const body = sink.body ?? Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, body }
  }

type Handlers = Record<Locale, RequestHandler>
const handlers = new WeakMap<ServerBuild, Handlers>()

/** One handler per language and build, because creating a handler compiles all routes. */
const handlersOf = (build: ServerBuild): Handlers => {
  const handlerIn = (locale: Locale) => createRequestHandler({ ...build, basename: localePrefixes[locale] || '/' })
  const known = handlers.get(build) ?? { ru: handlerIn('ru'), en: handlerIn('en'), kz: handlerIn('kz') }
  handlers.set(build, known)
  return known
}

type Contexts = Pick<typeof import('./web/kernel/context.ts'), 'siteContext' | 'pageSink' | 'markupStore'>

// entry.server exports the contexts in addition to what React Router's type declares
const contextsOf = (build: ServerBuild) => build.entry.module as unknown as Contexts
