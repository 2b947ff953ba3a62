import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { preferencesOf } from './preferences.ts'
import { presentNotification } from './present.ts'
import { listNotifications } from './store.ts'

const everything = { limit: 100_000, offset: 0 }

export const notificationsPersonalData: PersonalData = {
  collect: async (db, userId) => {
    const rows = await listNotifications(db, { userId, locale: 'ru', now: new Date(0) }, everything)
    return {
      rows: {
        notifications: rows.filter((row) => row.received !== null).map((row) => presentNotification(row, 'ru')),
        'notification-preferences': [await preferencesOf(db, userId)],
      },
    }
  },
  erase: async (tx, userId) => {
    await tx.deleteFrom('notification_recipients').where('user_id', '=', userId).execute()
    await tx.deleteFrom('notification_preferences').where('user_id', '=', userId).execute()
    await tx.deleteFrom('quiet_hours').where('user_id', '=', userId).execute()
    await tx.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
    await sql`delete from notifications n where (n.data->>'userId')::bigint = ${userId}
      or not n.is_global and not exists (select from notification_recipients r where r.notification_id = n.id)`.execute(tx)
  },
  move: async (tx, { from, to }) => {
    await sql`update notification_recipients r set user_id = ${to} where user_id = ${from}
      and not exists (select from notification_recipients other where other.notification_id = r.notification_id and other.user_id = ${to})`.execute(
      tx,
    )
    await tx.deleteFrom('notification_recipients').where('user_id', '=', from).execute()
    await tx.updateTable('push_subscriptions').set({ user_id: to }).where('user_id', '=', from).execute()
  },
}
