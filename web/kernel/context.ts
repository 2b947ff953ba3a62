import { createContext } from 'react-router'
import type { Address } from '../../contract/contract.ts'
import type { Locale } from '../../contract/locales.ts'
import type { Problem } from '../../contract/shapes.ts'
import type { Area } from './dictionary.ts'

type Outcome = { ok: true; reply: unknown } | { ok: false; problem: Problem }

/** The server's data and functions for the loaders of one page, created for every request. */
export type Site = {
  locale: Locale
  path: string
  call: (request: { address: Address; params?: unknown; query?: unknown; body?: unknown }) => Promise<Outcome>
  hasToken: boolean
  nonce: string
  siteUrl: string
  /** Base address of API calls, without a slash at the end. */
  apiBase: string
  hasInbox: boolean
  isDemo: boolean
  /** The page with every piece of `web/ui` is shown. */
  hasKit: boolean
  /** At least one social network is configured for the sign-in. */
  hasSocial: boolean
  /** Tiles of the maps; null draws the shipped borders. */
  mapTilesUrl: string | null
  now: Date
  /** Why the request body was rejected; null if it was accepted. */
  refused: Problem | null
  /** The partner that has registered the site of an address, if any. */
  partnerOf: (address: string) => { title: string; address: string } | null
}

export const siteContext = createContext<Site>()

/** Receives the rendered page as one buffer, which saves converting it to a stream and back. */
export const pageSink = createContext<{ body?: Buffer }>()

/** A rendered part of a page, and the areas of words it uses. */
export type Markup = { html: Buffer; usedAreas: ReadonlySet<Area> }

export type MarkupStore = { getOrRender: (key: string, render: () => Markup) => Markup }

/** Recently rendered parts, shared by all pages of a site. They hold no personal data: the key names everything a part shows. */
export const markupStore = createContext<MarkupStore>()
