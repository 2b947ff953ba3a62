import { sql } from 'kysely'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { countFormats, lockSeats, moveSeats, opposite, type Seats } from './seats.ts'
import { changeParticipants, findParticipant } from './store.ts'
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
  // what is over stays as a number of the event; seats of what is to come go to those who wait
  erase: async (tx, userId, deps) => {
    const shown = await allOf(tx, userId)
    for (const eventId of await aheadOf(tx, userId, deps.now)) {
      const seats = await giveBack(tx, eventId, userId)
      await admitWaiting(tx, seats, deps)
    }
    await tx.updateTable('event_participants').set({ comment: null }).where('user_id', '=', userId).execute()
    await tx.deleteFrom('favorites').where('user_id', '=', userId).execute()
    await invalidate(tx, shown.map(seatsTag))
  },
  move: async (tx, { from, to }) => {
    const shown = await allOf(tx, from)
    for (const eventId of await inBoth(tx, from, to)) await keepBetter(tx, eventId, from, to)
    await tx.updateTable('event_participants').set({ user_id: to }).where('user_id', '=', from).execute()
    await sql`insert into favorites (user_id, event_id, created_at)
      select ${to}, event_id, created_at from favorites where user_id = ${from} on conflict do nothing`.execute(tx)
    await tx.deleteFrom('favorites').where('user_id', '=', from).execute()
    await invalidate(tx, shown.map(seatsTag))
  },
}

/** Where the person is on the list: each of these events shows him, or counts him. Index: event_participants_user. */
const allOf = async (tx: Tx, userId: number): Promise<number[]> => {
  const rows = await tx.selectFrom('event_participants').select('event_id').where('user_id', '=', userId).where('state', '<>', 'noRequest').execute()
  return rows.map((row) => row.event_id)
}

const aheadOf = async (tx: Tx, userId: number, now: Date): Promise<number[]> => {
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

const giveBack = async (tx: Tx, eventId: number, userId: number): Promise<Seats> => {
  const seats = await lockSeats(tx, eventId)
  const participant = await findParticipant(tx, eventId, userId)
  if (!participant) return seats
  await changeParticipants(tx, [participant.id], { state: 'noRequest', waits_for_seat: false })
  return participant.state === 'approved' ? moveSeats(tx, seats, opposite(countFormats([participant]))) : seats
}

const inBoth = async (tx: Tx, from: number, to: number): Promise<number[]> => {
  const { rows } = await sql<{ event_id: number }>`
    select a.event_id from event_participants a join event_participants b on b.event_id = a.event_id and b.user_id = ${to}
    where a.user_id = ${from} order by a.event_id`.execute(tx)
  return rows.map((row) => row.event_id)
}

/** Of two places at one event the surer stays: one person takes one seat. */
const keepBetter = async (tx: Tx, eventId: number, from: number, to: number) => {
  const seats = await lockSeats(tx, eventId)
  const [theirs, own] = [await findParticipant(tx, eventId, from), await findParticipant(tx, eventId, to)]
  if (!theirs || !own) return
  const isTheirsBetter = theirs.state === 'approved' && own.state !== 'approved'
  const spare = isTheirsBetter ? own : theirs
  if (theirs.state === 'approved' && own.state === 'approved') await moveSeats(tx, seats, opposite(countFormats([theirs])))
  await tx.deleteFrom('event_participants').where('id', '=', spare.id).execute()
}
