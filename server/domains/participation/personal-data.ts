import { sql } from 'kysely'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { participationCancelled } from './facts.ts'
import { addTaken, countFormats, lockSeatsOf, opposite, type Taken } from './seats.ts'
import { changeParticipants, countWaiting, findParticipantsOf, type ParticipantRow, removeParticipants } from './store.ts'
import { admitWaiting } from './waiting-list.ts'

export const participationPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      participation: await db
        .selectFrom('event_participants as p')
        .innerJoin('events as e', 'e.id', 'p.event_id')
        .select(['p.event_id', 'e.name as event', 'p.state', 'p.role', 'p.format', 'p.attended_at', 'p.comment', 'p.created_at'])
        .where('p.user_id', '=', userId)
        .orderBy('p.created_at')
        .execute(),
      favorites: await db.selectFrom('favorites').select(['event_id', 'created_at']).where('user_id', '=', userId).execute(),
    },
  }),
  // past registrations stay, because they count in the event's statistics; seats of upcoming events go to waiting users
  erase: async (tx, userId, deps) => {
    const eventIds = await eventsOf(tx, userId)
    await releaseSeats(tx, userId, deps)
    await tx.updateTable('event_participants').set({ comment: null }).where('user_id', '=', userId).execute()
    await tx.updateTable('event_participants').set({ attended_by: null }).where('attended_by', '=', userId).execute()
    await eraseDecisions(tx, userId)
    await tx.deleteFrom('favorites').where('user_id', '=', userId).execute()
    await invalidate(tx, eventIds.map(seatsTag))
  },
  move: async (tx, { from, to }, deps) => {
    const eventIds = await eventsOf(tx, from)
    await deleteWeaker(tx, { from, to }, deps)
    await tx.updateTable('event_participants').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('event_participants').set({ attended_by: to }).where('attended_by', '=', from).execute()
    await tx.updateTable('participation_decisions').set({ decided_by: to }).where('decided_by', '=', from).execute()
    await sql`insert into favorites (user_id, event_id, created_at)
      select ${to}, event_id, created_at from favorites where user_id = ${from} on conflict do nothing`.execute(tx)
    await tx.deleteFrom('favorites').where('user_id', '=', from).execute()
    await invalidate(tx, eventIds.map(seatsTag))
  },
}

/** Decisions about the user cannot be undone any more, and those by the user lose their author. */
const eraseDecisions = async (tx: Tx, userId: number) => {
  await sql`delete from participation_decision_changes c using event_participants p where p.id = c.participant_id and p.user_id = ${userId}`.execute(
    tx,
  )
  await tx.updateTable('participation_decisions').set({ decided_by: null }).where('decided_by', '=', userId).execute()
}

/** Events whose pages list or count the user. Index: event_participants_user. */
const eventsOf = async (tx: Tx, userId: number): Promise<number[]> => {
  const rows = await tx.selectFrom('event_participants').select('event_id').where('user_id', '=', userId).where('state', '<>', 'noRequest').execute()
  return rows.map((row) => row.event_id)
}

const upcomingEventsOf = async (tx: Tx, userId: number, now: Date): Promise<number[]> => {
  const rows = await tx
    .selectFrom('event_participants as p')
    .innerJoin('events as e', 'e.id', 'p.event_id')
    .select('p.event_id')
    .where('p.user_id', '=', userId)
    .where('p.state', '<>', 'noRequest')
    .where('e.date_end', '>', now)
    .orderBy('p.event_id')
    .execute()
  return rows.map((row) => row.event_id)
}

type Deps = { announce: Announce; now: Date }

const releaseSeats = async (tx: Tx, userId: number, deps: Deps) => {
  const eventIds = await upcomingEventsOf(tx, userId, deps.now)
  await lockSeatsOf(tx, eventIds)
  const participants = await findParticipantsOf(tx, eventIds, [userId])
  await changeParticipants(tx, participants.map(idOf), { state: 'noRequest', waits_for_seat: false })
  const released = participants.filter(({ state }) => state === 'approved')
  await addTaken(tx, released.map(releasedSeatOf))
  await admitWaitingAt(tx, eventIds, deps)
  const cancelled = participants.map(({ event_id, team_id }) => ({ eventId: event_id, userId, teamId: team_id }))
  await deps.announce(tx, participationCancelled, ...cancelled)
}

/** Admission runs per event, so it is limited to events with waiting users. */
const admitWaitingAt = async (tx: Tx, eventIds: readonly number[], deps: Deps) => {
  const eventsWithWaiting = await eventsWithWaitingUsers(tx, eventIds)
  for (const seats of await lockSeatsOf(tx, eventsWithWaiting)) await admitWaiting(tx, seats, deps)
}

const idOf = ({ id }: ParticipantRow) => id

const releasedSeatOf = (participant: ParticipantRow): Taken => ({ event_id: participant.event_id, ...opposite(countFormats([participant])) })

/** Index: event_participants_queue. */
const eventsWithWaitingUsers = async (tx: Tx, eventIds: readonly number[]): Promise<number[]> => [
  ...new Set((await countWaiting(tx, eventIds)).map(({ event_id }) => event_id)),
]

const eventsOfBoth = async (tx: Tx, from: number, to: number): Promise<number[]> => {
  const { rows } = await sql<{ event_id: number }>`
    select a.event_id from event_participants a join event_participants b on b.event_id = a.event_id and b.user_id = ${to}
    where a.user_id = ${from} order by a.event_id`.execute(tx)
  return rows.map((row) => row.event_id)
}

/** Deletes the weaker of two registrations for one event, because a user takes one seat. A second seat is released. */
const deleteWeaker = async (tx: Tx, { from, to }: { from: number; to: number }, deps: Deps) => {
  const eventIds = await eventsOfBoth(tx, from, to)
  await lockSeatsOf(tx, eventIds)
  const byEvent = Map.groupBy(await findParticipantsOf(tx, eventIds, [from, to]), ({ event_id }) => event_id)
  const pairs = [...byEvent.values()].flatMap((both) => pairOf(both, from))
  await removeParticipants(
    tx,
    pairs.map((pair) => (isSourceStronger(pair) ? pair.target.id : pair.source.id)),
  )
  const released = pairs.filter(({ source, target }) => source.state === 'approved' && target.state === 'approved').map(({ source }) => source)
  await addTaken(tx, released.map(releasedSeatOf))
  const withFreeSeat = released.map(({ event_id }) => event_id)
  await admitWaitingAt(tx, withFreeSeat, deps)
}

type Pair = { source: ParticipantRow; target: ParticipantRow }

/** An approved registration is stronger than any other, and a cancelled one weaker. Otherwise that of the surviving account stays. */
const isSourceStronger = ({ source, target }: Pair): boolean =>
  target.state === 'noRequest' || (source.state === 'approved' && target.state !== 'approved')

const pairOf = (both: readonly ParticipantRow[], from: number): Pair[] => {
  const [source, target] = [both.find(({ user_id }) => user_id === from), both.find(({ user_id }) => user_id !== from)]
  return source && target ? [{ source, target }] : []
}
