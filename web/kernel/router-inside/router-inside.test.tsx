import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { renderToString } from 'react-dom/server'
import {
  createMemoryRouter,
  createRequestHandler,
  type EntryContext,
  Form,
  Link,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  UNSAFE_decodeViaTurboStream,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
  useFetcher,
  useLoaderData,
} from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { isDataAddress, isDataRequest } from './data-request.ts'
import { withMatchedRoutes } from './matched-routes.ts'
import { pageScripts } from './page-scripts.ts'
import { StaticPage } from './static-page.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Names one thing that this folder takes for granted about React Router. */
const assumption = (name: string, check: () => Promise<void>) =>
  test(`router: ${name}`, () =>
    check().catch((cause) => {
      throw new Error(`React Router has changed: look here (web/kernel/router-inside). ${cause.message}`, { cause })
    }))

const Page = () => <p>{useLoaderData<{ name: string }>().name}</p>
const Root = () => (
  <>
    <Outlet />
    <Scripts nonce="n" />
  </>
)

const requests: Request[] = []
const load = ({ request }: { request: Request }) => {
  requests.push(request)
  return { name: 'loaded' }
}

const routes = {
  root: { id: 'root', path: '', module: { default: Root } },
  page: { id: 'page', parentId: 'root', path: 'events', module: { default: Page, loader: load, action: load } },
  other: { id: 'other', parentId: 'root', path: 'other', module: { default: Page } },
}
const manifest = {
  version: '1',
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/shared.js'] },
  routes: Object.fromEntries(
    Object.values(routes).map(({ module, ...route }) => [
      route.id,
      { ...route, module: `/${route.id}.js`, imports: [], hasLoader: 'loader' in module, hasDefaultExport: true },
    ]),
  ),
}

type Rendered = { context: EntryContext; whole: string; trimmed: string }

const build = (mode: 'initial' | 'lazy', onRender: (rendered: Rendered) => void = () => undefined) => {
  const handle = (request: Request, _status: number, _headers: Headers, context: EntryContext) => {
    const htmlOf = (shown: EntryContext) => renderToString(<ServerRouter context={{ ...shown, serverHandoffStream: undefined }} url={request.url} />)
    onRender({ context, whole: htmlOf(context), trimmed: htmlOf(withMatchedRoutes(context)) })
    return new Response('')
  }
  const site = { ssr: true, isSpaMode: false, prerender: [], future: {}, basename: '/', publicPath: '/', assetsBuildDirectory: '' }
  // a build holds more than the router reads of it here
  return {
    ...site,
    routes,
    assets: manifest,
    entry: { module: { default: handle } },
    routeDiscovery: { mode, manifestPath: '/m' },
  } as unknown as ServerBuild
}

const rendered = async (mode: 'initial' | 'lazy') => {
  const pages: Rendered[] = []
  const handler = createRequestHandler(build(mode, (page) => pages.push(page)))
  await handler(new Request('http://site.test/events'), new RouterContextProvider())
  const [page] = pages
  if (!page) throw new Error('no page was rendered')
  return page
}

const namesIn = (html: string) => [...new Set(html.match(/__reactRouter\w+/g))].sort()

assumption('its start script sets the names that ours sets, and loads the same modules', async () => {
  const { context, whole } = await rendered('initial')
  const ours = pageScripts({ context, data: 'data', locale: 'en', usedAreas: new Set(), usedParts: new Set(), nonce: 'n' })
  expect(namesIn(ours)).toEqual(namesIn(whole + (await rendered('lazy')).whole))
  for (const part of [
    `window.__reactRouterContext = ${context.serverHandoffString};`,
    'window.__reactRouterContext.stream = new ReadableStream(',
    '.pipeThrough(new TextEncoderStream())',
    'import "/manifest.js"',
    'import * as route0 from "/root.js"',
    'import * as route1 from "/page.js"',
    'window.__reactRouterRouteModules = {"root":route0,"page":route1};',
    'import("/entry.js");',
  ])
    expect(whole).toContain(part)
  for (const file of ['/manifest.js', '/entry.js', '/shared.js', '"root":"/root.js"', '"page":"/page.js"']) expect(ours).toContain(file)
})

assumption('its loader data travels as one string', async () => {
  const { context } = await rendered('initial')
  const data = context.serverHandoffStream ? await text(context.serverHandoffStream) : ''
  const stream = new Blob([data]).stream()
  expect((await UNSAFE_decodeViaTurboStream(stream, globalThis)).value).toMatchObject({ loaderData: { page: { name: 'loaded' } } })
})

assumption('a page needs only its matched routes of the manifest', async () => {
  const { context, whole, trimmed } = await rendered('initial')
  expect(Object.keys(withMatchedRoutes(context).manifest.routes)).toEqual(['root', 'page'])
  expect(whole).toContain('<p>loaded</p>')
  expect(trimmed).toBe(whole)
})

assumption('the built manifest describes every route as the start script reads it', async () => {
  const assets = join(import.meta.dirname, '../../../build/client/assets')
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? ''
  const [, json = ''] = /^window\.__reactRouterManifest=(.*?);?$/s.exec(readFileSync(join(assets, file), 'utf8')) ?? []
  const described: object[] = Object.values(JSON.parse(json).routes)
  expect(described.length).toBeGreaterThan(20)
  for (const route of described) {
    expect(route).toMatchObject({ id: expect.any(String), module: expect.any(String) })
    // the start script loads one module a route
    expect(Object.entries(route).filter(([name, value]) => /Module$/.test(name) && value)).toEqual([])
  }
  // a redirect has no component, a screen has one
  const withComponent = new Set(described.flatMap((route) => ('hasDefaultExport' in route && 'id' in route ? [route.id] : [])))
  expect([withComponent.has('screens/events/list'), withComponent.has('screens/redirects/reg')]).toEqual([true, false])
})

assumption('data and forms are requested at an address of their own', async () => {
  const handler = createRequestHandler(build('initial'))
  const context = new RouterContextProvider()
  requests.length = 0
  await handler(new Request('http://site.test/events?a=.data'), context)
  await handler(new Request('http://site.test/events.data'), context)
  await handler(new Request('http://site.test/events.data', { method: 'POST', body: new URLSearchParams() }), context)
  expect(requests.map(isDataRequest)).toEqual([false, true, true])
})

assumption('a browser fetches data at a URL object and names no method', async () => {
  const fetched = vi.fn(async (_input: unknown, _init?: RequestInit) => new Response('lost', { status: 503 }))
  vi.stubGlobal('fetch', fetched)
  const [root, page] = ['', 'events'].map((path) => ({ id: path || 'root', path: `/${path}`, loader: () => null }))
  const known = { ...manifest, routes: { events: { ...manifest.routes.page, id: 'events' } } }
  // the strategy reads only routes of the manifest
  const [found, none] = [known as unknown as EntryContext['manifest'], {}]
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
    [root, page].flatMap((route) => route ?? []),
    {
      hydrationData: { loaderData: { root: null } },
      dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(() => router, found, none, true),
    },
  )
  await router.navigate('/events')
  const [[input, init] = []] = fetched.mock.calls
  expect(input).toBeInstanceOf(URL)
  expect(input instanceof URL && isDataAddress(input)).toBe(true)
  expect(init?.method).toBeUndefined()
})

assumption('the page on the way is known from the press on', async () => {
  const router = createMemoryRouter([{ path: '/' }, { path: '/users', loader: () => null }], { hydrationData: { loaderData: {} } })
  const arrived = router.navigate('/users')
  expect(router.state.navigation.location?.pathname).toBe('/users')
  await arrived
  expect(router.state.navigation.location).toBeUndefined()
})

const Fetched = () => {
  const { Form: FetcherForm } = useFetcher()
  return <FetcherForm action="/favorite" method="post" />
}

assumption('links, forms and fetchers of a page need no more of its context than a cached part has', async () => {
  const html = renderToString(
    <StaticPage at="/events?a=1" basename="/en">
      <Link to="/events/5">five</Link>
      <Form action="/find" />
      <Fetched />
    </StaticPage>,
  )
  for (const part of ['href="/en/events/5"', 'action="/en/find"', 'action="/en/favorite"']) expect(html).toContain(part)
})
