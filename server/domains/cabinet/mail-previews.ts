import { sql } from 'kysely'
import type { MailCode } from '../../../contract/cabinet/reports.ts'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Db } from '../../kernel/db.ts'
import type { LetterContent } from '../../kernel/letter.ts'
import type { ReaderContext } from '../../kernel/outbox/kinds.ts'
import type { EventRow } from '../events/store.ts'
import { letterAbout as noticeLetter } from '../notifications/letters/about-notification.ts'
import type { NotificationData } from '../notifications/store.ts'
import { letterEvent } from '../organizing/letter-event.ts'
import { cancellationLetter, changeLetter } from '../organizing/letters/about-event.ts'
import { type Whereabouts, whereaboutsOf } from '../organizing/whereabouts.ts'
import { letterAbout } from '../participation/letters/about-participation.ts'

/** `from` is the sender, whom invitations of calendars name. */
export type Preview = ReaderContext & { db: Db; event: EventRow; from: string }
type Composer = (preview: Preview) => Promise<LetterContent | null> | LetterContent

/** The composers of the real emails. */
export const composers: Record<MailCode, Composer> = {
  registration: (preview) => letterAbout(preview, { event: preview.event, kind: preview.event.access === 'open' ? 'registered' : 'requested' }),
  approved: (preview) => letterAbout(preview, { event: preview.event, kind: 'approved' }),
  returned: (preview) => letterAbout(preview, { event: preview.event, kind: 'returned' }),
  declined: (preview) => letterAbout(preview, { event: preview.event, kind: 'declined' }),
  reminder: (preview) => noticeOf(preview, { type: notificationTypes.eventReminder, data: { eventId: preview.event.id } }),
  feedback: (preview) =>
    noticeOf(preview, {
      type: notificationTypes.system,
      data: { kind: 'feedbackAsked', eventId: preview.event.id, linkHref: `/events/${preview.event.id}#feedback` },
    }),
  certificate: (preview) =>
    noticeOf(preview, {
      type: notificationTypes.certificate,
      data: { eventId: preview.event.id, linkHref: `/events/${preview.event.id}/certificate` },
    }),
  changed: async (preview) => {
    const { db, event, reader } = preview
    const [row, change] = await Promise.all([letterEvent(db, event.id, reader.locale), changeOf(db, event.id)])
    return row ? changeLetter(preview, row, change, preview.from) : null
  },
  cancelled: async (preview) => {
    const row = await letterEvent(preview.db, preview.event.id, preview.reader.locale)
    return row ? cancellationLetter(preview, row, preview.from) : null
  },
}

type Notice = { type: number; data: NotificationData }

const noticeOf = (preview: Preview, { type, data }: Notice) => {
  const { db, event, reader } = preview
  const row = { id: 0, notification_id: 0, type, data, title: null, text: null, created_at: event.created_at, received: false }
  return noticeLetter(
    db,
    {
      ...row,
      user_name: null,
      event_name: event.name,
      space_name: null,
      quiz_title: null,
      booking: null,
      team_name: null,
      organization_name: null,
      access_decision: null,
      user_id: reader.user_id ?? 0,
    },
    preview,
  )
}

/** The latest change that participants were notified about; without one the email names no dates. Index: event_change_notices_event. */
const changeOf = async (db: Db, eventId: number): Promise<{ before: Whereabouts; after: Whereabouts }> => {
  const sent = await db
    .selectFrom('event_change_notices')
    .select([sql<Whereabouts>`before`.as('before'), sql<Whereabouts>`after`.as('after')])
    .where('event_id', '=', eventId)
    .where('sent_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (sent) return sent
  const current = await whereaboutsOf(db, eventId)
  return { before: current, after: current }
}
