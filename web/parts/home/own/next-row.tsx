import { Link } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useLocale } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { useCardTime } from '../../events/card-time.ts'
import { OwnState } from '../../participation/own-state.tsx'
import type { NextCard } from './next-card.ts'
import { usePlace } from './next-event.tsx'

/** A later event of the user. */
export const NextRow = ({ event }: { event: NextCard }) => {
  const locale = useLocale()
  const { at, zone } = useCardTime(event)
  const place = usePlace(event)
  const formatAs = (kind: 'day' | 'month' | 'time') => format(at, { locale, zone: event.timezoneName, kind })
  return (
    <article className="relative flex gap-4 rounded-2xl border border-line bg-surface p-4 hover:bg-sunken has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent">
      <time dateTime={event.dateStart} className="flex w-16 shrink-0 flex-col items-center self-start rounded-xl bg-sunken py-1.5 text-sm">
        <span className="text-xl leading-none font-semibold">{formatAs('day').replace(/\D+/g, '')}</span>
        <span>{formatAs('month')}</span>
        <span className="text-ink-soft">{formatAs('time')}</span>
        {zone && <span className="text-xs text-ink-soft">{zone}</span>}
      </time>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <h2 className="line-clamp-3 leading-snug font-semibold hyphens-auto wrap-break-word">
          <Link to={paths.event(event.id)} className="outline-none after:absolute after:inset-0">
            {event.name}
          </Link>
        </h2>
        <p className="line-clamp-1 text-sm text-ink-soft">{place}</p>
        <OwnState isCanceled={event.isCanceled} own={event.own} />
      </div>
    </article>
  )
}
