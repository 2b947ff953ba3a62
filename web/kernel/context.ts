import { createContext } from 'react-router'
import type { Address } from '../../contract/contract.ts'
import type { Locale } from '../../contract/locales.ts'
import type { Problem } from '../../contract/shapes.ts'

type Outcome = { ok: true; reply: unknown } | { ok: false; problem: Problem }

/** What the server hands to the loaders of one page; made anew for every request. */
export type Site = {
  locale: Locale
  path: string
  call: (request: { address: Address; params?: unknown; query?: unknown; body?: unknown }) => Promise<Outcome>
  hasToken: boolean
  nonce: string
  siteUrl: string
  /** Base address of the calls, without a slash at the end. */
  apiBase: string
  hasInbox: boolean
  isDemo: boolean
  /** A network to sign in with is configured. */
  hasSocial: boolean
  now: Date
  /** Why the body of the request was not taken. */
  refused: Problem | null
  /** The partner who has registered the site of an address, if one has. */
  partnerOf: (address: string) => { title: string; address: string } | null
}

export const siteContext = createContext<Site>()

/** Takes the rendered page in one piece, without turning it into a stream and back. */
export const pageSink = createContext<{ body?: Buffer }>()
