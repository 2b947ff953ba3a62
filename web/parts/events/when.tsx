import type { Event } from '../../../contract/events/events.ts'
import { format, zoneName } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { inBrowserZone } from '../../kernel/zoned-time.ts'
import { useScripts } from '../../ui/use-scripts.ts'
import { spanIn, spanInOwnZone } from './span.ts'

type Props = { event: Pick<Event, 'dateStart' | 'dateEnd' | 'timezoneName' | 'city'>; now: string }

/** The event's time in its own zone, and in the user's zone when it differs. */
export const When = ({ event, now }: Props) => {
  const t = useWords()
  const locale = useLocale()
  const zone = event.timezoneName
  const { date, hours } = spanIn(event, { locale, zone, now })
  return (
    <div className="flex gap-4">
      <DateTile event={event} />
      <div>
        <h2 className="sr-only">{t.eventPage.when}</h2>
        <p className="text-lg leading-snug font-semibold first-letter:uppercase">
          <time dateTime={event.dateStart}>{date}</time>
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          {hours && <span>{hours}</span>}
          <span>{[event.city?.name, zoneName(event.dateStart, zone)].filter(Boolean).join(', ')}</span>
        </p>
        <OwnTime event={event} now={now} />
      </div>
    </div>
  )
}

const DateTile = ({ event }: Pick<Props, 'event'>) => {
  const locale = useLocale()
  const formatAs = (kind: 'day' | 'month') => format(event.dateStart, { locale, zone: event.timezoneName, kind })
  return (
    <div className="flex h-14 w-14 shrink-0 flex-col items-center overflow-hidden rounded-xl border border-line bg-surface" aria-hidden="true">
      <span className="w-full bg-sunken text-center text-xs leading-5 text-ink-soft">{formatAs('month').replace('.', '')}</span>
      <span className="text-xl leading-8 font-semibold">{formatAs('day').replace(/\D+/g, '')}</span>
    </div>
  )
}

const OwnTime = ({ event, now }: Props) => {
  const t = useWords()
  const locale = useLocale()
  const ownSpan = useScripts() ? { dateStart: inBrowserZone(event.dateStart), dateEnd: inBrowserZone(event.dateEnd) } : event
  const own = spanInOwnZone(event, ownSpan, { locale, zone: event.timezoneName, now })
  return own && <p className="text-sm text-ink-soft">{t.eventPage.yourTime(own)}</p>
}
