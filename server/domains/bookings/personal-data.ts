import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'

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
        .select(['r.status', 'r.comment', 'r.cancelled_at as cancelledAt', 'r.created_at as createdAt'])
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
        .select(['r.id', 's.name as space', 'r.theme', 'r.starts_at as startsAt', 'r.ends_at as endsAt', 'x.added_at as addedAt'])
        .where('x.user_id', '=', userId)
        .orderBy('r.id')
        .execute(),
    },
  }),
  erase: async (tx, userId) => {
    await sql`delete from reservations where user_id = ${userId} and event_id is null`.execute(tx)
    await tx.updateTable('reservations').set({ user_id: null }).where('user_id', '=', userId).execute()
    await tx.updateTable('reservations').set({ decided_by: null }).where('decided_by', '=', userId).execute()
    await tx.deleteFrom('reservation_participants').where('user_id', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await tx.updateTable('reservations').set({ user_id: to }).where('user_id', '=', from).execute()
    await tx.updateTable('reservations').set({ decided_by: to }).where('decided_by', '=', from).execute()
    await sql`insert into reservation_participants (reservation_id, user_id, added_at)
      select reservation_id, ${to}, added_at from reservation_participants where user_id = ${from} on conflict do nothing`.execute(tx)
    await tx.deleteFrom('reservation_participants').where('user_id', '=', from).execute()
  },
}
