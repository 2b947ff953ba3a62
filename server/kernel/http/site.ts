import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Address } from '../../../contract/contract.ts'
import { type Locale, splitLocale } from '../../../contract/locales.ts'
import type { Problem } from '../../../contract/shapes.ts'
import type { CallRequest, RunCall } from '../call.ts'
import type { Caller } from '../caller.ts'
import { safeError } from '../log.ts'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { type Answer, type SharedAnswers, sendAnswer, shareAnswer, sharedOf } from './answer.ts'
import { answerProblem } from './answer-problem.ts'
import { callerOf, isSameOrigin } from './edge.ts'
import { problemOf } from './problems.ts'
import { pageSecurityHeaders } from './security.ts'
import { sessionCookieLines } from './session-cookies.ts'

export type Outcome = { ok: true; reply: unknown } | { ok: false; problem: Problem }

/** What the web part gets for one page, and nothing of another visitor's. */
export type PageRequest = {
  request: Request
  locale: Locale
  /** The address without its locale. */
  path: string
  call: (request: CallRequest) => Promise<Outcome>
  hasToken: boolean
  /** Marks our own inline scripts until their hashes are taken; it never leaves the server. */
  nonce: string
  siteUrl: string
  hasInbox: boolean
  isDemo: boolean
  now: Date
}
export type Page = { status: number; headers: Headers; body: Buffer }
export type Render = (page: PageRequest) => Promise<Page>

type Site = { resources: Resources; run: RunCall; shared: SharedAnswers; render: Render }

const longestSharedUrl = 1_000
const largestForm = 64 * 1024

/** Serves every page. Visitors without a session share what was rendered for one of them. */
export const registerSite = (app: FastifyInstance, site: Site) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestForm }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => answerProblem(site.resources, { request, reply, error, locale: splitLocale(request.url).locale }))
  app.all('/*', (request, reply) => answerPage(site, request, reply))
}

const answerPage = async (site: Site, request: FastifyRequest, reply: FastifyReply) => {
  const url = cleanUrl(request.url)
  const { locale, path } = splitLocale(url.pathname)
  const caller = callerOf(request, site.resources, locale)
  if (request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request)) throw new Refusal('crossSite')
  const twin = jsonTwins[path]
  if (twin && asksForJson(request)) return reply.send(await site.run({ address: twin, query: Object.fromEntries(url.searchParams) }, caller))
  const nowMs = site.resources.clock().getTime()
  const make = () => renderAnswer(site, request, caller, url, path)
  const isShared = request.method === 'GET' && !caller.hasToken && url.href.length <= longestSharedUrl
  const entry = isShared ? await shareAnswer(site.shared, sharedKey(url), nowMs, make) : sharedOf(await make(), nowMs)
  for (const line of sessionCookieLines(caller.session, site.resources.siteUrl.startsWith('https:'))) reply.header('set-cookie', line)
  return sendAnswer(request, reply, entry)
}

/** Pages that answer scripts with the call they show. */
const jsonTwins: Record<string, Address> = { '/inbox': 'GET /inbox' }

const asksForJson = ({ headers: { accept = '' } }: FastifyRequest) => accept.includes('application/json') && !accept.includes('text/html')

const trackingParameter = /^(utm_\w+|yclid|gclid|fbclid|ysclid|msclkid|_openstat|_gl)$/

/** The address without what advertisers add, else as it was written. */
const cleanUrl = (raw: string): URL => {
  const url = new URL(raw.replace(/^\/{2,}/, '/'), 'http://site')
  const parts = url.search.slice(1).split('&')
  const kept = parts.filter((part) => !trackingParameter.test(part.split('=', 1)[0] ?? ''))
  if (kept.length < parts.length) url.search = kept.join('&')
  return url
}

/** Parameters in another order ask for the same page. */
const sharedKey = (url: URL): string => `page ${url.pathname} ${url.search.slice(1).split('&').sort().join('&')}`

const renderAnswer = async (site: Site, request: FastifyRequest, caller: Caller, url: URL, path: string): Promise<Answer> => {
  const { resources } = site
  const nonce = randomBytes(16).toString('base64url')
  const page = await site.render({
    request: webRequest(request, url),
    locale: caller.locale,
    path,
    call: (call) => outcomeOf(site, caller, call),
    hasToken: caller.hasToken,
    nonce,
    siteUrl: resources.siteUrl,
    hasInbox: resources.config.hasInbox,
    isDemo: resources.config.isDemo,
    now: resources.clock(),
  })
  return pageAnswer(page, { nonce, caller, resources })
}

const webRequest = (request: FastifyRequest, url: URL): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(`${request.protocol}://${request.host}${url.pathname}${url.search}`, {
    method: request.method,
    headers,
    body: hasBody ? new Uint8Array(request.body as Buffer) : null,
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

type Rendered = { nonce: string; caller: Caller; resources: Resources }

const pageAnswer = (page: Page, { nonce, caller, resources: { config, siteUrl } }: Rendered): Answer => {
  const isHtml = page.headers.get('content-type')?.startsWith('text/html') === true
  const { body, hashes } = isHtml ? hashScripts(page.body.toString('utf8'), nonce) : { body: page.body, hashes: [] }
  const own = [...page.headers].filter(([name]) => name !== 'set-cookie')
  const cookies = page.headers.getSetCookie().map((line): [string, string] => ['set-cookie', line])
  const caching: [string, string] = ['cache-control', caller.hasToken ? 'private, no-store' : 'no-cache']
  if (cookies.length > 0) caller.cacheTags = null
  return {
    status: page.status,
    headers: [
      ...own,
      ...cookies,
      caching,
      ...(config.NODE_ENV === 'development' ? [] : pageSecurityHeaders(hashes, siteUrl)),
      ...(page.status === 503 ? [['retry-after', '1'] as [string, string]] : []),
    ],
    body,
    tags: caller.cacheTags,
  }
}

/** Takes the marks off our inline scripts and their hashes for the policy, so that cached pages need no nonce. */
const hashScripts = (html: string, nonce: string) => {
  const hashes = new Set<string>()
  const marked = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const body = html.replace(marked, (_all, before: string, after: string, code: string) => {
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    return `<script${before}${after}>${code}</script>`
  })
  return { body: Buffer.from(body.replaceAll(` nonce="${nonce}"`, '')), hashes: [...hashes] }
}
