import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'

/** Blocks of a profile that its owner may hide from others. */
export const hideableBlocks = ['educations', 'employments', 'projects', 'events', 'resume', 'socials'] as const
export type HideableBlock = (typeof hideableBlocks)[number]

/**
 * What `expand` adds to the answer about a person (V575), read for all people of a page at once. `block` is the switch of
 * privacy that hides it, null where there is none. Of himself a viewer reads also what he shows to nobody.
 */
export type Relation = {
  name: string
  block: HideableBlock | null
  load: (db: Db, userIds: readonly number[], locale: Locale, viewerId: number | null) => Promise<Map<number, unknown>>
}
