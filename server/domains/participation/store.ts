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
  'decision_id',
  'created_at',
] as const

type Entry = {
  event_id: number
  user_id: number
  state: 'approved' | 'wait'
  waits_for_seat: boolean
  format: GuestFormat
  space_id: number | null
  quiz_answer_id: number | null
  /** The team that the user takes part with. */
  team_id?: number | null
  created_at: Date
}

const newColumns = ['event_id', 'user_id', 'state', 'waits_for_seat', 'format', 'space_id', 'quiz_answer_id', 'team_id', 'created_at'] as const
const replacedColumns = [...newColumns.slice(2), 'queue_number', 'comment'] as const

/**
 * Appends users to the lists, numbered in the given order. The result omits users who are already on the list.
 * Index: the unique (event_id, user_id).
 */
export const addParticipants = (tx: Tx, entries: readonly Entry[]): Promise<ParticipantRow[]> =>
  tx
    .insertInto('event_participants')
    .columns([...newColumns, 'queue_number', 'comment'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<Entry>`json_to_recordset(${JSON.stringify(entries)})`.as<'e'>(sql`e(event_id bigint, user_id bigint, state text, waits_for_seat boolean,
            format text, space_id bigint, quiz_answer_id bigint, team_id bigint, created_at timestamptz)`),
        )
        .select(newColumns)
        .select([sql<number>`nextval('participation_queue')`.as('queue_number'), sql<null>`null`.as('comment')]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['event_id', 'user_id'])
        .doUpdateSet((eb) => Object.fromEntries(replacedColumns.map((column) => [column, eb.ref(`excluded.${column}`)])))
        // the organizer declined a team, not its members: they may take part with another one
        .where(
          sql<boolean>`(event_participants.state = 'noRequest' or event_participants.state = 'declined' and event_participants.team_id <> excluded.team_id)`,
        ),
    )
    .returning(columns)
    .execute()

/** Number of users waiting per event and format. Index: event_participants_queue. */
export const countWaiting = (tx: Tx, eventIds: readonly number[]) =>
  tx
    .selectFrom('event_participants')
    .select(['event_id', 'format', sql<number>`count(*)`.as('count')])
    .where(sql<boolean>`event_id = any(${eventIds}::bigint[])`)
    .where('waits_for_seat', '=', true)
    .groupBy(['event_id', 'format'])
    .execute()

type SeatKey = { eventId: number; userId: number }

const arraysOf = (requests: readonly SeatKey[]) =>
  [sql`${requests.map((request) => request.eventId)}::bigint[]`, sql`${requests.map((request) => request.userId)}::bigint[]`] as const

/** Those of the given users that are on the list of their event, including declined ones. Index: the unique (event_id, user_id). */
export const listedAmong = (tx: Tx, requests: readonly SeatKey[]) => {
  const [eventIds, userIds] = arraysOf(requests)
  return tx
    .selectFrom('event_participants as ep')
    .innerJoin(sql<{ event_id: number; user_id: number }>`unnest(${eventIds}, ${userIds})`.as<'w'>(sql`w(event_id, user_id)`), (join) =>
      join.onRef('w.event_id', '=', 'ep.event_id').onRef('w.user_id', '=', 'ep.user_id'),
    )
    .select(['ep.event_id', 'ep.user_id', 'ep.state'])
    .where('ep.state', '<>', 'noRequest')
    .execute()
}

/** Indexes in `requests` of users banned from a space of their event on that day. */
export const bannedAmong = async (db: Db, requests: readonly (SeatKey & { now: Date })[]): Promise<Set<number>> => {
  const [eventIds, userIds] = arraysOf(requests)
  const { rows } = await sql<{ place: number }>`
    select w.place from unnest(${eventIds}, ${userIds}, ${requests.map(({ now }) => now)}::date[]) with ordinality w(event_id, user_id, today, place)
    join events e on e.id = w.event_id
    join space_restrictions r on r.user_id = w.user_id and (r.space_id = e.space_id or r.space_id = any(e.network_space_ids))
    where r.until is null or r.until >= w.today`.execute(db)
  return new Set(rows.map(({ place }) => place - 1))
}

/** Answers to quizzes by id. Indexes: the primary keys. */
export const quizAnswersOf = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('quiz_answers as a')
    .innerJoin('quizzes as q', 'q.id', 'a.quiz_id')
    .select(['a.id', 'a.quiz_id', 'a.user_id', 'a.event_id', 'q.allow_multiple'])
    .where(sql<boolean>`a.id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Index: the unique (event_id, user_id). */
export const findParticipant = (db: Db, eventId: number, userId: number) =>
  db.selectFrom('event_participants').select(columns).where('event_id', '=', eventId).where('user_id', '=', userId).executeTakeFirst()

/** The places of these users at these events. Index: the unique (event_id, user_id). */
export const findParticipantsOf = async (db: Db, eventIds: readonly number[], userIds: readonly number[]): Promise<ParticipantRow[]> => {
  if (eventIds.length === 0) return []
  const isOneOf = (column: string, ids: readonly number[]) => sql<boolean>`${sql.ref(column)} = any(${ids}::bigint[])`
  const query = db.selectFrom('event_participants').select(columns).where(isOneOf('event_id', eventIds)).where(isOneOf('user_id', userIds))
  return query.orderBy('event_id').execute()
}

export const removeParticipants = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length > 0) await tx.deleteFrom('event_participants').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
}

/** Locks participants of an event until the transaction ends. */
export const lockParticipants = (tx: Tx, eventId: number, ids: readonly number[]) =>
  tx
    .selectFrom('event_participants')
    .select(columns)
    .where('event_id', '=', eventId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('state', '<>', 'noRequest')
    .orderBy('queue_number')
    .forUpdate()
    .execute()

/** Locks those who take part in an event for a team. Index: event_participants_team. */
export const participantsOfTeam = (tx: Tx, eventId: number, teamId: number): Promise<ParticipantRow[]> =>
  tx
    .selectFrom('event_participants')
    .select(columns)
    .where('team_id', '=', teamId)
    .where('event_id', '=', eventId)
    .where('state', '<>', 'noRequest')
    .orderBy('queue_number')
    .forUpdate()
    .execute()

type Change = {
  state: ParticipantRow['state']
  waits_for_seat: boolean
  comment?: string | null
  format?: GuestFormat
  space_id?: number | null
  decided_at?: Date
  decision_id?: number | null
}

/** A participant who is no longer approved loses the mark of attendance. */
export const changeParticipants = async (tx: Tx, ids: readonly number[], change: Change): Promise<ParticipantRow[]> => {
  if (ids.length === 0) return []
  const { decision_id = null, ...rest } = change
  const marks = change.state === 'approved' ? {} : { attended_at: null, attended_by: null, online_completed_at: null }
  const values = { ...rest, ...marks, decision_id }
  return tx.updateTable('event_participants').set(values).where(sql<boolean>`id = any(${ids}::bigint[])`).returning(columns).execute()
}

type Waiting = Pick<ParticipantRow, 'id' | 'user_id' | 'format'>

type FreeSeats = Record<GuestFormat | 'total', number | null>

/**
 * The first waiting users, up to the free seats of each format and in total; null means no limit. None at an event that is over
 * or does not take place. Index: event_participants_queue.
 */
export const firstWaiting = async (tx: Tx, eventId: number, free: FreeSeats, now: Date): Promise<Waiting[]> => {
  const inLineFor = (format: GuestFormat) => sql`(select id, user_id, format, queue_number from event_participants
    where event_id = ${eventId} and waits_for_seat and format = ${format} order by queue_number limit ${free[format]}::bigint)`
  const { rows } = await sql<Waiting>`select id, user_id, format from (${inLineFor('online')} union all ${inLineFor('offline')}) w
    where exists (select from events where id = ${eventId} and date_end > ${now} and status <> 'canceled' and deleted_at is null)
    order by queue_number limit ${free.total}::bigint`.execute(tx)
  return rows
}

/** Position in the waiting list; 1 is next. Index: event_participants_queue. */
export const queuePosition = async (db: Db, participant: ParticipantRow): Promise<number | null> => {
  if (!participant.waits_for_seat) return null
  const { position } = await db
    .selectFrom('event_participants')
    .select(sql<number>`count(*)`.as('position'))
    .where('event_id', '=', participant.event_id)
    .where('waits_for_seat', '=', true)
    .where('queue_number', '<=', participant.queue_number)
    .executeTakeFirstOrThrow()
  return position
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
