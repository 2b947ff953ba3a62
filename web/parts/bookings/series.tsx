import { Link } from 'react-router'
import type { Booking } from '../../../contract/bookings/bookings.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { BookingState } from './booking-state.tsx'

/** The meetings that were booked together with a booking. */
export const Series = ({ booking: { id, spaceId, series } }: { booking: Booking }) => {
  const t = useWords().bookings.series
  const locale = useLocale()
  const words = (date: string) => format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'fullDate' })
  return (
    <details className="max-w-3xl rounded-2xl border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-medium">{t.of(series.length)}</summary>
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {series.map((meeting) => (
          <li key={meeting.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
            {meeting.id === id ? (
              <span aria-current="true" className="font-medium">
                {words(meeting.date)}, {meeting.start}
              </span>
            ) : (
              <Link to={paths.booking(spaceId, meeting.id)} className="text-accent underline underline-offset-4">
                {words(meeting.date)}, {meeting.start}
              </Link>
            )}
            <BookingState booking={meeting} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** True if later meetings of the series still hold their halls. */
export const hasLater = ({ date, start, series }: Booking): boolean =>
  series.some((meeting) => !meeting.cancelled && meeting.status !== 'rejected' && `${meeting.date} ${meeting.start}` > `${date} ${start}`)
