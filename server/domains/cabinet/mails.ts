import { sql } from 'kysely'
import { type EventMail, type MailCode, mailCodes } from '../../../contract/cabinet/reports.ts'
import { notificationTypes } from '../../../contract/limits.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { composeLetter, type LetterContent } from '../../kernel/letter.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import { type EventRow, findEvent } from '../events/store.ts'
import { notificationKind } from '../notifications/messages.ts'
import { cancelledKind, changedKind } from '../organizing/messages.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { composers, type Preview } from './mail-previews.ts'

/** The automatic emails of an event as its participants receive them, with the number of sent ones (C119). A draft without dates has none. */
export const mailsOf = async (ctx: Ctx<'GET /owner/events/:id/mails'>) => {
  const { db, actor, caller, params } = ctx
  const { id } = await ownEvent(db, { eventId: params.id, actor })
  const event = await findEvent(db, id, { userId: null, locale: caller.locale })
  if (!event) return { _items: [] }
  const sent = new Map((await sentOf(db, id)).map((row) => [row.code, row]))
  const offered = mailCodes.filter((code) => isOffered(code, event, sent.has(code)))
  const preview = previewOf(ctx, event)
  const mails = await Promise.all(offered.map(async (code) => ({ code, content: await composers[code](preview) })))
  return { _items: mails.flatMap(({ code, content }) => (content ? [presentMail(preview, { code, content, sent: sent.get(code) })] : [])) }
}

type Mail = { code: MailCode; content: LetterContent; sent: Sent | undefined }

const presentMail = (preview: Preview, { code, content, sent }: Mail): EventMail => ({
  code,
  ...written(preview, content),
  sentCount: sent?.count ?? 0,
  lastSentAt: sent?.last.toISOString() ?? null,
})

/** An email that the event has switched off is listed only if it was sent before. */
const isOffered = (code: MailCode, event: EventRow, wasSent: boolean): boolean => {
  if (code === 'reminder') return event.need_start_notification || wasSent
  if (code === 'feedback') return event.need_feedback || wasSent
  if (code === 'certificate') return event.certificate || wasSent
  return true
}

/** The recipient is a sample, so that the preview has neither a name nor the link that unsubscribes a user. */
const written = ({ words, reader: { locale } }: Preview, { unsubscribe: _link, ...content }: LetterContent) => {
  const { subject, html } = composeLetter({ ...content, locale, siteName: words.common.siteName, to: '', greeting: words.letters.greeting(null) })
  return { subject, html }
}

const previewOf = ({ db, actor, caller, siteUrl, config }: Ctx<'GET /owner/events/:id/mails'>, event: EventRow): Preview => ({
  db,
  event,
  reader: { user_id: actor.id, email: `guest@${new URL(siteUrl).hostname}`, first_name: null, locale: caller.locale, timezone: null },
  words: dictionaries[caller.locale],
  links: siteLinks(siteUrl, caller.locale),
  from: config.MAIL_FROM,
})

type Sent = { code: MailCode; count: number; last: Date }

/** The kind of a notification has its type too, as in the table `event_mail_totals`. */
const codes = new Map<string, MailCode>([
  ['participation.requested', 'registration'],
  ['participation.approved', 'approved'],
  ['participation.declined', 'declined'],
  ['participation.returned', 'returned'],
  [cancelledKind, 'cancelled'],
  [changedKind, 'changed'],
  [`${notificationKind}/${notificationTypes.eventReminder}`, 'reminder'],
  [`${notificationKind}/${notificationTypes.system}/feedbackAsked`, 'feedback'],
  [`${notificationKind}/${notificationTypes.certificate}`, 'certificate'],
])

const isSentEmail = sql`o.channel = 'email' and o.state = 'sent'`

/**
 * All sent emails: those in the outbox, and the totals of those that it no longer has. One statement, so that an email which is
 * removed meanwhile is counted once. Indexes: outbox_event, notifications_event, the unique keys of notification_recipients and, by
 * kind and subject, of outbox, the primary key of event_mail_totals.
 */
const sentOf = async (db: Db, eventId: number): Promise<Sent[]> => {
  const { rows } = await sql<{ kind: string; count: number; last: Date }>`
    select kind, sum(count)::int as count, max(last) as last from (
      select o.kind, count(*) as count, max(o.settled_at) as last from outbox o
      where o.payload ? 'eventId' and (o.payload->>'eventId')::bigint = ${eventId} and o.kind = any(${[...codes.keys()]}::text[]) and ${isSentEmail}
      group by o.kind
      union all
      select ${notificationKind} || '/' || n.type || coalesce('/' || (n.data->>'kind'), '') as kind, count(*), max(o.settled_at)
      from notifications n join notification_recipients r on r.notification_id = n.id
        join outbox o on o.kind = ${notificationKind} and o.subject = 'recipient/' || r.id and ${isSentEmail}
      where n.data ? 'eventId' and (n.data->>'eventId')::bigint = ${eventId}
        and n.type in (${notificationTypes.eventReminder}, ${notificationTypes.system}, ${notificationTypes.certificate})
      group by 1
      union all
      select t.kind, t.count, t.last_sent_at from event_mail_totals t where t.event_id = ${eventId}
    ) as sent group by kind`.execute(db)
  return rows.flatMap(({ kind, count, last }) => {
    const code = codes.get(kind)
    return code ? [{ code, count, last }] : []
  })
}
