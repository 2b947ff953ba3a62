import { organizingReactions } from '../../server/domains/organizing/reactions.ts'
import { runReactions } from './reactions.ts'
import type { World } from './world.ts'

/** Ids of the users with a notification, and of those with an email, about the cancellation of an event. */
export const notifiedOfCancel = async ({ db, resources }: World, eventId: number) => {
  await runReactions(resources, organizingReactions)
  const bells = await db
    .selectFrom('notification_recipients as r')
    .innerJoin('notifications as n', 'n.id', 'r.notification_id')
    .select('r.user_id')
    .where('n.key', '=', `cancelled/${eventId}`)
    .orderBy('r.user_id')
    .execute()
  const emails = await db
    .selectFrom('outbox')
    .select('user_id')
    .where('kind', '=', 'organizing.cancelled')
    .where('subject', '=', `event/${eventId}`)
    .orderBy('user_id')
    .execute()
  return [bells.map(({ user_id }) => user_id), emails.map(({ user_id }) => user_id)]
}
