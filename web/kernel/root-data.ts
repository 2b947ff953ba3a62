import { useRouteLoaderData } from 'react-router'
import type { SessionUser } from '../../contract/accounts/sign-in.ts'
import type { Locale } from '../../contract/locales.ts'

/** What every page knows: the answer of the root loader. */
export type RootData = {
  /** The signed-in user; null for visitors. */
  viewer: SessionUser | null
  locale: Locale
  /** Without a slash at the end. */
  siteUrl: string
  hasInbox: boolean
  isDemo: boolean
  /** A network to sign in with is configured. */
  hasSocial: boolean
  /** ISO 8601, cut to the minute. */
  now: string
}

/** Undefined only while the root loader itself has failed. */
export const useRootData = () => useRouteLoaderData<RootData>('root')
