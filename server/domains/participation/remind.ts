import { sql } from 'kysely'
import { notificationTypes, reminderHours } from '../../../contract/limits.ts'
import type { Db } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'

/**
 * Reminds approved participants: a day before an on-site event, an hour before an online one (V510, V511). The key
 * contains the start, so that each start has one reminder and a moved event has a new one.
 */
export const remindOfEvents = async (resources: Resources): Promise<void> => {
  const { db, clock } = resources
  for (const { id, date_start, user_ids } of await startingSoon(db, clock()))
    await db.transaction().execute((tx) =>
      notify(resources, tx, {
        to: user_ids,
        type: notificationTypes.eventReminder,
        data: { eventId: id },
        key: reminderKey(id, date_start),
      }),
    )
}

export const reminderKey = (eventId: number, start: Date) => `reminder/${eventId}/${start.toISOString()}`

type EventToRemind = { id: number; date_start: Date; user_ids: number[] }

/** Events that start soon and have no reminder yet, with their approved participants. Index: events_date. */
const startingSoon = async (db: Db, now: Date): Promise<EventToRemind[]> => {
  const horizon = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const { rows } = await sql<EventToRemind>`
    select e.id, e.date_start, array_agg(p.user_id order by p.user_id) as user_ids
    from events e join event_participants p on p.event_id = e.id and p.state = 'approved'
    where e.status = 'published' and e.moderation = 'approved' and e.deleted_at is null and e.need_start_notification
      and e.date_start > ${now} and e.date_start <= ${horizon(reminderHours.offline)}
      and (e.format <> 'online' or e.date_start <= ${horizon(reminderHours.online)})
      and not exists (select from notifications n
        where n.key = 'reminder/' || e.id || '/' || to_char(e.date_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    group by e.id`.execute(db)
  return rows
}
