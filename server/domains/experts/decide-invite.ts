import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { notify } from '../notifications/notify.ts'
import { ownersOf } from '../organizing/own-event.ts'
import { lockInvitation } from './store.ts'

type Call = Ctx<'POST /expert/events/invite-decision'>

/** Accepts or declines an invitation once. The organizers are notified. */
export const decideInvite = (ctx: Call) =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, body, now } = ctx
    const { eventId, decision } = body
    const invitedAt = await decideOnce(tx, { eventId, userId: actor.id, decision, now })
    if (invitedAt) await notifyOrganizers(ctx, tx, invitedAt)
    return { eventId, id: actor.id, score: null, invite: decision }
  })

type Decision = { eventId: number; userId: number; decision: 'approved' | 'declined'; now: Date }

/** Returns the time of the invitation, or null if the same decision was made before. Index: the unique (event_id, user_id). */
export const decideOnce = async (tx: Tx, given: Decision, lock = lockInvitation): Promise<Date | null> => {
  const { eventId, userId, decision, now } = given
  const invitation = await lock(tx, given, 'change')
  if (!invitation) throw new Refusal('forbidden')
  if (invitation.invite === decision) return null
  if (invitation.invite !== 'wait') throw new Refusal('inviteDecided')
  const { invited_at } = await tx
    .updateTable('event_experts')
    .set({ invite: decision, decided_at: now })
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .returning('invited_at')
    .executeTakeFirstOrThrow()
  return invited_at
}

const notifyOrganizers = async (ctx: Call, tx: Tx, invitedAt: Date) => {
  const { actor, body } = ctx
  const { eventId, decision } = body
  await notify(ctx, tx, {
    to: await ownersOf(tx, eventId),
    type: notificationTypes.expertDecision,
    data: { userId: actor.id, eventId, decision, linkHref: `/organizer-cabinet/events/${eventId}/experts` },
    key: `expert-decision/${eventId}/${actor.id}/${invitedAt.getTime()}`,
  })
}
