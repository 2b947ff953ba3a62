import { ownPath } from '../../../../contract/own-path.ts'
import type { Config } from '../../../kernel/config.ts'
import { partnerReturn } from '../../../kernel/partner-return.ts'

type Site = { config: Pick<Config, 'PARTNERS'>; siteUrl: string }

/** A return address for an email: a path of this site, or the registered site of a partner. */
export const returnAddress = ({ config, siteUrl }: Site, returnUrl = ''): string | null =>
  partnerReturn(config.PARTNERS, returnUrl)?.address ?? ownPath(returnUrl, siteUrl)
