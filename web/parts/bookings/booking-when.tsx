import type { Booking } from '../../../contract/bookings/bookings.ts'
import { format } from '../../kernel/format.ts'
import { useLocale } from '../../kernel/words.tsx'

/** The day and the time by the clock of the space. */
export const useWhen = () => {
  const locale = useLocale()
  const day = (date: string) => format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'fullDate' })
  return ({ date, dateEnd, start, end }: Pick<Booking, 'date' | 'dateEnd' | 'start' | 'end'>): string =>
    date === dateEnd || end === '24:00' ? `${day(date)}, ${start}–${end}` : `${day(date)}, ${start} – ${day(dateEnd)}, ${end}`
}
