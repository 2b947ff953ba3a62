import { sql } from 'kysely'
import { type Locale, languageTags } from '../../../../contract/locales.ts'
import type { Db } from '../../../kernel/db.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import type { NotificationData } from '../store.ts'

type Booking = { starts_at: Date; ends_at: Date; zone: string; comment: string | null; space: string; halls: string; address: string }

/** Time and place of a booking, and the reason of a decision. None if the booking was erased meanwhile. Indexes: primary keys. */
export const bookingLines = async (
  db: Db,
  { bookingId, decision }: NotificationData,
  { words, locale }: { words: ReaderContext['words']; locale: Locale },
): Promise<string[]> => {
  if (bookingId === undefined) return []
  const { rows } = await sql<Booking>`
    select r.starts_at, r.ends_at, coalesce(p.zone, c.zone) as zone, r.comment, s.name as space, p.address,
      (select coalesce(string_agg(h.name, ', ' order by h.id), '') from reserved_halls x join halls h on h.id = x.hall_id
        where x.reservation_id = r.id and not x.is_proposed) as halls
    from reservations r join spaces s on s.id = r.space_id join places p on p.id = s.place_id join cities c on c.id = p.city_id
    where r.id = ${bookingId}`.execute(db)
  const [booking] = rows
  if (!booking) return []
  const { letter } = words.notices
  const where = [booking.space, booking.halls, booking.address].filter(Boolean).join(', ')
  return [letter.bookedFor(whenOf(booking, locale), where), ...(decision && booking.comment ? [letter.comment(booking.comment)] : [])]
}

const whenOf = ({ starts_at, ends_at, zone }: Booking, locale: Locale): string => {
  const format = new Intl.DateTimeFormat(languageTags[locale], { timeZone: zone, day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
  return format.formatRange(starts_at, ends_at)
}
