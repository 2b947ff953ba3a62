import type { Ctx } from '../../kernel/call.ts'
import { presentParticipant } from '../events/present-participant.ts'
import { findEvent } from '../events/store.ts'
import { isHiddenFromOutsider, obstacleToComplete } from './rules.ts'
import { markOnlineComplete } from './store.ts'

/** Completes the online participation of an approved participant. A second request changes nothing. */
export const completeOnline = async ({ body, actor, caller, db, now, refuse }: Ctx<'POST /event-participants/online-complete'>) => {
  const event = await findEvent(db, body.eventId, { userId: actor.id, locale: caller.locale })
  if (!event || isHiddenFromOutsider(event, actor)) throw refuse('notFound')
  const obstacle = obstacleToComplete(event, now)
  if (obstacle) throw refuse(obstacle)
  const participant = await markOnlineComplete(db, event.id, actor.id, now)
  if (!participant) throw refuse('notRegistered')
  return presentParticipant(participant, null)
}
