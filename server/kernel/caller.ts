import type { Locale } from '../../contract/locales.ts'
import type { Actor } from './actor.ts'

/** The caller of one request, however many calls it makes. Created for each request and never shared. */
export type Caller = {
  requestId: string
  locale: Locale
  /** The key of rate limits for the client address (`addressKey`). */
  addressKey: string
  userAgent: string
  /** The session came as a cookie of our own site, not as a bearer header. */
  isBrowser: boolean
  /** A session token was sent, valid or not. */
  hasToken: boolean
  token: string | null
  /** Identifies the browser during a redirect to another site, so that no other browser can complete the return. */
  browser: string | null
  /** Identifies the browser for the count of visitors of short links. */
  visitor: string | null
  /** A person opens the address as a page: the browser says so. */
  isNavigation: boolean
  /** The host of the page with the followed link. */
  referrer: string | null
  /** A robot, a link preview or a prefetch: no person sees the answer. */
  isUnseen: boolean
  /** The request comes from a page of our own site, or from no page. */
  isSameOrigin: boolean
  /** The secret of the `device` cookie, which identifies browsers with an earlier sign-in to the account. */
  device: string | null
  /** Loaded once a request. */
  actor: () => Promise<Actor | null>
  session: SessionCookies
  /** Cache tags of the answer; null once a call was made whose answer must not be shared. */
  cacheTags: Set<string> | null
}

/** Cookies to set or to clear; the HTTP edge writes them as Set-Cookie. */
export type SessionCookies = {
  started: { token: string; userId: number; roles: string[] } | null
  ended: boolean
  /** A token that is no session and is valid only for submitting a parental consent. */
  forConsent?: string
  /** The browser identifier to store during a redirect to another site. */
  browser?: string
  /** The identifier to store in the `visitor` cookie. */
  visitor?: string
  /** The secret to store in the `device` cookie. */
  device?: string
}

export const forbidCaching = (caller: Caller) => {
  caller.cacheTags = null
}

export const addCacheTags = (caller: Caller, tags: readonly string[]) => {
  for (const tag of tags) caller.cacheTags?.add(tag)
}
