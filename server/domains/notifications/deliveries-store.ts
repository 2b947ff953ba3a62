import { sql } from 'kysely'
import type { NotificationKind } from '../../../contract/notifications/notifications.ts'
import type { Db, Tx } from '../../kernel/db.ts'

/** A recipient with their preferences; null means that none were set. */
export type Receiver = {
  recipient_id: number
  user_id: number
  email: string | null
  wants_email: boolean | null
  wants_push: boolean | null
  has_push: boolean
  from_minute: number | null
  to_minute: number | null
  zone: string | null
}

/** Recipients of a notification, without deactivated, merged and blocked accounts. */
export const receiversOf = async (tx: Tx, notificationId: number, kind: NotificationKind): Promise<Receiver[]> => {
  const { rows } = await sql<Receiver>`
    select r.id as recipient_id, r.user_id, u.email,
      p.email as wants_email, p.push as wants_push,
      exists (select from push_subscriptions s where s.user_id = r.user_id) as has_push, q.from_minute, q.to_minute, q.zone
    from notification_recipients r join users u on u.id = r.user_id
    left join notification_preferences p on p.user_id = r.user_id and p.kind = ${kind}
    left join quiet_hours q on q.user_id = r.user_id
    where r.notification_id = ${notificationId} and u.status not in (9, 11) and u.blocked_at is null`.execute(tx)
  return rows
}

export const pushTargetsOf = (db: Db, userId: number) =>
  db.selectFrom('push_subscriptions').select(['id', 'endpoint', 'p256dh', 'auth']).where('user_id', '=', userId).execute()

type NewTarget = { userId: number; endpoint: string; p256dh: string; auth: string; now: Date }

/** A browser belongs to the user that subscribed it last. */
export const addPushTarget = (db: Db, { userId, endpoint, p256dh, auth, now }: NewTarget) =>
  db
    .insertInto('push_subscriptions')
    .values({ user_id: userId, endpoint, p256dh, auth, created_at: now })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ user_id: userId, p256dh, auth, created_at: now }))
    .execute()

export const removePushTarget = (db: Db, userId: number, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute()

export const deletePushTarget = (db: Db, id: number) => db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
