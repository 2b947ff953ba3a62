import type { Db } from '../kernel/db.ts'

/** The local twin of mail and SMS: messages land here instead of leaving the machine. */
export type InboxMessage = { channel: 'mail' | 'sms' | 'fcall'; to: string; subject: string | null; text: string; html: string | null }

export const keepInInbox = async (db: Db, message: InboxMessage) => {
  const { channel, to, subject, text, html } = message
  await db.insertInto('inbox_messages').values({ channel, recipient: to, subject, text, html }).execute()
}

const mostMessages = 200

/** Newest first, 200 at most. Index: inbox_messages_recipient, or the primary key. */
export const inboxMessages = (db: Db, to: string | undefined) => {
  const messages = db
    .selectFrom('inbox_messages')
    .select(['id', 'channel', 'recipient as to', 'subject', 'text', 'html', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(mostMessages)
  return (to ? messages.where('recipient', '=', to) : messages).execute()
}
