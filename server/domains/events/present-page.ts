import { pageSizes } from '../../../contract/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Resources } from '../../kernel/resources.ts'
import { presentEvents } from './expand.ts'
import { followedOf } from './followed.ts'
import { pageDetailsOf } from './page-details.ts'
import { type EventRow, similarEvents } from './store.ts'

type PageCtx = Pick<Resources, 'db' | 'cacheValue'> & { actor: Actor | null; caller: Caller; now: Date }

/** One event with everything that its page shows. */
export const presentPage = async (ctx: PageCtx, row: EventRow, relations: readonly string[] = []) => {
  const { actor, now } = ctx
  const expand = new Set(relations)
  const [[card], details, followed] = await Promise.all([
    presentEvents(ctx, [row], { actor, now, expand }),
    pageDetailsOf(ctx, row, actor),
    actor && expand.has('participants') ? followedOf(ctx.db, row.id, actor.id) : undefined,
  ])
  if (!card) throw new Error('presentEvents returned no card for the event')
  const event = { ...card, ...details, ...(followed && { followed }) }
  return expand.has('similar') ? { ...event, similar: await similarOf(ctx, row) } : event
}

const cardRelations = new Set(['themes', 'type', 'city', 'place', 'space', 'photo'])

const similarOf = async (ctx: PageCtx, row: EventRow) => {
  const { actor, caller, now } = ctx
  const rows = await similarEvents(ctx, row, { userId: actor?.id ?? null, locale: caller.locale }, now, pageSizes.similarEvents)
  return presentEvents(ctx, rows, { actor, now, expand: cardRelations })
}
