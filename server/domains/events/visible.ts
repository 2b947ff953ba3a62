import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { visibilityOf } from './rules.ts'
import { cachedCards, type EventRow } from './store.ts'

type Hidden = 'notFound' | 'inModeration' | 'inModerationForOrganizer'
type Deps = Pick<Resources, 'db' | 'cacheValue'> & { actor: Actor | null; caller: Caller; refuse: (code: Hidden) => Refusal }

/** The event, if the actor may see it at its public address. Throws the refusal otherwise. */
export const visibleEvent = async (ctx: Deps, eventId: number): Promise<EventRow> => {
  const { actor, caller, refuse } = ctx
  const [event] = await cachedCards(ctx, [eventId], { userId: actor?.id ?? null, locale: caller.locale })
  if (!event) throw refuse('notFound')
  const visibility = visibilityOf(event, actor)
  if (visibility !== 'visible') throw refuse(visibility)
  return event
}
