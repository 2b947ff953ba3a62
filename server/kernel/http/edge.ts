import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { type Locale, locales, negotiateLocale } from '../../../contract/locales.ts'
import { type Actor, actorOf } from '../actor.ts'
import type { Caller } from '../caller.ts'
import { addressKey } from '../network-address.ts'
import type { Resources } from '../resources.ts'

/**
 * The visitor behind a request. The session cookie counts only when the request comes from our own site: this edge is
 * what turns it into the bearer of the call (A013, V463).
 */
export const callerOf = (request: FastifyRequest, resources: Resources, locale: Locale): Caller => {
  const bearer = bearerOf(request)
  const { token: cookie, browser } = parseCookie(request.headers.cookie ?? '')
  const token = bearer ?? (cookie && isSameOrigin(request) ? cookie : null)
  let actor: Promise<Actor | null> | undefined
  return {
    requestId: request.id,
    locale,
    addressKey: addressKey(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    isBrowser: !bearer && ['sec-fetch-site', 'origin', 'cookie'].some((name) => request.headers[name] !== undefined),
    hasToken: token !== null,
    token,
    browser: browser && isSameOrigin(request) ? browser : null,
    actor: () => (actor ??= token ? actorOf(resources, token, resources.clock()) : Promise.resolve(null)),
    session: { started: null, ended: false },
    cacheTags: token === null && request.method === 'GET' ? new Set() : null,
  }
}

const bearerOf = (request: FastifyRequest): string | null => /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null

/** Does the request come from our own pages, or from no page at all? Browsers send at least one of the two headers. */
export const isSameOrigin = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none' || isNavigation(request)
  const origin = request.headers.origin
  return origin === undefined || hostOf(origin) === request.headers.host
}

/** Another site's page makes the browser act with our cookie: that cookie counts for nothing, and the request is refused. */
export const isForged = (request: FastifyRequest, caller: Caller): boolean =>
  request.headers.cookie !== undefined && !caller.hasToken && request.method !== 'GET' && !isSameOrigin(request)

/** Following a link from another site shows a page for the person who is signed in here; it never acts. */
const isNavigation = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  request.headers['sec-fetch-mode'] === 'navigate' &&
  request.headers['sec-fetch-dest'] === 'document' &&
  !request.url.startsWith('/api')

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** Language of an API answer: what the request asks for, else what the person chose on the site. */
export const apiLocale = ({ headers }: Pick<IncomingMessage, 'headers'>): Locale => {
  const header = headers['accept-language']
  if (header) return negotiateLocale(header)
  const chosen = headers.cookie && parseCookie(headers.cookie).locale
  return locales.find((locale) => locale === chosen) ?? 'ru'
}

/** A script asks for data rather than for a page. */
export const asksForJson = ({ headers: { accept = '' } }: Pick<IncomingMessage, 'headers'>) =>
  accept.includes('application/json') && !accept.includes('text/html')

/** All that the answer to a visitor without a session depends on, as it was sent, before anything is parsed. */
export const outerName = (request: Pick<IncomingMessage, 'headers' | 'url'>, apiBase: string): string =>
  request.url?.startsWith(`${apiBase}/`) ? `${apiLocale(request)} ${request.url}` : `${asksForJson(request)} ${request.url}`
