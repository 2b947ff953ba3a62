import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'

/**
 * Locks an event together with the main events that its versions name, in id order: of two events that choose each other at the
 * same moment one waits for the other. `sent` is a main event that is about to be saved.
 */
export const lockWithMaster = async (tx: Tx, { eventId, sent = null }: { eventId: number; sent?: number | null | undefined }): Promise<void> => {
  await sql`select e.id from events e
    where e.id in (${eventId}, ${sent}::bigint) or e.id in (select (v.document ->> 'masterEventId')::bigint from (
      select d.data from event_drafts d where d.event_id = ${eventId}
      union all select unnest(array[r.data, r.approved_data]) from event_reviews r where r.event_id = ${eventId}) v (document))
    order by e.id for no key update`.execute(tx)
}

/**
 * True if the event may join the series: neither is its main event a member itself, nor does the event lead a series. Call it under
 * `lockWithMaster`; a main event that a later save chose and another transaction holds is refused, because waiting could deadlock.
 */
export const canJoin = async (tx: Tx, { eventId, masterEventId }: { eventId: number; masterEventId: number }): Promise<boolean> => {
  const { rows } = await sql`select m.id from events m
    where m.id = ${masterEventId} and m.id <> ${eventId} and m.deleted_at is null and m.master_event_id is null
      and not exists (select from events c where c.master_event_id = ${eventId} and c.deleted_at is null)
    for no key update of m skip locked`.execute(tx)
  return rows.length > 0
}

/** Index: events_master. */
export const leadsSeries = async (tx: Tx, eventId: number): Promise<boolean> => {
  const member = await tx
    .selectFrom('events')
    .select('id')
    .where('master_event_id', '=', eventId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return member !== undefined
}
