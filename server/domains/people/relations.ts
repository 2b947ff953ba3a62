import { profileRelations } from './profile/relations.ts'
import type { Relation } from './relation.ts'

/** All relations that `expand` may add to a user. */
export const relations: readonly Relation[] = profileRelations
