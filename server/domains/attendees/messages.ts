import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'
import { emailKind, type MessageContext, type MessageKind } from '../../kernel/outbox/kinds.ts'

export const organizerMessageKind = 'attendees.message'

/** The text is that of another user, so that it stays plain text, after words that say from whom it is. */
const compose = async ({ payload, words, links }: MessageContext<{ messageId: number }>, { db }: { db: Db }) => {
  const message = await findMessage(db, payload.messageId)
  if (!message) return null
  const t = words.attendeesLetters.message
  return {
    subject: t.subject({ event: message.event, subject: message.subject }),
    text: [t.from(message.event), ...message.text.split('\n').filter(Boolean)],
    links: [{ label: words.letters.openEvent, url: links.event(message.event_id) }],
    footer: words.letters.footer,
    ...(message.email && { replyTo: message.email }),
  }
}

/** Null in `email` unless the organizer chose to receive replies. A message of an erased organizer is not found. */
const findMessage = (db: Db, id: number) =>
  db
    .selectFrom('participant_messages as m')
    .innerJoin('events as e', 'e.id', 'm.event_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.event_id', 'm.subject', 'm.text', 'e.name as event'])
    .select(sql<string | null>`case when m.with_reply_to and u.email_confirmed_at is not null then u.email end`.as('email'))
    .where('m.id', '=', id)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()

/** Only to confirmed addresses: no stranger reads the words of one user for another. */
export const attendeesMessages: MessageKind[] = [emailKind(organizerMessageKind, compose, { onlyConfirmed: true })]
