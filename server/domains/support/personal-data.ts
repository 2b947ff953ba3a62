import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** The thread of the account, and that of a visitor with its confirmed address. */
const isOwn = (userId: number) =>
  sql<boolean>`(t.user_id = ${userId} or t.email = (select lower(email) from users where id = ${userId} and email_confirmed_at is not null))`

export const supportPersonalData: PersonalData = {
  collect: async (db, userId) => {
    const messages = await ownMessages(db, userId)
    return { rows: { 'support-messages': messages }, uploadIds: messages.flatMap(({ fileIds }) => fileIds) }
  },
  // the domain of uploads erases the files
  erase: async (tx, userId) => {
    await sql`delete from support_threads t where ${isOwn(userId)}`.execute(tx)
    await tx.updateTable('support_messages').set({ staff_id: null }).where('staff_id', '=', userId).execute()
  },
  // ids grow with time, so that the messages of both threads stay in order
  move: async (tx, { from, to }) => {
    await sql`
      update support_messages m set thread_id = kept.id from support_threads moved, support_threads kept
      where moved.user_id = ${from} and kept.user_id = ${to} and m.thread_id = moved.id`.execute(tx)
    await sql`
      update support_threads kept set has_unread = kept.has_unread or moved.has_unread, unread_count = kept.unread_count + moved.unread_count,
        state = case when 'open' in (kept.state, moved.state) then 'open' else kept.state end,
        since = case when kept.state = 'open' and moved.state = 'open' then least(kept.since, moved.since)
          when moved.state = 'open' then moved.since else kept.since end
      from support_threads moved where moved.user_id = ${from} and kept.user_id = ${to}`.execute(tx)
    await sql`delete from support_threads where user_id = ${from} and exists (select from support_threads where user_id = ${to})`.execute(tx)
    await tx.updateTable('support_threads').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('support_messages').set({ staff_id: to }).where('staff_id', '=', from).execute()
  },
}

const ownMessages = async (db: Db, userId: number) => {
  const { rows } = await sql<{ text: string; fromStaff: boolean; createdAt: Date; fileIds: string[] }>`
    select m.text, m.from_staff as "fromStaff", m.created_at as "createdAt",
      array(select f.upload_id::text from support_message_files f where f.message_id = m.id order by f.position) as "fileIds"
    from support_threads t join support_messages m on m.thread_id = t.id where ${isOwn(userId)} order by m.id`.execute(db)
  return rows
}
