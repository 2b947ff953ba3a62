import type { RouterContextProvider } from 'react-router'
import { siteContext } from '../../kernel/context.ts'

type Asking = { context: Readonly<RouterContextProvider> }

/** What a page loads, and the name of the partner it leads back to, if it does. */
export const loadWithPartner = async <T extends { returnUrl: string }>({ context }: Asking, loading: Promise<T>) => {
  const loaded = await loading
  return { ...loaded, partner: context.get(siteContext).partnerOf(loaded.returnUrl)?.title ?? null }
}
