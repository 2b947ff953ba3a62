import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import { locales } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Announce } from '../../kernel/facts.ts'
import { notify } from '../notifications/notify.ts'
import { withTime } from '../notifications/present.ts'

type Deps = { announce: Announce; now: Date }
type Meeting = { spaceId: number; space: string; startsAt: Date; endsAt: Date; zone: string; halls: string; participants: number[] }

/** Participants learn that the meetings of an erased author are off. The notice stores its text, because the bookings are deleted with the account. */
export const notifyOfErasedMeetings = async (tx: Tx, userId: number, { announce, now }: Deps): Promise<void> => {
  for (const { spaceId, participants, ...meeting } of await upcomingMeetings(tx, userId, now))
    await notify({ announce, clock: () => now }, tx, {
      to: participants,
      type: notificationTypes.bookingDecision,
      data: { kind: 'bookingCancelled', spaceId, linkHref: '/my-booking-rooms' },
      texts: textsOf(meeting, now),
    })
}

/** Without the theme, which the author wrote. */
const textsOf = ({ space, halls, startsAt, endsAt, zone }: Omit<Meeting, 'spaceId' | 'participants'>, now: Date) =>
  Object.fromEntries(
    locales.map((locale) => {
      const { notices, occasions } = dictionaries[locale]
      const names = { user: '', event: '', quiz: '', team: '', organization: '', booking: notices.aBooking, decision: null }
      const text = occasions.bookingCancelled.text({ ...names, space, halls, others: 0 })
      return [locale, withTime(text, { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), zone, writtenAt: now }, locale)]
    }),
  )

/** Indexes: reservations_user, the primary keys. */
const upcomingMeetings = async (tx: Tx, userId: number, now: Date): Promise<Meeting[]> => {
  const { rows } = await sql<Meeting>`
    select r.space_id as "spaceId", s.name as space, r.starts_at as "startsAt", r.ends_at as "endsAt", coalesce(p.zone, c.zone) as zone,
      (select coalesce(string_agg(h.name, ', ' order by h.id), '') from reserved_halls x join halls h on h.id = x.hall_id
        where x.reservation_id = r.id and not x.is_proposed) as halls, g.ids as participants
    from reservations r join spaces s on s.id = r.space_id join places p on p.id = s.place_id join cities c on c.id = p.city_id
    cross join lateral (select array_agg(x.user_id order by x.user_id) as ids from reservation_participants x
      where x.reservation_id = r.id and x.user_id <> ${userId}) g
    where r.user_id = ${userId} and r.event_id is null and r.is_holding and r.starts_at > ${now} and g.ids is not null
    order by r.starts_at, r.id`.execute(tx)
  return rows
}
