import type { Event } from '../../../contract/events/events.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { inBrowserZone, toZonedInstant, toZoneOf, type ZonedInstant } from '../../kernel/zoned-time.ts'
import { useScripts } from '../../ui/use-scripts.ts'
import { useCardTime } from './card-time.ts'
import { spanIn, spanInOwnZone } from './span.ts'

type Timed = Pick<Event, 'dateStart' | 'dateEnd' | 'timezoneName' | 'format' | 'onlineWithSpace' | 'hasLive'>
type Props = { event: Timed; now: string }

/** The time of an event, told as on its card. A meeting in another zone that is also streamed has the viewer's time beside. */
export const When = ({ event, now }: Props) => {
  const t = useWords()
  const locale = useLocale()
  const zone = event.timezoneName
  const isOnline = event.format === 'online'
  const start = toZonedInstant(event.dateStart, zone)
  const { at, zone: mark } = useCardTime({ dateStart: start, timezoneName: zone, isStream: isOnline && !event.onlineWithSpace })
  const { date, hours } = spanIn({ dateStart: at, dateEnd: toZoneOf(at, event.dateEnd) }, { locale, zone, now })
  const isStreamed = isOnline || event.hasLive
  return (
    <div className="flex gap-4">
      <DateTile at={at} zone={zone} />
      <div>
        <h2 className="sr-only">{t.eventPage.when}</h2>
        <p className="text-lg leading-snug font-semibold first-letter:uppercase">
          <time dateTime={event.dateStart}>{date}</time>
        </p>
        <p className="text-ink-soft">{[hours, mark].filter(Boolean).join(' ')}</p>
        {mark && isStreamed && <OwnTime event={event} now={now} />}
      </div>
    </div>
  )
}

const DateTile = ({ at, zone }: { at: ZonedInstant; zone: string }) => {
  const locale = useLocale()
  const formatAs = (kind: 'day' | 'month') => format(at, { locale, zone, kind })
  return (
    <div className="flex h-14 w-14 shrink-0 flex-col items-center overflow-hidden rounded-xl border border-line bg-surface" aria-hidden="true">
      <span className="w-full bg-sunken text-center text-xs leading-5 text-ink-soft">{formatAs('month')}</span>
      <span className="text-xl leading-8 font-semibold">{formatAs('day')}</span>
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
