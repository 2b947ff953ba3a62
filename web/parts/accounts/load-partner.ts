import type { RouterContextProvider } from 'react-router'
import { siteContext } from '../../kernel/context.ts'

type PageArgs = { context: Readonly<RouterContextProvider> }

/** Adds the title of the partner that the return URL belongs to, if any, to a page's data. */
export const loadWithPartner = async <T extends { returnUrl: string }>({ context }: PageArgs, loading: Promise<T>) => {
  const loaded = await loading
  return { ...loaded, partner: context.get(siteContext).partnerOf(loaded.returnUrl)?.title ?? null }
}
