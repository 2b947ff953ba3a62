import type { Ctx } from '../../kernel/call.ts'
import { presentParticipant } from '../events/present-participant.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { decide } from '../participation/decide.ts'
import { findDecision } from '../participation/decisions-store.ts'
import { undoDecision } from '../participation/undo-decision.ts'
import { chosenIds } from './chosen.ts'

const maxListed = 1_000

export const decideOnParticipants = (ctx: Ctx<'POST /owner/event-participants/state-update'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, body } = ctx
    const { id: eventId } = await ownEvent(tx, { eventId: body.eventId, actor })
    const participantIds = await chosenIds(tx, body, actor)
    const decision = { eventId, participantIds, state: body.state, comment: body.comment || null, decidedBy: actor.id }
    const { participants, changed, made } = await decide(ctx, tx, decision)
    return {
      _items: participants.slice(0, maxListed).map((row) => presentParticipant(row, null)),
      changed,
      decisionId: made?.id ?? null,
      undoUntil: made?.undoUntil.toISOString() ?? null,
    }
  })

/** Every organizer of the event may take a decision back. */
export const undoOwnDecision = (ctx: Ctx<'POST /owner/event-participants/decisions/:id/undo'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, params, refuse } = ctx
    const decision = await findDecision(tx, params.id)
    // the answer of a foreign decision, so that ids reveal nothing
    if (!decision) throw refuse(actor.isStaff ? 'notFound' : 'forbidden')
    await ownEvent(tx, { eventId: decision.event_id, actor })
    return { restored: await undoDecision(ctx, tx, decision) }
  })
