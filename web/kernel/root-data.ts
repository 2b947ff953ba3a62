import { useRouteLoaderData } from 'react-router'
import type { SessionUser } from '../../contract/accounts/sign-in.ts'
import type { Locale } from '../../contract/locales.ts'

/** The data of the root loader, available on every page. */
export type RootData = {
  /** The signed-in user; null for visitors. */
  viewer: SessionUser | null
  locale: Locale
  /** Without a slash at the end. */
  siteUrl: string
  hasInbox: boolean
  isDemo: boolean
  /** At least one social network is configured for the sign-in. */
  hasSocial: boolean
  /** Tiles of the maps; null draws the shipped borders. */
  mapTilesUrl: string | null
  /** ISO 8601, rounded down to the minute. */
  now: string
}

/** Undefined only if the root loader itself failed. */
export const useRootData = () => useRouteLoaderData<RootData>('root')
