import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Address } from '../../../contract/contract.ts'
import { showsUnfinishedAnswers } from '../../../contract/cookies.ts'
import { type Locale, splitLocale } from '../../../contract/locales.ts'
import type { Problem } from '../../../contract/shapes.ts'
import type { SyncPerRequest } from '../cache/changes.ts'
import type { Caller } from '../caller.ts'
import { safeError } from '../log.ts'
import { partnerReturn } from '../partner-return.ts'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import type { CallRequest, RunCall } from '../run-call.ts'
import { type Answer, longestSharedUrl, type SharedAnswers, sendAnswer, shareAnswer, sharedOf } from './answer.ts'
import { answerFailure } from './answer-failure.ts'
import type { Failed } from './answer-problem.ts'
import { anonymousKey, asksForJson, callerOf } from './edge.ts'
import { drain, type PageForm, refusalOfBody, takePageBodies } from './page-bodies.ts'
import { problemOf } from './problems.ts'
import { pageSecurityHeaders } from './security.ts'
import { sessionCookieLines } from './session-cookies.ts'

export type Outcome = { ok: true; reply: unknown } | { ok: false; problem: Problem }

/** The input of the web part for one page, without data of other users. */
export type PageRequest = {
  request: Request
  locale: Locale
  /** The address without its locale. */
  path: string
  call: (request: CallRequest) => Promise<Outcome>
  hasToken: boolean
  /** Marks our own inline scripts. A personal page sends it to the browser; a shared page replaces it with script hashes. */
  nonce: string
  siteUrl: string
  apiBase: string
  hasInbox: boolean
  isDemo: boolean
  hasKit: boolean
  /** True when a social network is configured for sign-in. */
  hasSocial: boolean
  /** Tiles of the maps: a template or a PMTiles archive. */
  mapTilesUrl: string | null
  now: Date
  /** The reason why the request body was rejected. */
  refused: Problem | null
  /** The partner that has registered the origin of an address, or null. */
  partnerOf: (address: string) => { title: string; address: string } | null
}
export type Page = { status: number; headers: Headers; body: Buffer }
export type Render = (page: PageRequest) => Promise<Page>

type Site = { resources: Resources; run: RunCall; shared: SharedAnswers; syncFor: SyncPerRequest; render: Render }

/** Serves every page. Requests without a session share one rendering. */
export const registerSite = (app: FastifyInstance, site: Site) => {
  const answer: RouteHandlerMethod = (request, reply) => answerPage(site, request, reply)
  app.setErrorHandler((error, request, reply) => answerPageFailure(site, { request, reply, error, locale: splitLocale(request.url).locale }))
  takePageBodies(app, site.resources, answer)
}

/** Answers a rejected body with a rendered page that shows the reason, and any other failure with the error page. */
const answerPageFailure = async (site: Site, { request, reply, error, locale }: Failed) => {
  const refusal = asksForJson(request) ? null : refusalOfBody(error)
  if (!refusal) return answerFailure(site.resources, error, request, reply)
  await drain(request)
  const url = pageUrl(site, request)
  const refused = problemOf(refusal, { locale, requestId: request.id, apiBase: site.resources.config.API_BASE })
  const caller = callerOf(request, site.resources, locale)
  const page = await renderAnswer(site, { request, caller, url, path: splitLocale(url.pathname).path, refused })
  return sendAnswer(request, reply, sharedOf(page, site.resources.clock().getTime()))
}

const answerPage = async (site: Site, request: FastifyRequest, reply: FastifyReply) => {
  const url = pageUrl(site, request)
  const { locale, path } = splitLocale(url.pathname)
  const caller = callerOf(request, site.resources, locale)
  rejectUnservable(request, caller)
  const jsonCall = jsonCalls[path]
  if (jsonCall && asksForJson(request))
    return reply
      .header('cache-control', 'private, no-store')
      .send(await site.run({ address: jsonCall, query: Object.fromEntries(url.searchParams) }, caller))
  void caller.actor().catch(() => undefined)
  await site.syncFor(request.raw)
  const nowMs = site.resources.clock().getTime()
  const make = () => renderAnswer(site, { request, caller, url, path })
  const isShared = mayShare(request, caller) && url.href.length <= longestSharedUrl
  const key = `page ${url.pathname}${url.search}`
  const cachedRequest = { key, nowMs, accepted: request.headers['accept-encoding'] }
  const entry = isShared ? await shareAnswer(site.shared, cachedRequest, make) : sharedOf(await make(), nowMs)
  if (isShared) site.shared.name(key, anonymousKey(request.raw, site.resources.config.API_BASE))
  for (const line of sessionCookieLines(caller.session, site.resources.siteUrl)) reply.header('set-cookie', line)
  return sendAnswer(request, reply, entry)
}

const mayShare = (request: FastifyRequest, caller: Caller): boolean => request.method === 'GET' && !isPersonal(request, caller)

const isPersonal = ({ url, headers }: FastifyRequest, { hasToken }: Caller): boolean => hasToken || showsUnfinishedAnswers(url, headers.cookie)

const rejectUnservable = (request: FastifyRequest, caller: Caller) => {
  if (!pageMethods.has(request.method)) throw new Refusal('methodNotAllowed')
  // the browser's router cannot decode a broken escape in the address bar
  if (request.originalUrl !== request.url || lineBreak.test(request.url.split('?', 1)[0] ?? '')) throw new Refusal('notFound')
  if (request.method === 'POST' && !caller.isSameOrigin) throw new Refusal('crossSite')
}

/** No route matches a path with a line break, not even the route for unknown pages. The router would log an error. */
const lineBreak = /%0[ad]|%e2%80%a[89]/i

const pageMethods = new Set(['GET', 'HEAD', 'POST'])

/** Pages that return the JSON of their call to scripts. */
const jsonCalls: Record<string, Address> = { '/inbox': 'GET /inbox' }

const trackingParameter = /^(utm_\w+|yclid|gclid|fbclid|ysclid|msclkid|_openstat|_gl)$/

/**
 * The address for routing, rendering and caching a page. It has the site's host, whatever Host the request has, and no
 * tracking parameters; other parameters are sorted by name. The setters of URL cannot change the host.
 */
const pageUrl = ({ resources }: Site, request: FastifyRequest): URL => {
  const [, path = '/', search = ''] = /^([^?]*)(.*)$/s.exec(request.url) ?? []
  const url = new URL(resources.siteUrl)
  url.pathname = path.replace(/^[/\\]+/, '/')
  url.search = search
  const parameters = url.search
    .slice(1)
    .split('&')
    .filter((part) => !trackingParameter.test(nameOf(part)))
  url.search = parameters.sort((a, b) => compare(nameOf(a), nameOf(b))).join('&')
  return url
}

const nameOf = (part: string): string => part.split('=', 1)[0] ?? ''

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

type PageView = { request: FastifyRequest; caller: Caller; url: URL; path: string; refused?: Problem }

const renderAnswer = async (site: Site, { request, caller, url, path, refused }: PageView): Promise<Answer> => {
  const { resources } = site
  const nonce = randomBytes(16).toString('base64url')
  const page = await site.render({
    request: webRequest(request, caller, url),
    locale: caller.locale,
    path,
    call: (call) => outcomeOf(site, caller, call),
    hasToken: caller.hasToken,
    nonce,
    siteUrl: resources.siteUrl,
    apiBase: resources.config.API_BASE,
    hasInbox: resources.config.hasInbox,
    isDemo: resources.config.isDemo,
    hasKit: resources.config.KIT ?? resources.config.NODE_ENV === 'development',
    hasSocial: resources.outside.social.networks.length > 0,
    mapTilesUrl: resources.config.MAP_TILES_URL ?? null,
    now: resources.clock(),
    refused: refused ?? null,
    partnerOf: (address) => partnerReturn(resources.config.PARTNERS, address),
  })
  return pageAnswer(page, { nonce, caller, resources, isPersonal: isPersonal(request, caller) })
}

/** Headers that pages read. A shared page is rendered without them, so that its bytes depend only on its cache key. */
const readHeaders = ['cookie', 'referer', 'sec-fetch-site']

const webRequest = (request: FastifyRequest, caller: Caller, url: URL): Request => {
  const headers = new Headers()
  if (!mayShare(request, caller)) for (const name of readHeaders) if (request.headers[name]) headers.set(name, String(request.headers[name]))
  const hasBody = request.method === 'POST'
  return new Request(url, {
    method: request.method,
    headers,
    // takePageBodies parses every body to this type
    body: hasBody ? ((request.body as PageForm | undefined) ?? new URLSearchParams()) : null,
  })
}

const outcomeOf = async ({ run, resources }: Site, caller: Caller, call: CallRequest): Promise<Outcome> => {
  try {
    return { ok: true, reply: await run(call, caller) }
  } catch (error) {
    caller.cacheTags = null
    const problem = problemOf(error, { locale: caller.locale, requestId: caller.requestId, apiBase: resources.config.API_BASE })
    if (problem.status >= 500) resources.log.error({ requestId: caller.requestId, address: call.address, error: safeError(error) }, 'call failed')
    return { ok: false, problem }
  }
}

type Rendered = { nonce: string; caller: Caller; resources: Resources; isPersonal: boolean }

const pageAnswer = (page: Page, { nonce, caller, resources: { config, siteUrl }, isPersonal }: Rendered): Answer => {
  const { body, sources } = withScriptSources(page, nonce, caller)
  const own = [...page.headers].filter(([name]) => name !== 'set-cookie')
  const cookies = page.headers.getSetCookie().map((line): [string, string] => ['set-cookie', line])
  const isOwn = isPersonal || cookies.length > 0
  const caching: [string, string] = ['cache-control', isOwn ? 'private, no-store' : 'no-cache']
  if (cookies.length > 0) caller.cacheTags = null
  return {
    kind: 'page',
    status: page.status,
    headers: [
      ...own,
      ...cookies,
      caching,
      ...(config.NODE_ENV === 'development'
        ? []
        : pageSecurityHeaders({
            scripts: sources,
            siteUrl,
            partnerOrigins: config.PARTNERS.flatMap(({ origins }) => origins),
            tilesUrl: config.MAP_TILES_URL,
          })),
      ...(page.status === 503 ? [['retry-after', '1'] as [string, string]] : []),
    ],
    body,
    tags: caller.cacheTags,
  }
}

/** A personal page keeps its nonce. A shared page gets script hashes instead; other content has no sources. */
const withScriptSources = ({ headers, body }: Page, nonce: string, caller: Caller): { body: Buffer; sources: string[] } => {
  if (!headers.get('content-type')?.startsWith('text/html')) return { body, sources: [] }
  return caller.hasToken ? { body, sources: [`'nonce-${nonce}'`] } : hashScripts(body.toString('utf8'), nonce)
}

/** Replaces the nonces of our inline scripts with policy hashes, because a cached page must not contain a nonce. */
const hashScripts = (html: string, nonce: string) => {
  const hashes = new Set<string>()
  const marked = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const body = html.replace(marked, (_all, before: string, after: string, code: string) => {
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    return `<script${before}${after}>${code}</script>`
  })
  return { body: Buffer.from(body.replaceAll(` nonce="${nonce}"`, '')), sources: [...hashes] }
}
