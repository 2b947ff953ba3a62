import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'

/** Blocks of a profile that its owner may hide from other users. */
export const hideableBlocks = ['educations', 'employments', 'projects', 'events', 'resume', 'socials'] as const
export type HideableBlock = (typeof hideableBlocks)[number]

/**
 * A relation that `expand` adds to a user (V575), loaded for all users of a page at once. `block` is the visibility setting
 * that hides it, null without one. Owners also read their hidden entries.
 */
export type Relation = {
  name: string
  block: HideableBlock | null
  load: (db: Db, userIds: readonly number[], locale: Locale, viewerId: number | null) => Promise<Map<number, unknown>>
}
