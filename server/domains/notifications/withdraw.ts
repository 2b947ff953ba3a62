import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import { notificationKind } from './messages.ts'

/** Withdraws the emails and pushes of notifications that no worker has begun to send. Indexes: the unique key, the unique message of a subject. */
export const withdrawNotice = async (tx: Tx, ...keys: string[]): Promise<void> => {
  await sql`
    delete from outbox where id in (
      select o.id from notifications n join notification_recipients r on r.notification_id = n.id
      join outbox o on o.kind = ${notificationKind} and o.subject = 'recipient/' || r.id
      where n.key = any(${keys}::text[]) and o.state = 'queued' and o.attempts = 0 for update of o skip locked)`.execute(tx)
}
