import type { Actor } from '../../../kernel/actor.ts'
import type { Caller } from '../../../kernel/caller.ts'
import type { Db, Tx } from '../../../kernel/db.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { personAt } from '../read.ts'
import type { HideableBlock } from '../relation.ts'
import { seesBlock } from '../rules.ts'

type ReadContext = { db: Db; actor: Actor | null; caller: Caller; params: { id: number }; refuse: (code: 'notFound') => Refusal }

/** The owner of a profile, and whether the caller sees the block. */
export const pageAt = async (ctx: ReadContext, block: HideableBlock | null) => {
  const person = await personAt(ctx, ctx.params.id)
  return { userId: person.id, isShown: seesBlock(person, ctx.actor, block) }
}

type ChangeContext = { actor: Actor; params: { id: number }; refuse: (code: 'forbidden') => Refusal }

/** Only its owner changes a profile (V348). */
export const refuseOthers = ({ actor, params, refuse }: ChangeContext) => {
  if (params.id !== actor.id) throw refuse('forbidden')
}

/** Maximum entries of each kind per user. */
export const maxEntries = 100

/** Serializes changes of one profile, so that entry limits and the single primary entry hold. */
export const lockPerson = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('theme_ids').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
