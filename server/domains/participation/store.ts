import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/db.ts'
import type { GuestFormat } from './rules.ts'

export type ParticipantRow = NonNullable<Awaited<ReturnType<typeof findParticipant>>>

const columns = [
  'id',
  'event_id',
  'user_id',
  'state',
  'waits_for_seat',
  'queue_number',
  'role',
  'format',
  'space_id',
  'quiz_answer_id',
  'team_id',
  'attended_at',
  'online_completed_at',
  'comment',
  'created_at',
] as const

type Request = {
  eventId: number
  userId: number
  state: 'approved' | 'wait'
  waitsForSeat: boolean
  format: GuestFormat
  spaceId: number | null
  quizAnswerId: number | null
  now: Date
}

/**
 * Puts a person on the list at its end and tells his place among those who wait for a seat; nothing when he is on it
 * already. Leans on the unique (event_id, user_id) and on event_participants_queue.
 */
export const addParticipant = (tx: Tx, request: Request) => {
  const values = {
    state: request.state,
    waits_for_seat: request.waitsForSeat,
    queue_number: sql<number>`nextval('participation_queue')`,
    format: request.format,
    space_id: request.spaceId,
    quiz_answer_id: request.quizAnswerId,
    created_at: request.now,
    comment: null,
  }
  return tx
    .insertInto('event_participants')
    .values({ event_id: request.eventId, user_id: request.userId, ...values })
    .onConflict((conflict) => conflict.columns(['event_id', 'user_id']).doUpdateSet(values).where('event_participants.state', '=', 'noRequest'))
    .returning(columns)
    .returning(
      sql<number | null>`case when waits_for_seat then 1 + (select count(*) from event_participants w
        where w.event_id = event_participants.event_id and w.waits_for_seat) end`.as('queue_position'),
    )
    .executeTakeFirst()
}

/** Index: the unique (event_id, user_id). */
export const findParticipant = (db: Db | Tx, eventId: number, userId: number) =>
  (db as Db).selectFrom('event_participants').select(columns).where('event_id', '=', eventId).where('user_id', '=', userId).executeTakeFirst()

/** Participants of an event by id, held until the transaction ends. */
export const lockParticipants = (tx: Tx, eventId: number, ids: number[]) =>
  tx
    .selectFrom('event_participants')
    .select(columns)
    .where('event_id', '=', eventId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('state', '<>', 'noRequest')
    .orderBy('queue_number')
    .forUpdate()
    .execute()

type Change = { state: ParticipantRow['state']; waits_for_seat: boolean; comment?: string | null; decided_at?: Date }

export const changeParticipant = (tx: Tx, id: number, change: Change) =>
  tx.updateTable('event_participants').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()

/** First in line for a seat of these formats. Index: event_participants_queue. */
export const firstWaiting = (tx: Tx, eventId: number, formats: GuestFormat[]) =>
  tx
    .selectFrom('event_participants')
    .select(columns)
    .where('event_id', '=', eventId)
    .where('waits_for_seat', '=', true)
    .where(sql<boolean>`format = any(${formats}::text[])`)
    .orderBy('queue_number')
    .limit(1)
    .executeTakeFirst()

/** Place in the waiting list, 1 is next. Index: event_participants_queue. */
export const queuePosition = async (db: Db | Tx, participant: ParticipantRow): Promise<number | null> => {
  if (!participant.waits_for_seat) return null
  const { position } = await (db as Db)
    .selectFrom('event_participants')
    .select(sql<number>`count(*)`.as('position'))
    .where('event_id', '=', participant.event_id)
    .where('waits_for_seat', '=', true)
    .where('queue_number', '<=', participant.queue_number)
    .executeTakeFirstOrThrow()
  return position
}

/** Is the person shut out of one of these spaces today? */
export const isBanned = async (db: Db, userId: number, spaceIds: number[], now: Date): Promise<boolean> => {
  if (spaceIds.length === 0) return false
  const row = await db
    .selectFrom('space_restrictions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`space_id = any(${spaceIds}::bigint[])`)
    .where(sql<boolean>`(until is null or until >= ${now}::date)`)
    .executeTakeFirst()
  return row !== undefined
}

export const markOnlineComplete = (db: Db, eventId: number, userId: number, now: Date) =>
  db
    .updateTable('event_participants')
    .set((eb) => ({
      online_completed_at: eb.fn.coalesce('online_completed_at', eb.val(now)),
      attended_at: eb.fn.coalesce('attended_at', eb.val(now)),
    }))
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('state', '=', 'approved')
    .returning(columns)
    .executeTakeFirst()

export const addFavorite = (db: Db, userId: number, eventId: number, now: Date) =>
  db
    .insertInto('favorites')
    .values({ user_id: userId, event_id: eventId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const removeFavorite = (db: Db, userId: number, eventId: number) =>
  db.deleteFrom('favorites').where('user_id', '=', userId).where('event_id', '=', eventId).execute()
