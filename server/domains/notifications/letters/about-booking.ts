import { sql } from 'kysely'
import type { Db } from '../../../kernel/db.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import type { NotificationData } from '../store.ts'

type Booking = { comment: string | null; space: string; halls: string; address: string }

/** The place of a booking, and the reason of a decision. None if the booking was erased meanwhile. Indexes: primary keys. */
export const bookingLines = async (db: Db, { bookingId, decision }: NotificationData, { notices }: ReaderContext['words']): Promise<string[]> => {
  if (bookingId === undefined) return []
  const { rows } = await sql<Booking>`
    select r.comment, s.name as space, p.address,
      (select coalesce(string_agg(h.name, ', ' order by h.id), '') from reserved_halls x join halls h on h.id = x.hall_id
        where x.reservation_id = r.id and not x.is_proposed) as halls
    from reservations r join spaces s on s.id = r.space_id join places p on p.id = s.place_id
    where r.id = ${bookingId}`.execute(db)
  const [booking] = rows
  if (!booking) return []
  const where = [booking.space, booking.halls, booking.address].filter(Boolean).join(', ')
  return [where, ...(decision && booking.comment ? [notices.letter.comment(booking.comment)] : [])]
}
