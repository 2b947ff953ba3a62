import { sql } from 'kysely'
import { userStatuses } from '../../../contract/limits.ts'
import type { Db } from '../../kernel/db.ts'
import { uploadUrl } from '../uploads/address.ts'

const maxFollowed = 6

/**
 * The approved participants of an event that a user follows. Users who hide the block `events` of their profile are left out,
 * and so are minors, whose profile shows no events (`seesBlock` of the domain `people`).
 */
export const followedOf = async (db: Db, eventId: number, followerId: number) => {
  const rows = await followedRows(db, eventId, followerId)
  return {
    count: rows[0]?.total ?? 0,
    people: rows.map(({ id, name, photo_id }) => ({ userId: id, name, photo: photo_id === null ? null : uploadUrl(photo_id) })),
  }
}

/** Indexes: the primary key of user_subscriptions, the unique (event_id, user_id) of event_participants. */
const followedRows = async (db: Db, eventId: number, followerId: number) => {
  const { rows } = await sql<{ id: number; name: string; photo_id: string | null; total: number }>`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name, u.photo_id, (count(*) over ())::int as total
    from user_subscriptions s
    join event_participants p on p.event_id = ${eventId} and p.user_id = s.user_id and p.state = 'approved'
    join users u on u.id = s.user_id
    where s.subscriber_id = ${followerId} and u.status = ${userStatuses.active} and u.blocked_at is null and not 'events' = any(u.hidden_blocks)
    order by s.created_at desc, u.id limit ${maxFollowed}`.execute(db)
  return rows
}
