import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { visibilityOf } from './rules.ts'
import { type EventRow, findEvent } from './store.ts'

type Hidden = 'notFound' | 'inModeration' | 'inModerationForOrganizer'
type Asking = { db: Db | Tx; actor: Actor | null; caller: Caller; refuse: (code: Hidden) => Refusal }

/** The event if the actor may see it at its public address; refuses otherwise. */
export const visibleEvent = async ({ db, actor, caller, refuse }: Asking, eventId: number): Promise<EventRow> => {
  const event = await findEvent(db, eventId, { userId: actor?.id ?? null, locale: caller.locale })
  if (!event) throw refuse('notFound')
  const visibility = visibilityOf(event, actor)
  if (visibility !== 'visible') throw refuse(visibility)
  return event
}
