import { ownPath } from '../../../../contract/own-path.ts'
import type { Config } from '../../../kernel/config.ts'
import { partnerReturn } from '../../../kernel/partner-return.ts'

type Site = { config: Pick<Config, 'PARTNERS'>; siteUrl: string }

/** Where a letter may lead back to: a path of our own, or the registered site of a partner. */
export const returnAddress = ({ config, siteUrl }: Site, wanted = ''): string | null =>
  partnerReturn(config.PARTNERS, wanted)?.address ?? ownPath(wanted, siteUrl)
