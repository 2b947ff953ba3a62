import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'
import type { FieldFault } from '../../kernel/refusal.ts'
import { localOf } from '../../kernel/zones.ts'
import { isOpenFor } from '../spaces/hours.ts'
import { freeHallIds } from './availability.ts'
import { bookableSpace, busyHalls } from './bookable-space.ts'
import type { HallsOfEvent } from './event-halls.ts'
import { isFree } from './slots.ts'

type HallsQuery = { eventId: number | null; halls: HallsOfEvent; now: Date }
export type Fault = { field: 'space.hallIds' | 'dateStart'; fault: FieldFault['fault'] }

/** Why an event cannot have these halls, at the field of the wizard (V106, V107). Null if it can, or has them already. */
export const obstacleToHalls = async (db: Db, { eventId, halls, now }: HallsQuery): Promise<Fault | null> => {
  const held = await heldUnchanged(db, eventId, halls)
  if (held.isSame) return null
  const space = await bookableSpace(db, { id: halls.spaceId })
  const isKnown = space?.isActive && halls.hallIds.every((id) => space.halls.some((hall) => hall.id === id))
  if (!space || !isKnown) return { field: 'space.hallIds', fault: 'choice' }
  if (!isOpenFor(space, halls)) return { field: 'dateStart', fault: 'spaceClosed' }
  const busy = await busyHalls(db, { hallIds: halls.hallIds, within: halls, exceptId: held.id })
  if (halls.hallIds.every((id) => isFree(busy, id, halls))) return null
  const date = localOf(halls.startsAt, space.zone).slice(0, 10)
  const free = await freeHallIds(db, space, { date, now, exceptId: held.id })
  return { field: 'space.hallIds', fault: free.length > 0 ? 'slotTaken' : 'noHallsForDate' }
}

type Held = { id: number | null; isSame: boolean }

/** The reservation of the event, and whether it holds exactly these halls for this time. Index: the unique event_id. */
const heldUnchanged = async (db: Db, eventId: number | null, { spaceId, hallIds, startsAt, endsAt }: HallsOfEvent): Promise<Held> => {
  const { rows } = await sql<Held>`
    select r.id, r.is_holding and r.space_id = ${spaceId} and r.starts_at = ${startsAt} and r.ends_at = ${endsAt}
      and array(select x.hall_id from reserved_halls x where x.reservation_id = r.id and not x.is_proposed order by x.hall_id)
        = array(select distinct hall from unnest(${hallIds}::bigint[]) as hall order by hall) as "isSame"
    from reservations r where r.event_id = ${eventId}`.execute(db)
  return rows[0] ?? { id: null, isSame: false }
}
