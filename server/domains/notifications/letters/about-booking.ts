import { sql } from 'kysely'
import type { Db } from '../../../kernel/db.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import type { NotificationRow } from '../store.ts'

type Booking = { comment: string | null; space: string; address: string }
type About = Pick<NotificationRow, 'data' | 'booking'>

/** The place of a booking, and the reason of a decision. None if the booking was erased meanwhile. Indexes: primary keys. */
export const bookingLines = async (db: Db, { data, booking: meeting }: About, { notices }: ReaderContext['words']): Promise<string[]> => {
  const { bookingId, decision } = data
  if (bookingId === undefined) return []
  const { rows } = await sql<Booking>`
    select r.comment, s.name as space, p.address
    from reservations r join spaces s on s.id = r.space_id join places p on p.id = s.place_id
    where r.id = ${bookingId}`.execute(db)
  const [booking] = rows
  if (!booking) return []
  const where = [booking.space, meeting?.halls, booking.address].filter(Boolean).join(', ')
  return [where, ...(decision && booking.comment ? [notices.letter.comment(booking.comment)] : [])]
}
