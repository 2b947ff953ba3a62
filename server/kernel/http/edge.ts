import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { hiddenCookieNames } from '../../../contract/cookies.ts'
import { type Locale, locales, negotiateLocale } from '../../../contract/locales.ts'
import { type Actor, actorOf } from '../actor.ts'
import type { Caller } from '../caller.ts'
import { addressKey } from '../network-address.ts'
import type { Resources } from '../resources.ts'
import { isOwnOrigin } from './own-site.ts'

/** The caller of a request. The session cookie is accepted only on requests from our own site (A013, V463). */
export const callerOf = (request: FastifyRequest, resources: Resources, locale: Locale): Caller => {
  const bearer = bearerOf(request)
  const isOurs = isSameOrigin(request, resources.siteUrl)
  const cookies = isOurs ? hiddenCookies(request, resources.siteUrl) : null
  const token = bearer ?? (cookies?.token || null)
  let actor: Promise<Actor | null> | undefined
  return {
    requestId: request.id,
    locale,
    addressKey: addressKey(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    isBrowser: !bearer && ['sec-fetch-site', 'origin', 'cookie'].some((name) => request.headers[name] !== undefined),
    hasToken: token !== null,
    token,
    browser: cookies?.browser || null,
    device: cookies?.device || null,
    visitor: cookies?.visitor || null,
    isNavigation: isDocumentNavigation(request),
    referrer: referrerOf(request),
    isUnseen: isUnseen(request),
    isSameOrigin: isOurs,
    actor: () => (actor ??= token ? actorOf(resources, token, resources.clock()) : Promise.resolve(null)),
    session: { started: null, ended: false },
    cacheTags: token === null && request.method === 'GET' ? new Set() : null,
  }
}

const bearerOf = (request: FastifyRequest): string | null => /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null

const hiddenCookies = ({ headers }: FastifyRequest, siteUrl: string) => {
  const names = hiddenCookieNames(siteUrl)
  const cookies = parseCookie(headers.cookie ?? '')
  return { token: cookies[names.token], browser: cookies[names.browser], device: cookies[names.device], visitor: cookies[names.visitor] }
}

/** True when the request comes from a page of our own site, or from no page. */
export const isSameOrigin = (request: FastifyRequest, siteUrl: string): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none' || isVisit(request)
  const { origin, referer } = request.headers
  if (origin !== undefined) return isOwnOrigin(origin, siteUrl)
  // without Fetch Metadata only the Referer shows the page of a followed link
  return referer === undefined || isVisitable(request) || isOwnOrigin(referer, siteUrl)
}

/** True when another site's page sends a changing request with our cookie. The cookie is ignored and the request rejected. */
export const isForged = (request: FastifyRequest, caller: Caller): boolean =>
  request.headers.cookie !== undefined && !caller.hasToken && request.method !== 'GET' && !caller.isSameOrigin

/** True when a link on another site opens a page or a file. The matched route decides, because an address has many spellings. */
const isVisit = (request: FastifyRequest): boolean => isVisitable(request) && isDocumentNavigation(request)

const isVisitable = ({ method, routeOptions }: FastifyRequest): boolean => method === 'GET' && visitable.has(routeOptions.config?.kind)

const visitable = new Set<string | undefined>(['page', 'file'])

/** True when the browser opens the address as a document, such as by a link in a page or program. */
export const isDocumentNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'

const referrerOf = ({ headers: { referer = '' } }: FastifyRequest): string | null =>
  URL.canParse(referer) ? new URL(referer).hostname.slice(0, 100) : null

/** True for robots that name themselves, for previews of messengers, and for prefetches. Programs of users are none of these. */
export const isUnseen = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'HEAD' ||
  ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].some((name) => /prefetch|preview/i.test(String(headers[name] ?? ''))) ||
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|embedly|whatsapp|vkshare|skypeuri|lighthouse|monitor/i.test(headers['user-agent'] ?? '')

/** The language of an API answer: the Accept-Language header, else the user's choice on the site. */
export const apiLocale = ({ headers }: Pick<IncomingMessage, 'headers'>): Locale => {
  const header = headers['accept-language']
  if (header) return negotiateLocale(header)
  const chosen = headers.cookie && parseCookie(headers.cookie).locale
  return locales.find((locale) => locale === chosen) ?? 'ru'
}

/** True when the client accepts JSON and no page. */
export const asksForJson = ({ headers: { accept = '' } }: Pick<IncomingMessage, 'headers'>) =>
  accept.includes('application/json') && !accept.includes('text/html')

/** The unparsed cache key of a request without a session: everything its answer depends on. */
export const anonymousKey = (request: Pick<IncomingMessage, 'headers' | 'url'>, apiBase: string): string =>
  request.url?.startsWith(`${apiBase}/`) ? `${apiLocale(request)} ${request.url}` : `${asksForJson(request)} ${request.url}`
