import { profileRelations } from './profile/relations.ts'
import type { Relation } from './relation.ts'

/** Everything `expand` may add to a person. */
export const relations: readonly Relation[] = profileRelations
