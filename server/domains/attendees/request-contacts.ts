import type { Ctx } from '../../kernel/call.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { requestContactsOf } from '../people/contacts/request-many.ts'
import { chosenUsers } from './chosen.ts'

export const requestParticipantContacts = (ctx: Ctx<'POST /owner/event-participants/request-contacts'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, body, now } = ctx
    const { id: eventId } = await ownEvent(tx, { eventId: body.eventId, actor })
    const ownerIds = await chosenUsers(tx, body, actor)
    const requested = await requestContactsOf(ctx, tx, { actor, ownerIds, eventId, now })
    return { requested, skipped: ownerIds.length - requested }
  })
