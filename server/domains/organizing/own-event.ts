import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** The columns of an event that decide about its life. */
export type OwnEvent = {
  id: number
  name: string
  status: 'draft' | 'published' | 'unpublished' | 'canceled'
  moderation: 'approved' | 'wait' | 'declined' | null
  created_by: number | null
  master_event_id: number | null
  date_start: Date | null
  date_end: Date | null
  zone: string
  owner_ids: number[]
}

type Request = { eventId: number; actor: Actor }

/** An event for its organizers and staff, locked until the transaction ends. Every change locks the row of the event first. */
export const lockOwnEvent = async (tx: Tx, request: Request): Promise<OwnEvent> => {
  // the next statement reads the owners as they are after the wait; registrations, which only refer to the event, do not wait
  await sql`select from events e where e.id = ${request.eventId} for no key update`.execute(tx)
  return ownEvent(tx, request)
}

/**
 * The same with one statement, for a save: its owners may be those before the wait, so that `saveDraft` checks the caller again with
 * the owners that it reads together with the draft.
 */
export const lockToSave = (tx: Tx, request: Request): Promise<OwnEvent> => ownEvent(tx, request, sql`for no key update of e`)

/**
 * The same without a lock, to read. A stranger gets the same answer for a foreign event and for a missing id, so that ids do not
 * reveal drafts (V131).
 */
export const ownEvent = async (db: Db, { eventId, actor }: Request, lock: RawBuilder<unknown> = sql``): Promise<OwnEvent> => {
  const { rows } = await sql<OwnEvent>`
    select e.id, e.name, e.status, e.moderation, e.created_by, e.master_event_id, e.date_start, e.date_end, e.zone,
      array(select o.user_id from event_owners o where o.event_id = e.id order by o.user_id) as owner_ids
    from events e where e.id = ${eventId} and e.deleted_at is null ${lock}`.execute(db)
  const [event] = rows
  if (event && (actor.isStaff || event.owner_ids.includes(actor.id))) return event
  throw new Refusal(actor.isStaff ? 'notFound' : 'forbidden')
}

/** Index: the primary key. */
export const ownersOf = async (db: Db, eventId: number): Promise<number[]> =>
  (await db.selectFrom('event_owners').select('user_id').where('event_id', '=', eventId).execute()).map(({ user_id }) => user_id)
