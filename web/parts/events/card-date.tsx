import { format } from '../../kernel/format.ts'
import { useLocale } from '../../kernel/words.tsx'
import type { ZonedInstant } from '../../kernel/zoned-time.ts'

type Props = {
  /** The start for machines. */
  start: string
  /** The start as it is shown. */
  at: ZonedInstant | string
  timezoneName: string
  /** The zone mark, where the reader needs one. */
  zone?: string | null
}

/** The date of a card: the day in large type, with month, weekday and time beside it. */
export const CardDate = ({ start, at, timezoneName, zone = null }: Props) => {
  const locale = useLocale()
  const formatAs = (kind: 'day' | 'longMonth' | 'weekday' | 'time') => format(at, { locale, zone: timezoneName, kind })
  return (
    <p>
      <time dateTime={start} className="flex items-center gap-2.5">
        <span className="text-3xl leading-none font-semibold">{formatAs('day').replace(/\D+/g, '')}</span>
        <span className="flex flex-col text-sm leading-tight">
          <span>{formatAs('longMonth')}</span>
          <span className="text-ink-soft">
            {`${formatAs('weekday')}, ${formatAs('time')}`}
            {zone && ` ${zone}`}
          </span>
        </span>
      </time>
    </p>
  )
}
