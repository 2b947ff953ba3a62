import { sql } from 'kysely'
import { notificationTypes } from '../../../../contract/limits.ts'
import type { Db, Tx } from '../../../kernel/db.ts'
import type { Slice } from '../../../kernel/paging.ts'

// a literal, so that the planner knows the value
const contactAccessRequest = sql.lit(notificationTypes.contactAccessRequest)

type Pair = { userId: number; ownerId: number }
type AccessRequest = Pair & { now: Date; retryBefore: Date }

/** Inserts a request, or renews one declined before `retryBefore`; else undefined. Relies on the unique (user_id, owner_id). */
export const addRequest = (tx: Tx, { userId, ownerId, now, retryBefore }: AccessRequest) =>
  tx
    .insertInto('contact_accesses')
    .values({ user_id: userId, owner_id: ownerId, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'owner_id'])
        .doUpdateSet({ decision: null, decided_at: null, asked_at: now })
        .where('contact_accesses.decision', '=', 'declined')
        .where('contact_accesses.decided_at', '<=', retryBefore),
    )
    .returning('id')
    .executeTakeFirst()

type AccessRequests = { userId: number; ownerIds: readonly number[]; eventId: number; now: Date; retryBefore: Date }

/**
 * The same as `addRequest` for several owners, with one statement: only adults who let others ask. The result is the owners to
 * notify. Ordered by id, so that concurrent requests do not deadlock.
 */
export const addRequests = async (tx: Tx, { userId, ownerIds, eventId, now, retryBefore }: AccessRequests): Promise<number[]> => {
  const { rows } = await sql<{ owner_id: number }>`
    insert into contact_accesses as a (user_id, owner_id, event_id, asked_at)
    select ${userId}, u.id, ${eventId}, ${now} from users u
    where u.id = any(${ownerIds}::bigint[]) and u.id <> ${userId} and u.status = 10 and u.blocked_at is null and u.contacts_to = 'granted'
    order by u.id
    on conflict (user_id, owner_id) do update set decision = null, decided_at = null, asked_at = excluded.asked_at, event_id = excluded.event_id
    where a.decision = 'declined' and a.decided_at <= ${retryBefore}
    returning owner_id`.execute(tx)
  return rows.map((row) => row.owner_id)
}

/** Locked until the transaction ends. Index: the unique (user_id, owner_id). */
export const lockAccess = (tx: Tx, { userId, ownerId }: Pair) =>
  tx
    .selectFrom('contact_accesses')
    .select(['id', 'decision'])
    .where('user_id', '=', userId)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()

/** Stores the notification deliveries of requests. Index: notification_recipients_user. */
export const saveRecipients = (tx: Tx, userId: number, ownerIds: readonly number[]) =>
  sql`update contact_accesses a set notification_recipient_id = (
      select max(r.id) from notification_recipients r join notifications n on n.id = r.notification_id
      where r.user_id = a.owner_id and n.type = ${contactAccessRequest} and (n.data->>'userId')::bigint = a.user_id)
    where a.user_id = ${userId} and a.owner_id = any(${ownerIds}::bigint[])`.execute(tx)

/** The same of one request. Index: notification_recipients_user. */
export const saveRecipient = (tx: Tx, accessId: number) =>
  sql`update contact_accesses a set notification_recipient_id = (
      select max(r.id) from notification_recipients r join notifications n on n.id = r.notification_id
      where r.user_id = a.owner_id and n.type = ${contactAccessRequest} and (n.data->>'userId')::bigint = a.user_id)
    where a.id = ${accessId}`.execute(tx)

/** True when the delivery belongs to the owner and to the request of this user. Index: the primary key. */
export const isRequestDelivery = async (tx: Tx, recipientId: number, { userId, ownerId }: Pair): Promise<boolean> => {
  const { rows } = await sql`select from notification_recipients r join notifications n on n.id = r.notification_id
    where r.id = ${recipientId} and r.user_id = ${ownerId} and n.type = ${contactAccessRequest} and (n.data->>'userId')::bigint = ${userId}`.execute(
    tx,
  )
  return rows.length > 0
}

type Decision = 'approved' | 'declined'

export const setDecision = (tx: Tx, accessId: number, decision: Decision, now: Date) =>
  tx.updateTable('contact_accesses').set({ decision, decided_at: now }).where('id', '=', accessId).execute()

type AccessFilters = { side: 'user_id' | 'owner_id'; personId: number; decision: 'wait' | Decision | undefined }

const filteredAccesses = (db: Db, { side, personId, decision }: AccessFilters) =>
  db
    .selectFrom('contact_accesses as a')
    .where(`a.${side}`, '=', personId)
    .$if(decision === 'wait', (q) => q.where('a.decision', 'is', null))
    .$if(decision !== undefined && decision !== 'wait', (q) => q.where('a.decision', '=', decision as Decision))

/** The latest first, with the other user if their page is open. Indexes: contact_accesses_owner, the unique (user_id, owner_id). */
export const listAccesses = (db: Db, filters: AccessFilters, { limit, offset }: Slice) =>
  filteredAccesses(db, filters)
    .leftJoin('users as u', (join) =>
      join
        .onRef('u.id', '=', filters.side === 'owner_id' ? 'a.user_id' : 'a.owner_id')
        .on('u.status', 'in', [8, 10])
        .on('u.blocked_at', 'is', null),
    )
    .select(['a.id', 'a.user_id', 'a.owner_id', 'a.event_id', 'a.decision', 'a.notification_recipient_id', 'a.asked_at', 'a.decided_at'])
    .select(['u.id as other_id', 'u.first_name', 'u.last_name', 'u.photo_id', 'u.status', 'u.position'])
    .orderBy('a.asked_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countAccesses = async (db: Db, filters: AccessFilters): Promise<number> =>
  (await filteredAccesses(db, filters).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total
