import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { type Locale, locales, negotiateLocale } from '../../../contract/locales.ts'
import { type Actor, actorOf } from '../actor.ts'
import type { Caller } from '../caller.ts'
import type { Resources } from '../resources.ts'

/**
 * The visitor behind a request. The session cookie counts only when the request comes from our own site: this edge is
 * what turns it into the bearer of the call (A013, V463).
 */
export const callerOf = (request: FastifyRequest, resources: Resources, locale: Locale): Caller => {
  const bearer = bearerOf(request)
  const cookie = parseCookie(request.headers.cookie ?? '').token
  const token = bearer ?? (cookie && isSameOrigin(request) ? cookie : null)
  let actor: Promise<Actor | null> | undefined
  return {
    requestId: request.id,
    locale,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    isBrowser: !bearer && ['sec-fetch-site', 'origin', 'cookie'].some((name) => request.headers[name] !== undefined),
    hasToken: token !== null,
    token,
    actor: () => (actor ??= token ? actorOf(resources.db, token, resources.clock()) : Promise.resolve(null)),
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

/** Following a link from another site shows a page for the person who is signed in here; it never acts. */
const isNavigation = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  request.headers['sec-fetch-mode'] === 'navigate' &&
  request.headers['sec-fetch-dest'] === 'document' &&
  !request.url.startsWith('/api')

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** Language of an API answer: what the request asks for, else what the person chose on the site. */
export const apiLocale = (request: FastifyRequest): Locale => {
  const chosen = locales.find((locale) => locale === parseCookie(request.headers.cookie ?? '').locale)
  const header = request.headers['accept-language']
  return header ? negotiateLocale(header) : (chosen ?? 'ru')
}
