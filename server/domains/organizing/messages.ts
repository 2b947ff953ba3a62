import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'
import { emailKind, type FactMessage, type MessageKind } from '../../kernel/outbox/kinds.ts'
import { contactMessages } from './contacts.ts'
import { letterEvent } from './letter-event.ts'
import { cancellationLetter, changeLetter } from './letters/about-event.ts'
import type { Whereabouts } from './whereabouts.ts'

export const cancelledKind = 'organizing.cancelled'
export const changedKind = 'organizing.changed'

export const organizingMessages: readonly (MessageKind | FactMessage)[] = [
  ...contactMessages,
  emailKind<{ eventId: number }>(cancelledKind, async (context, { db, config }) => {
    const event = await letterEvent(db, context.payload.eventId, context.reader.locale)
    return event ? cancellationLetter(context, event, config.MAIL_FROM) : null
  }),
  emailKind<{ eventId: number; noticeId: number }>(changedKind, async (context, { db, config }) => {
    const { eventId, noticeId } = context.payload
    const [event, change] = await Promise.all([letterEvent(db, eventId, context.reader.locale), sentChange(db, noticeId)])
    return event && change && event.is_public && event.status === 'published' ? changeLetter(context, event, change, config.MAIL_FROM) : null
  }),
]

/** Index: the primary key. */
const sentChange = (db: Db, noticeId: number) =>
  db
    .selectFrom('event_change_notices')
    .select([sql<Whereabouts>`before`.as('before'), sql<Whereabouts>`after`.as('after')])
    .where('id', '=', noticeId)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
