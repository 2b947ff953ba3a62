import type { Config } from '../../../kernel/config.ts'
import { partnerReturn } from '../../../kernel/partner-return.ts'

type Site = { config: Pick<Config, 'PARTNERS'>; siteUrl: string }

/** Where a letter may lead back to: a path of our own, or the registered site of a partner. */
export const returnAddress = ({ config, siteUrl }: Site, wanted = ''): string | null =>
  partnerReturn(config.PARTNERS, wanted)?.address ?? ownPath(wanted, siteUrl)

/** The path of an address of our own site, with its query; null for anything that leads elsewhere. */
export const ownPath = (wanted: string | undefined, siteUrl: string): string | null => {
  if (!wanted || wanted.includes('\\') || !URL.canParse(wanted, siteUrl)) return null
  const url = new URL(wanted, siteUrl)
  const isOwn = url.origin === new URL(siteUrl).origin && !url.username && !url.password && !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search : null
}
