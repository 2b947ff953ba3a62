import { sql } from 'kysely'
import type { Tx } from '../../kernel/db.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { notifyOfErasedMeetings } from './erased-author.ts'

/** Meetings belong to their author and go with the account, which frees their halls. The halls of an event belong to the event. */
export const bookingsPersonalData: PersonalData = {
  collect: async (db, userId) => ({
    rows: {
      bookings: await db
        .selectFrom('reservations as r')
        .innerJoin('spaces as s', 's.id', 'r.space_id')
        .select([
          'r.id',
          's.name as space',
          'r.event_id as eventId',
          'r.theme',
          'r.agenda',
          'r.equipment',
          'r.starts_at as startsAt',
          'r.ends_at as endsAt',
        ])
        .select(['r.status', 'r.comment', 'r.cancelled_at as cancelledAt', 'r.created_at as createdAt', 'r.attended_at as attendedAt'])
        .select((eb) => eb.selectFrom('booking_series as x').select('x.series_id').whereRef('x.reservation_id', '=', 'r.id').as('series'))
        .select(
          sql<string[]>`array(select h.name from reserved_halls x join halls h on h.id = x.hall_id where x.reservation_id = r.id order by h.id)`.as(
            'halls',
          ),
        )
        .where('r.user_id', '=', userId)
        .orderBy('r.id')
        .execute(),
      meetings: await db
        .selectFrom('reservation_participants as x')
        .innerJoin('reservations as r', 'r.id', 'x.reservation_id')
        .innerJoin('spaces as s', 's.id', 'r.space_id')
        .select([
          'r.id',
          's.name as space',
          'r.theme',
          'r.starts_at as startsAt',
          'r.ends_at as endsAt',
          'x.added_at as addedAt',
          'x.attended_at as attendedAt',
        ])
        .where('x.user_id', '=', userId)
        .orderBy('r.id')
        .execute(),
    },
  }),
  erase: async (tx, userId, deps) => {
    await notifyOfErasedMeetings(tx, userId, deps)
    await sql`delete from reservations where user_id = ${userId} and event_id is null`.execute(tx)
    await tx.updateTable('reservations').set({ user_id: null }).where('user_id', '=', userId).execute()
    await tx.updateTable('reservations').set({ decided_by: null }).where('decided_by', '=', userId).execute()
    await tx.deleteFrom('reservation_participants').where('user_id', '=', userId).execute()
    await renameMarks(tx, userId, null)
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('reservations').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('reservations').set({ decided_by: to }).where('decided_by', '=', from).execute()
    await sql`insert into reservation_participants as x (reservation_id, user_id, added_at, attended_at, attended_by)
      select reservation_id, ${to}, added_at, attended_at, attended_by from reservation_participants where user_id = ${from}
      on conflict (reservation_id, user_id) do update set attended_at = coalesce(x.attended_at, excluded.attended_at),
        attended_by = case when x.attended_at is null then excluded.attended_by else x.attended_by end`.execute(tx)
    await tx.deleteFrom('reservation_participants').where('user_id', '=', from).execute()
    await renameMarks(tx, from, to)
  },
}

/** Marks of attendance that the user made as space staff. */
const renameMarks = async (tx: Tx, from: number, to: number | null) => {
  await tx.updateTable('reservations').set({ attended_by: to }).where('attended_by', '=', from).execute()
  await tx.updateTable('reservation_participants').set({ attended_by: to }).where('attended_by', '=', from).execute()
}
