import { sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { OwnEvent } from './own-event.ts'

type Later = Pick<OwnEvent, 'id' | 'status' | 'date_start' | 'owner_ids'> & { is_own: boolean; is_public: boolean }
type Request = { eventId: number; actor: Actor; now: Date }

/**
 * Locks an event together with the later events of its series that the actor organizes, in id order, and returns their ids. An event
 * that joins the series meanwhile is not among them.
 */
export const lockWithLater = async (tx: Tx, { eventId, actor, now }: Request): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select locked.id from events locked where locked.id = any(array(
      select e.id from events x join events e on ${isLaterThan('x', now)} where x.id = ${eventId} and ${isOwnOf(actor)}
      union select ${eventId}::bigint))
    order by locked.id for no key update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Future events of the series after this one: those of the actor, and public ones of other organizers. Index: events_master. */
export const laterEvents = async (db: Db, { eventId, actor, now }: Request): Promise<Later[]> => {
  const { rows } = await sql<Later>`
    select * from (
      select e.id, e.status, e.date_start, array(select o.user_id from event_owners o where o.event_id = e.id) as owner_ids,
        ${isOwnOf(actor)} as is_own, e.status = 'published' and e.moderation = 'approved' as is_public
      from events x join events e on ${isLaterThan('x', now)} where x.id = ${eventId}) as later
    where is_own or is_public order by id`.execute(db)
  return rows
}

/** The number of future events of the series after the event `alias` that the actor may cancel with it. Index: events_master. */
export const countLater = (alias: string, { actor, now }: Pick<Request, 'actor' | 'now'>) =>
  sql<number>`(select count(*) from events e where ${isLaterThan(alias, now)} and ${isOwnOf(actor)})`

/** True if `e` belongs to the series of `alias`, starts after it and in the future, and is not cancelled. */
const isLaterThan = (alias: string, now: Date) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  const master = sql`coalesce(${of('master_event_id')}, ${of('id')})`
  return sql<boolean>`(e.id = ${master} or e.master_event_id = ${master}) and e.id <> ${of('id')} and e.deleted_at is null
    and e.status <> 'canceled' and e.date_start > greatest(${of('date_start')}, ${now}) and ${of('date_start')} is not null`
}

const isOwnOf = (actor: Actor) =>
  sql<boolean>`(${actor.isStaff}::boolean or exists (select from event_owners w where w.event_id = e.id and w.user_id = ${actor.id}))`
