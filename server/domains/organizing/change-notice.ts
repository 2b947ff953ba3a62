import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'
import { changedKind } from './messages.ts'
import { registrantsOf } from './registrants.ts'
import { isElsewhere, type Whereabouts, whereaboutsOf } from './whereabouts.ts'

type Notice = {
  eventId: number
  before: Whereabouts
  after: Whereabouts
  /** Not sent earlier; until then it can be withdrawn. */
  notBefore?: Date
}

/**
 * Notifies participants about new dates or a new place, in the transaction of the change. Later changes before it is sent join it.
 * Index: event_change_notices_waiting.
 */
export const queueChangeNotice = async ({ clock }: Pick<Resources, 'clock'>, tx: Tx, { eventId, before, after, notBefore = clock() }: Notice) => {
  if (isElsewhere(before, after)) await addNotice(tx, { eventId, before, dueAt: notBefore })
}

/** Keeps dates and place that the draft of an event overwrites. Participants are notified when others become public. */
export const rememberWhereabouts = async (tx: Tx, eventId: number, now: Date) =>
  addNotice(tx, { eventId, before: await whereaboutsOf(tx, eventId), dueAt: now })

const addNotice = (tx: Tx, { eventId, before, dueAt }: { eventId: number; before: Whereabouts; dueAt: Date }) =>
  sql`
    insert into event_change_notices (event_id, before, due_at) values (${eventId}, ${JSON.stringify(before)}, ${dueAt})
    on conflict (event_id) where sent_at is null do update set due_at = greatest(event_change_notices.due_at, excluded.due_at)`.execute(tx)

/** A waiting notice is not sent while the approval can be undone. Index: event_change_notices_waiting. */
export const delayChangeNotice = (tx: Tx, eventId: number, notBefore: Date) =>
  tx
    .updateTable('event_change_notices')
    .set({ due_at: notBefore })
    .where('event_id', '=', eventId)
    .where('sent_at', 'is', null)
    .where('due_at', '<', notBefore)
    .execute()

export const withdrawChangeNotice = (tx: Tx, ...eventIds: number[]) =>
  tx.deleteFrom('event_change_notices').where('event_id', 'in', eventIds).where('sent_at', 'is', null).execute()

/** Sends due notices. A notice about an event that is not public at the moment waits until it is. */
export const sendChangeNotices = async (resources: Resources): Promise<void> => {
  for (const eventId of await eventsWithDueNotice(resources.db, resources.clock()))
    await resources.db.transaction().execute((tx) => sendNotice(resources, tx, eventId))
}

const maxAtOnce = 100

const sendNotice = async (resources: Resources, tx: Tx, eventId: number): Promise<void> => {
  const now = resources.clock()
  await tx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute()
  const notice = await tx
    .selectFrom('event_change_notices')
    .select(['id', sql<Whereabouts>`before`.as('before')])
    .where('event_id', '=', eventId)
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .executeTakeFirst()
  if (!notice) return
  const after = await whereaboutsOf(tx, eventId)
  if (!isElsewhere(notice.before, after)) return void (await withdrawChangeNotice(tx, eventId))
  await tx
    .updateTable('event_change_notices')
    .set({ after: JSON.stringify(after), sent_at: now })
    .where('id', '=', notice.id)
    .execute()
  await notifyRegistrants(resources, tx, { eventId, noticeId: notice.id, now })
}

type Notified = { eventId: number; noticeId: number; now: Date }

const notifyRegistrants = async (resources: Resources, tx: Tx, { eventId, noticeId, now }: Notified): Promise<void> => {
  const to = await registrantsOf(tx, eventId)
  if (to.length === 0) return
  await notify(resources, tx, { to, type: notificationTypes.eventChanged, data: { eventId }, key: `changed/${noticeId}` })
  const letter = { kind: changedKind, subject: `change/${noticeId}`, payload: { eventId, noticeId } }
  await queueMessages(
    tx,
    to.map((userId) => ({ ...letter, to: { userId } })),
    now,
  )
}

/** Index: event_change_notices_due. */
const eventsWithDueNotice = async (db: Db, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('event_change_notices as n')
    .innerJoin('events as e', 'e.id', 'n.event_id')
    .select('n.event_id')
    .where('n.sent_at', 'is', null)
    .where('n.due_at', '<=', now)
    .where('e.status', '=', 'published')
    .where('e.moderation', '=', 'approved')
    .where('e.deleted_at', 'is', null)
    .orderBy('n.due_at')
    .limit(maxAtOnce)
    .execute()
  return rows.map((row) => row.event_id)
}
