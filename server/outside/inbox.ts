import type { Db } from '../kernel/db.ts'

/** The local substitute of mail and SMS: messages are stored here instead of being sent. */
export type InboxMessage = { channel: 'mail' | 'sms' | 'fcall'; to: string; subject: string | null; text: string; html: string | null }

export const keepInInbox = async (db: Db, message: InboxMessage) => {
  const { channel, to, subject, text, html } = message
  await db.insertInto('inbox_messages').values({ channel, recipient: to, subject, text, html }).execute()
}

const maxMessages = 200

/** Newest first, at most 200. Index: inbox_messages_recipient, or the primary key. */
export const inboxMessages = (db: Db, to: string | undefined) => {
  const messages = db
    .selectFrom('inbox_messages')
    .select(['id', 'channel', 'recipient as to', 'subject', 'text', 'html', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(maxMessages)
  return (to ? messages.where('recipient', '=', recipientOf(to)) : messages).execute()
}

/** A recipient as messages store it. Restores a plus sign that URL decoding turned into a space. */
const recipientOf = (text: string): string => {
  const digits = text.replace(/[\s()+-]/g, '')
  return /^\d{10,15}$/.test(digits) ? `+${digits.replace(/^8(?=\d{10}$)/, '7')}` : text.trim().toLowerCase()
}
