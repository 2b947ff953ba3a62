import { sql } from 'kysely'
import type { Attendee } from '../../../contract/attendees/attendees.ts'
import type { User } from '../../../contract/people/people.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import { presentParticipant } from '../events/present-participant.ts'
import type { ParticipantRow } from '../participation/store.ts'
import { presentPeople, readPeople } from '../people/read.ts'
import { isOpen } from '../people/rules.ts'
import { answersInWords } from '../quizzes/answers-in-words.ts'

type Context = { db: Db; actor: Actor; caller: Caller }
type Expanded = 'user' | 'event' | 'space' | 'answers'

/** Participants in the order of the ids, with the requested relations, one statement per relation. */
export const presentAttendees = async (ctx: Context, ids: readonly number[], expand: readonly Expanded[] = []): Promise<Attendee[]> => {
  const rows = await rowsOf(ctx.db, ids)
  const isExpanded = (name: Expanded) => expand.includes(name) && rows.length > 0
  const [places, users, events, spaces, answers] = await Promise.all([
    rows.some((row) => row.waits_for_seat) ? placesOf(ctx.db, rows) : new Map<number, number>(),
    isExpanded('user') ? usersOf(ctx, rows) : null,
    isExpanded('event') ? eventsOf(ctx.db, rows) : null,
    isExpanded('space') ? spacesOf(ctx.db, rows) : null,
    isExpanded('answers') ? answersOf(ctx, rows) : null,
  ])
  return rows.map((row) => ({
    ...presentParticipant(row, places.get(row.id) ?? null),
    tags: row.tags,
    ...(users && { user: users.get(row.user_id) ?? null }),
    ...(answers && { answers: answers.get(row.quiz_answer_id ?? 0) ?? [] }),
    ...(events && { event: events.get(row.event_id) }),
    ...(spaces && { space: row.space_id === null ? null : (spaces.get(row.space_id) ?? null) }),
  }))
}

type Row = ParticipantRow & { tags: string[] }

/** Indexes: the primary key, participant_tags_user. */
const rowsOf = async (db: Db, ids: readonly number[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select p.*, array(select t.name from participant_tags t where t.user_id = p.user_id and t.event_id = p.event_id order by t.name) as tags
    from unnest(${ids}::bigint[]) with ordinality wanted(id, place) join event_participants p on p.id = wanted.id order by wanted.place`.execute(db)
  return rows
}

/** Positions in the waiting lists of the events; 1 is next. Index: event_participants_queue. */
const placesOf = async (db: Db, rows: readonly Row[]): Promise<Map<number, number>> => {
  const waiting = rows.filter((row) => row.waits_for_seat)
  const { rows: places } = await sql<{ id: number; place: number }>`
    select w.id, w.place from (
      select id, row_number() over (partition by event_id order by queue_number) as place from event_participants
      where waits_for_seat and event_id = any(${waiting.map((row) => row.event_id)}::bigint[])) w
    where w.id = any(${waiting.map((row) => row.id)}::bigint[])`.execute(db)
  return new Map(places.map(({ id, place }) => [id, place]))
}

/** Users as the organizer may see them; a closed account has none. */
const usersOf = async (ctx: Context, rows: readonly Row[]): Promise<Map<number, User>> => {
  const people = await readPeople(ctx, [...new Set(rows.map((row) => row.user_id))])
  const users = await presentPeople(
    ctx,
    people.filter((person) => isOpen(person, ctx.actor)),
  )
  return new Map(users.map((user) => [user.id, user]))
}

const answersOf = ({ db, caller }: Context, rows: readonly Row[]) =>
  answersInWords(
    db,
    rows.map((row) => row.quiz_answer_id),
    caller.locale,
  )

const eventsOf = async (db: Db, rows: readonly Row[]) => {
  const ids = rows.map((row) => row.event_id)
  const events = await db.selectFrom('events').select(['id', 'name', 'date_start']).where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
  return new Map(events.map(({ id, name, date_start }) => [id, { id, name, dateStart: date_start?.toISOString() ?? null }]))
}

const spacesOf = async (db: Db, rows: readonly Row[]) => {
  const ids = rows.flatMap((row) => row.space_id ?? [])
  const spaces = await db.selectFrom('spaces').select(['id', 'name']).where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
  return new Map(spaces.map((space) => [space.id, space]))
}
