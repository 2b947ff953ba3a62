import type { Locale } from '../../contract/locales.ts'
import type { Actor } from './actor.ts'

/** One visitor's request, however many calls it makes; made anew for each and never shared. */
export type Caller = {
  requestId: string
  locale: Locale
  /** Counts the requests of one client address (`addressKey`). */
  addressKey: string
  userAgent: string
  /** The session came as a cookie of our own site, not as a bearer header. */
  isBrowser: boolean
  /** A session token was sent, good or not. */
  hasToken: boolean
  token: string | null
  /** Names the browser that has left for another site, so that no other may come back from there. */
  browser: string | null
  /** The request comes from our own pages, or from no page at all. */
  isSameOrigin: boolean
  /** The secret of the `device` cookie, by which accounts know the browsers they were signed in from. */
  device: string | null
  /** Loaded once a request. */
  actor: () => Promise<Actor | null>
  session: SessionCookies
  /** What the answer depends on; null once a call was made whose answer may not be shared. */
  cacheTags: Set<string> | null
}

/** What the request asks the browser to keep or forget; the edge turns it into Set-Cookie. */
export type SessionCookies = {
  started: { token: string; userId: number; roles: string[] } | null
  ended: boolean
  /** A token that is no session: it is good only for sending a parent's consent. */
  forConsent?: string
  /** The name to be kept while the browser is away at another site. */
  browser?: string
  /** The secret to keep in the `device` cookie. */
  device?: string
}

export const forbidCaching = (caller: Caller) => {
  caller.cacheTags = null
}

export const addCacheTags = (caller: Caller, tags: readonly string[]) => {
  for (const tag of tags) caller.cacheTags?.add(tag)
}
