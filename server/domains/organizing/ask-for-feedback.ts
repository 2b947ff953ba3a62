import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Db } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'

const dayMs = 86_400_000
/** After a longer outage participants of older events are not asked. */
const askedWithinMs = 3 * dayMs

/** Asks approved participants for feedback, once after the end of an event that wants it (V125). */
export const askForFeedback = async (resources: Resources): Promise<void> => {
  const { db, clock } = resources
  for (const { id, user_ids } of await justFinished(db, clock()))
    await db.transaction().execute((tx) =>
      notify(resources, tx, {
        to: user_ids,
        type: notificationTypes.system,
        data: { kind: 'feedbackAsked', eventId: id, linkHref: `/events/${id}#feedback` },
        key: `feedback/${id}`,
      }),
    )
}

type Finished = { id: number; user_ids: number[] }

/** Index: events_end. */
const justFinished = async (db: Db, now: Date): Promise<Finished[]> => {
  const { rows } = await sql<Finished>`
    select e.id, array_agg(p.user_id order by p.user_id) as user_ids
    from events e join event_participants p on p.event_id = e.id and p.state = 'approved'
    where e.is_listed and e.need_feedback and e.date_end <= ${now} and e.date_end > ${new Date(now.getTime() - askedWithinMs)}
      and not exists (select from notifications n where n.key = 'feedback/' || e.id)
    group by e.id`.execute(db)
  return rows
}
