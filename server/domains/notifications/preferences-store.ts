import { sql } from 'kysely'
import type { NotificationKind, NotificationPreferences } from '../../../contract/notifications/notifications.ts'
import type { Db, Tx } from '../../kernel/db.ts'

export const chosenKinds = (db: Db, userId: number) =>
  db.selectFrom('notification_preferences').select(['kind', 'email', 'push']).where('user_id', '=', userId).execute()

export const quietHoursOf = async (db: Db, userId: number) =>
  (await db.selectFrom('quiet_hours').select(['from_minute', 'to_minute', 'zone']).where('user_id', '=', userId).executeTakeFirst()) ?? null

export const saveKinds = async (tx: Tx, userId: number, kinds: NotificationPreferences['kinds']) => {
  for (const { kind, email, push } of kinds)
    await tx
      .insertInto('notification_preferences')
      .values({ user_id: userId, kind, email, push })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ email, push }))
      .execute()
}

export const saveQuietHours = async (tx: Tx, userId: number, quiet: NotificationPreferences['quietHours']) => {
  if (!quiet) return tx.deleteFrom('quiet_hours').where('user_id', '=', userId).execute()
  const values = { from_minute: quiet.from, to_minute: quiet.to, zone: quiet.zone }
  return tx
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Switches emails of one kind, for unsubscribe links. */
export const switchMail = (db: Db, userId: number, kind: NotificationKind, email: boolean) =>
  sql`insert into notification_preferences (user_id, kind, email, push) values (${userId}, ${kind}, ${email}, true)
    on conflict (user_id, kind) do update set email = ${email}`.execute(db)
